import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useOnReconnect } from '../../../lib/network-status.ts';
import { useSession } from '../../../lib/session/session.tsx';
import {
  ImportRefusal,
  type ImportReport,
  type ItemsFile,
  importItems,
  lookAtItems,
} from './items-import.ts';

interface ImportState {
  readonly file: ItemsFile | null;
  readonly isBusy: 'no' | 'looking' | 'importing';
  /** What the file would do; null until the shop has looked at it. */
  readonly report: ImportReport | null;
  /** Why it could not be looked at. */
  readonly error?: Error;
  /** Why it was not imported, beside what it would do. */
  readonly problem?: string;
}

const nothing: ImportState = { file: null, isBusy: 'no', report: null };

/** A file of items, from the choice to the import. */
export function useItemsImport() {
  const { getToken } = useSession();
  const { cache } = useApolloClient();
  const [state, setState] = useState(nothing);
  const [setsStock, setSetsStock] = useState(false);
  // Of files that are chosen one after another, and ways to read them, the last one counts.
  const latest = useRef<File | ItemsFile | null>(null);
  const latestSetsStock = useRef(false);

  async function choose(chosen: File | null): Promise<void> {
    latest.current = chosen;
    setState(nothing);
    if (!chosen) return;
    const copy = await chosen.arrayBuffer().catch(() => null);
    if (latest.current !== chosen) return;
    if (copy) await look({ content: new Blob([copy]), setsStock: latestSetsStock.current });
    else setState({ ...nothing, error: new Error('The file cannot be read.') });
  }

  /** @param isOn whether the stock of a file counts that does not say what it was */
  function readStock(isOn: boolean): void {
    latestSetsStock.current = isOn;
    setSetsStock(isOn);
    if (state.file) void look({ ...state.file, setsStock: isOn });
  }

  async function look(file: ItemsFile, problem?: string): Promise<void> {
    latest.current = file;
    const before = { file, report: null, ...(problem && { problem }) };
    setState({ ...before, isBusy: 'looking' });
    const outcome = await lookAtItems(file, getToken).then(
      (report) => ({ report }),
      (error: Error) => ({ error }),
    );
    if (latest.current === file) setState({ ...before, isBusy: 'no', ...outcome });
  }

  /** @returns what was done; null where nothing was */
  async function run(): Promise<ImportReport | null> {
    const { file, report } = state;
    if (!file || !report) return null;
    setState({ file, report, isBusy: 'importing' });
    try {
      const done = await importItems(file, report, getToken);
      cache.evict({ fieldName: 'pets' });
      cache.evict({ fieldName: 'allPets' });
      cache.gc();
      setState(nothing);
      return done;
    } catch (error) {
      const { message } = error as Error;
      const isOutdated = error instanceof ImportRefusal && error.isOutdated;
      if (isOutdated)
        await look(
          file,
          'Items have changed since you looked, so nothing was imported. This is what the file would do now.',
        );
      else setState({ file, report, isBusy: 'no', problem: message });
      return null;
    }
  }

  useOnReconnect(() => {
    if (state.file && state.error) void look(state.file);
  });

  return {
    ...state,
    setsStock,
    readStock,
    choose: (file: File | null) => void choose(file),
    lookAgain: () => (state.file ? look(state.file) : undefined),
    run,
  };
}
