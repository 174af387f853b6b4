import type { DocumentNode } from 'graphql';
import { type ComponentType, lazy, useMemo } from 'react';

export interface FetchedPage<Props> {
  readonly Component: ComponentType<Props>;
  /** What it asks for first. */
  readonly documents?: readonly DocumentNode[];
}

/** Where the code of a page comes from. */
export class PageSource<Props> {
  fetched: FetchedPage<Props> | undefined;
  readonly Later = lazy(async () => ({ default: (await this.fetch()).Component }));

  constructor(private readonly bring: () => Promise<FetchedPage<Props>>) {}

  /** Once; again after it did not arrive. */
  async fetch(): Promise<FetchedPage<Props>> {
    this.fetched ??= await this.bring();
    return this.fetched;
  }
}

interface LazyPageProps<Props> {
  readonly source: PageSource<Props>;
  readonly props: Props;
}

/** A page whose code comes by itself. */
export function LazyPage<Props extends object>({ source, props }: LazyPageProps<Props>) {
  // What is here already is drawn at once: to wait for it, however shortly, would show that something loads.
  const Shown: ComponentType<Props> = useMemo(
    () => source.fetched?.Component ?? (source.Later as unknown as ComponentType<Props>),
    [source],
  );
  return <Shown {...props} />;
}
