import { setTimeout as sleep } from 'node:timers/promises';
import type { Manner } from '../scenario/admin-request.ts';
import type { RequestedImport } from '../scenario/oracle.ts';
import { restUntilAnswered } from '../scenario/rest-request.ts';
import { productPrices, type Scenario, skuOf } from '../scenario/scenario.ts';

/** How long somebody looks on while a list is imported or taken back, in milliseconds. */
const PATIENCE_MS = 12_000;

/** Rows of which the shop knows nothing: with them a list is done in two parts. */
const UNKNOWN_ROWS = 110;

/** A list of what the goods of a run cost from now on, as a supplier sends it. */
export interface PriceList {
  readonly text: string;
  readonly setsStock: boolean;
}

/** @param place the number of the list in its run: no two of them say the same */
export function aPriceList({ name }: Scenario, place: number, setsStock: boolean): PriceList {
  const [cheap, dear] = productPrices.map((before) => {
    const price = Math.ceil(before) + 1 + place / 4;
    return `${skuOf(name, before)},${price.toFixed(2)}${setsStock ? `,${4 + place}` : ''}`;
  });
  const unknown = Array.from({ length: UNKNOWN_ROWS }, (_, row) => `${name} ${row},unknown`);
  const headings = `SKU,Price${setsStock ? ',Stock' : ''}`;
  return { text: [headings, cheap, ...unknown, dear, ''].join('\n'), setsStock };
}

/** Brings a list and has it imported. @returns null where the shop refuses */
export async function importFile(
  scenario: Scenario,
  manner: Manner,
  { text, setsStock }: PriceList,
  beforeImporting?: () => Promise<void>,
): Promise<RequestedImport | null> {
  const send = rest(scenario, manner);
  const { body } = await send('POST', `/admin/imports?name=list.csv`, { csv: text });
  const id: string | undefined = body._id;
  if (!id) return null;
  if (setsStock) {
    await send('PUT', `/admin/imports/${id}`, { json: { mapping: body.mapping, setsStock, defaults: {} } });
  }
  await beforeImporting?.();
  const requested: RequestedImport = { id, petIds: scenario.products, isUndone: false };
  scenario.oracle.imports.push(requested);
  await send('POST', `/admin/imports/${id}/start`);
  await lookOn(send, id, 'running');
  return requested;
}

export async function undoImport(scenario: Scenario, manner: Manner, list: RequestedImport): Promise<void> {
  const send = rest(scenario, manner);
  const { status } = await send('POST', `/admin/imports/${list.id}/undo`);
  list.isUndone = status === 200;
  await lookOn(send, list.id, 'undoing');
}

type Send = ReturnType<typeof rest>;

function rest(scenario: Scenario, { random, via }: Manner) {
  const { token } = random.pick(scenario.environment.admins);
  return async (method: string, path: string, body: object = {}) => {
    const answer = await restUntilAnswered(scenario.environment, { token, method, path, via, ...body });
    scenario.log.record(`goods keeper: ${method} ${path}: ${answer.status} ${answer.body.state ?? ''}`);
    return answer;
  };
}

/** Waits until it is done, as long as somebody would. */
async function lookOn(send: Send, id: string, state: 'running' | 'undoing'): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  do await sleep(250);
  while ((await send('GET', `/admin/imports/${id}`)).body.state === state && Date.now() < end);
}
