import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useOnReconnect } from '../../../lib/network-status.ts';
import { useSession } from '../../../lib/session/session.tsx';
import {
  type ChosenFile,
  ImportRefusal,
  type ImportReport,
  importFile,
  lookAtFile,
  type Reading,
} from './csv-import.ts';
import type { ImportKind } from './import-kinds.ts';

interface ImportState {
  readonly file: ChosenFile | null;
  readonly isBusy: 'no' | 'looking' | 'importing';
  /** What the file would do; null until the shop has looked at it. */
  readonly report: ImportReport | null;
  /** Why it could not be looked at. */
  readonly error?: Error;
  /** Why it was not imported, beside what it would do. */
  readonly problem?: string;
}

const nothing: ImportState = { file: null, isBusy: 'no', report: null };

/** A file of items or animals, from the choice to the import. */
export function useCsvImport({ path, many, forget }: ImportKind) {
  const { getToken } = useSession();
  const { cache } = useApolloClient();
  const [state, setState] = useState(nothing);
  // Of files that are chosen one after another, and ways to read them, the last one counts.
  const latest = useRef<File | ChosenFile | null>(null);
  const reading = useRef<Reading>({});

  async function choose(chosen: File | null): Promise<void> {
    latest.current = chosen;
    setState(nothing);
    if (!chosen) return;
    const copy = await chosen.arrayBuffer().catch(() => null);
    if (latest.current !== chosen) return;
    if (copy) await look({ content: new Blob([copy]), reading: reading.current });
    else setState({ ...nothing, error: new Error('The file cannot be read.') });
  }

  function readAs(next: Reading): void {
    reading.current = next;
    if (state.file) void look({ ...state.file, reading: next });
  }

  async function look(file: ChosenFile, problem?: string): Promise<void> {
    latest.current = file;
    const before = { file, report: null, ...(problem && { problem }) };
    setState({ ...before, isBusy: 'looking' });
    const outcome = await lookAtFile(path, file, getToken).then(
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
      const done = await importFile(path, file, report, getToken);
      forget(cache, done);
      setState(nothing);
      return done;
    } catch (error) {
      const { message } = error as Error;
      const isOutdated = error instanceof ImportRefusal && error.isOutdated;
      if (isOutdated)
        await look(
          file,
          `${many} have changed since you looked, so nothing was imported. This is what the file would do now.`,
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
    readAs,
    choose: (file: File | null) => void choose(file),
    lookAgain: () => (state.file ? look(state.file) : undefined),
    run,
  };
}
