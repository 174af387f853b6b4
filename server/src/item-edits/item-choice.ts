import type { ClientSession, Types } from 'mongoose';
import { MAX_EDITED_ITEMS } from '../../../domain/item-edits/edit-sizes.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import type { PetWhere } from '../catalogue/pet/pets.inputs.ts';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import { toObjectId } from '../database/object-id.ts';
import { badInput, DomainError, notFound } from '../platform/domain-error.ts';

const PAGE_SIZE = 100;

/** Which items are to be changed: those of some ids, or all that a list has. */
export interface ItemChoice {
  readonly where?: PetWhere | null;
  readonly search?: string | null;
  readonly ids?: readonly string[] | null;
}

/**
 * In the order of their ids.
 *
 * @throws DomainError BAD_USER_INPUT where nothing is chosen; NOT_FOUND; PAYLOAD_TOO_LARGE for more than one edit changes
 */
export async function chosenIds(choice: ItemChoice, search: CatalogueSearch): Promise<Types.ObjectId[]> {
  const { where, ids } = choice;
  if (!ids && !where && !choice.search) throw badInput({ ids: 'Choose items, or say which by a filter' });
  const found = new Set(ids ?? (await idsOfList(choice, search)));
  if (found.size > MAX_EDITED_ITEMS) throw tooMany();
  return [...found].sort().map((id) => toObjectId(id, 'Item'));
}

/** @throws DomainError NOT_FOUND where one is gone */
export async function readChosen(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<PetRecord[]> {
  const records = await readThere(ids, session);
  if (records.length < ids.length) throw notFound('Item');
  return records;
}

/** Those of them that are still in the database. */
export function readThere(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<PetRecord[]> {
  return PetModel.find({ _id: { $in: [...ids] } })
    .sort({ _id: 1 })
    .session(session)
    .lean<PetRecord[]>()
    .exec();
}

async function idsOfList({ where, search: words }: ItemChoice, search: CatalogueSearch): Promise<string[]> {
  const list = { where: where ?? null, search: words ?? null, orderBy: 'newest', showRetired: true } as const;
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await search.page(list, { first: PAGE_SIZE, after }, ['_id']);
    ids.push(...page.edges.map(({ node }) => node._id));
    if (ids.length > MAX_EDITED_ITEMS) throw tooMany();
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage || !endCursor) return ids;
    after = endCursor;
  }
}

function tooMany(): DomainError {
  return new DomainError(
    'PAYLOAD_TOO_LARGE',
    `At most ${MAX_EDITED_ITEMS.toLocaleString('en-US')} items are changed at a time: choose fewer, one category or type after another`,
  );
}
