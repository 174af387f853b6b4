import { fetchAsAccount, refusalIn } from '../../../lib/session/fetch-as-account.ts';
import type { Session } from '../../../lib/session/session.tsx';

export type ImportState = 'uploaded' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';
type Count = 'created' | 'changed' | 'unchanged' | 'kept' | 'bad';

/** A row of the file that something is said of. */
interface Remark {
  readonly line: number;
  readonly reason: string;
}

/** What the first rows say and would do (server/src/exchange/jobs/import-view.ts). */
export interface ImportPreview {
  readonly targets: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly lookedAt: number;
  readonly items: readonly {
    readonly line: number;
    readonly _id: string | null;
    readonly petname: string;
    readonly changes: readonly {
      readonly field: string;
      readonly before: string | null;
      readonly after: string;
    }[];
  }[];
  readonly counts: Readonly<Record<Count, number>>;
  readonly badRows: readonly Remark[];
  readonly kept: readonly (Remark & { readonly field: string })[];
}

/** How somebody says that a file is to be read. */
export interface ImportReading {
  readonly mapping: readonly (string | null)[];
  readonly setsStock: boolean;
  readonly defaults: { readonly category?: string; readonly type?: string };
}

export interface ItemImport extends ImportReading {
  readonly _id: string;
  readonly name: string;
  readonly state: ImportState;
  readonly by: string;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly system: 'own' | 'shopify' | 'woocommerce' | 'list';
  readonly encoding: string;
  readonly separator: string;
  readonly headings: readonly string[];
  readonly rowCount: number;
  readonly counts: Readonly<Record<Count | 'undone' | 'notUndone', number>>;
  readonly progress: number;
  readonly problem: string | null;
  readonly preview?: ImportPreview;
  readonly notUndone?: readonly { readonly id: string; readonly petname: string; readonly reason: string }[];
}

type GetToken = Session['getToken'];

const path = '/admin/imports';

export async function listImports(getToken: GetToken): Promise<readonly ItemImport[]> {
  return (await ask<{ imports: readonly ItemImport[] }>(getToken, path)).imports;
}

export function getImport(id: string, getToken: GetToken): Promise<ItemImport> {
  return ask(getToken, pathOf(id));
}

/** @throws Error in the shop's words for what is no table */
export function bringFile(file: File, getToken: GetToken): Promise<ItemImport> {
  return ask(getToken, `${path}?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: file,
  });
}

export function readImport(id: string, reading: ImportReading, getToken: GetToken): Promise<ItemImport> {
  return ask(getToken, pathOf(id), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reading),
  });
}

export function moveImport(id: string, deed: 'start' | 'undo', getToken: GetToken): Promise<ItemImport> {
  return ask(getToken, `${pathOf(id)}/${deed}`, { method: 'POST' });
}

export function badRowsPath(id: string): string {
  return `${pathOf(id)}/bad-rows.csv`;
}

function pathOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}

async function ask<Answer>(getToken: GetToken, address: string, request?: RequestInit): Promise<Answer> {
  const answer = await fetchAsAccount(getToken, address, request);
  if (answer.ok) return (await answer.json()) as Answer;
  const refusal = await refusalIn(answer);
  throw new Error(refusal?.message ?? 'The shop could not do that. Please try again in a moment.');
}
