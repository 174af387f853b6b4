import type { DocumentNode } from 'graphql';
import { type ComponentType, Fragment, lazy, type ReactNode, useMemo } from 'react';
import { LateCode } from '../lib/late-code.ts';

export interface FetchedPage<Props> {
  readonly Component: ComponentType<Props>;
  /** What it needs around it, beside what the shop has around every page. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  /** What it asks for first. */
  readonly documents?: readonly DocumentNode[];
}

/** Where the code of a page comes from. */
export class PageSource<Props extends object> extends LateCode<FetchedPage<Props>> {
  readonly Later = lazy(async () => {
    await this.fetch();
    return { default: FetchedPageShown<Props> };
  });
}

interface LazyPageProps<Props extends object> {
  readonly source: PageSource<Props>;
  readonly props: Props;
}

/** A page whose code comes by itself. */
export function LazyPage<Props extends object>({ source, props }: LazyPageProps<Props>) {
  // What is here already is drawn at once: to wait for it, however shortly, would show that something loads.
  const Shown: ComponentType<LazyPageProps<Props>> = useMemo(
    () => (source.arrived ? FetchedPageShown : source.Later),
    [source],
  );
  return <Shown source={source} props={props} />;
}

function FetchedPageShown<Props extends object>({ source: { arrived }, props }: LazyPageProps<Props>) {
  if (!arrived) return null;
  const { Component, Around = Fragment } = arrived;
  return (
    <Around>
      <Component {...props} />
    </Around>
  );
}
