import type { ApolloCache } from '@apollo/client';
import type { ImportReport } from './csv-import.ts';

/** What a file is about, and what becomes of it. */
export interface ImportKind {
  /** Where it is sent. */
  readonly path: string;
  /** "Item", "Items": what its rows say something of. */
  readonly one: string;
  readonly many: string;
  /** What it does, or would do, in a few words. */
  readonly summary: (report: ImportReport) => string;
  /** Has what is shown of them asked for anew. */
  readonly forget: (cache: ApolloCache, done: ImportReport) => void;
}

export const itemsImport: ImportKind = {
  ...{ path: '/admin/import/items.csv', one: 'Item', many: 'Items' },
  summary: ({ created, changed, unchanged }) =>
    `${counted(created, 'item')} added, ${changed.length} changed, ${unchanged.length} as before`,
  forget: (cache) => forgetFields(cache, ['pets', 'allPets']),
};

export const animalsImport: ImportKind = {
  ...{ path: '/admin/import/animals.csv', one: 'Animal', many: 'Animals' },
  summary: ({ changed, unchanged, kept }) =>
    [
      `${counted(changed, 'animal')} changed`,
      `${unchanged.length} as before`,
      ...(kept.length > 0 ? [`${counted(kept, 'row')} left out`] : []),
    ].join(', '),
  forget: (cache, { changed }) => {
    for (const { _id } of changed) {
      const id = cache.identify({ __typename: 'Pet', _id });
      if (id) for (const fieldName of ['file', 'facts']) cache.evict({ id, fieldName });
    }
    forgetFields(cache, ['pets', 'allPets', 'dueCare']);
  },
};

function counted({ length }: readonly unknown[], what: string): string {
  return `${length} ${length === 1 ? what : `${what}s`}`;
}

function forgetFields(cache: ApolloCache, names: readonly string[]): void {
  for (const fieldName of names) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
