import { type ComponentType, lazy, useMemo } from 'react';

/** Where the code of a page comes from. */
export class PageSource {
  fetched: ComponentType | undefined;
  readonly Later = lazy(async () => ({ default: await this.fetch() }));

  constructor(private readonly bring: () => Promise<ComponentType>) {}

  /** Once; again after it did not arrive. */
  async fetch(): Promise<ComponentType> {
    this.fetched ??= await this.bring();
    return this.fetched;
  }
}

/** A page whose code comes by itself. */
export function LazyPage({ source }: { readonly source: PageSource }) {
  // What is here already is drawn at once: to wait for it, however shortly, would show that something loads.
  const Shown = useMemo(() => source.fetched ?? source.Later, [source]);
  return <Shown />;
}
