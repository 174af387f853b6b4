import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { CountSheetQuery } from '../../../gql/graphql.ts';
import { readDraft } from '../../../lib/session/drafts.ts';
import { saveDraft } from '../../../lib/session/save-draft.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { CountSheetDocument, ShelvesDocument } from './stock.operations.ts';

const DRAFT = 'pet-store-count';

/** A line of a list, with the numbers that it was written with. */
export interface SheetLine {
  readonly id: string;
  readonly petname: string;
  readonly sku: string | null;
  readonly stock: number;
  readonly ordered: number;
}

/** A list of what stands on a shelf, as it was when somebody took it to count by. */
export interface Sheet {
  readonly shelf: string | null;
  readonly at: string;
  readonly lines: readonly SheetLine[];
}

/** Where goods stand. */
export function useShelves() {
  const { data, error, refetch } = useQuery(ShelvesDocument, { fetchPolicy: 'cache-and-network' });
  return { shelves: data?.shelves, error, refetch };
}

/**
 * The list that somebody counts by. It stays as it was written, through a reload too: what is sold meanwhile is known by
 * the difference.
 */
export function useCountSheet() {
  const client = useApolloClient();
  const { account } = useSession();
  const email = account?.email ?? '';
  const [sheet, setSheet] = useState<Sheet | null>(() => sheetIn(readDraft(DRAFT, email)));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  async function write(shelf: string | null) {
    setBusy(true);
    setError(null);
    try {
      keep(await readSheet(shelf));
    } catch (problem) {
      setError(problem instanceof Error ? problem : new Error(String(problem)));
    } finally {
      setBusy(false);
    }
  }

  function keep(next: Sheet) {
    setSheet(next);
    saveDraft(DRAFT, email, { sheet: next });
  }

  async function readSheet(shelf: string | null): Promise<Sheet> {
    const parts: CountSheetQuery['countSheet'][] = [];
    do parts.push(await readPart(shelf, parts.at(-1)?.next ?? null));
    while (parts.at(-1)?.next);
    const lines = parts.flatMap((part) => part.lines);
    return { shelf, at: parts[0]?.at ?? '', lines: lines.map(toLine) };
  }

  async function readPart(shelf: string | null, place: string | null) {
    const variables = { shelf, place };
    const { data } = await client.query({ query: CountSheetDocument, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The list did not come');
    return data.countSheet;
  }

  return { sheet, isBusy, error, write };
}

function toLine({ ordered, pet }: CountSheetQuery['countSheet']['lines'][number]): SheetLine {
  return { id: pet._id, petname: pet.petname, sku: pet.sku ?? null, stock: pet.stock ?? 0, ordered };
}

/** What was kept in the tab: nothing where somebody changed it. */
function sheetIn(draft: Readonly<Record<string, unknown>> | null): Sheet | null {
  const sheet = draft?.sheet as Sheet | null | undefined;
  return sheet && Array.isArray(sheet.lines) ? sheet : null;
}
