import type { UpdateQuery } from 'mongoose';
import type { z } from 'zod';
import { type AnimalFactValues, animalFactNames } from '../../../domain/catalogue/animal-facts.ts';
import { factsFromTexts } from '../../../domain/catalogue/facts-from-name.ts';
import { animalFacts, optionalFacts } from '../../../domain/catalogue/item-fields.ts';
import { missingFacts, unfitFacts } from '../../../domain/catalogue/item-fit.ts';
import { skuKeyOf } from '../../../domain/catalogue/sku-key.ts';
import { petChangeRules, petRules } from '../../../domain/input/input-rules.ts';
import { typedStock } from '../../../domain/stock/stock-moves.ts';
import { MAX_STOCK, seenStockRules } from '../../../domain/stock/stock-rules.ts';
import { texts } from '../../../domain/text/texts.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import type { PetImage } from '../images/pet-image.entity.ts';
import { badInput, checkInput } from '../platform/domain-error.ts';
import { enteredFacts, requireAnimal } from './animal-fact-edits.ts';
import type { PetRecord } from './pet/pet-record.ts';
import { listingFieldsOf } from './search/listing-fields.ts';
import { nextMove } from './stock/stock-ledger.ts';

/** Stock of a product that the admin named no stock for. */
const DEFAULT_STOCK = 100;

/** Changes as the rules let them in; what is to be taken away is undefined. */
export type CheckedChanges = z.infer<typeof petChangeRules> & AnimalFactValues;

/**
 * A new item as it goes into the shop. Facts that are not given are those that its texts say.
 *
 * @throws DomainError BAD_USER_INPUT naming every bad field
 */
export function newItem(input: unknown) {
  const { stock, ...given } = checkInput(petRules, input);
  const facts = withoutUndefined(enteredFacts(input));
  requireAnimal(given.category, facts);
  const fields = { ...factsFromTexts(given), ...withoutUndefined(given), ...facts };
  const onShelf = {
    ...fields,
    availability: 'available' as const,
    ...(fields.category !== 'pets' && { stock: stock ?? DEFAULT_STOCK }),
  };
  return {
    ...onShelf,
    ...nextMove(undefined, onShelf.stock).$inc,
    ...listingFieldsOf(onShelf),
    ...(fields.sku && { skuKey: skuKeyOf(fields.sku) }),
  };
}
export type NewItem = ReturnType<typeof newItem>;

/**
 * Changes to an item by the rules, which do not depend on the item. What is empty is taken away where it may be.
 *
 * @throws DomainError BAD_USER_INPUT naming every bad field
 */
export function checkChanges(input: unknown): CheckedChanges {
  return { ...checkInput(petChangeRules, dropNulls(input)), ...takenAway(input), ...enteredFacts(input) };
}

/** The stock that whoever types another one saw. @throws DomainError BAD_USER_INPUT for what is no stock */
export function seenStockIn(input: unknown): number | undefined {
  return checkInput(seenStockRules, dropNulls(input)).stockWas;
}

/**
 * Changes whose stock was typed over one that was seen, as changes of what is there now.
 *
 * @throws DomainError BAD_USER_INPUT naming the stock where that is none
 */
export function sinceSeen(
  { stock: now }: PetRecord,
  changes: CheckedChanges,
  seen: number | undefined,
): CheckedChanges {
  if (changes.stock === undefined || now === undefined) return changes;
  const stock = typedStock(changes.stock, now, seen);
  if (stock < 0) throw badInput({ stock: `${now - stock} fewer is not possible: only ${now} are left` });
  if (stock > MAX_STOCK) throw badInput({ stock: 'At most 1,000,000' });
  return { ...changes, stock };
}

/**
 * What checked changes do to an item.
 *
 * @throws DomainError BAD_USER_INPUT for facts that it then lacks, or can not have
 */
export function changeOf(
  before: PetRecord,
  changes: CheckedChanges,
  image?: PetImage,
): UpdateQuery<PetRecord> {
  requirePossibleChange(before, changes);
  return updateOf(before, changes, image);
}

/** @throws DomainError BAD_USER_INPUT for facts that an item then lacks, or can not have */
export function requirePossibleChange(before: PetRecord, changes: CheckedChanges): void {
  const losesFact = animalFacts.some((fact) => fact in changes && changes[fact] === undefined);
  if (changes.category === 'pets' || losesFact) requireFacts({ ...before, ...changes });
  requireFit({ ...before, ...changes }, changes);
  requireAnimal(changes.category ?? before.category, factsIn(changes));
}

/** An item as a change leaves it. */
export function changedBy(before: PetRecord, { $set, $unset }: UpdateQuery<PetRecord>): PetRecord {
  const lost = Object.fromEntries(Object.keys($unset ?? {}).map((field) => [field, undefined]));
  return { ...before, ...$set, ...lost } as PetRecord;
}

/** @throws DomainError BAD_USER_INPUT for what becomes an animal and lacks what an animal must have */
function requireFacts(pet: Partial<PetRecord>): void {
  const missing = missingFacts(pet);
  if (missing.length === 0) return;
  throw badInput(Object.fromEntries(missing.map((fact) => [fact, texts.fieldRequired])));
}

/** @throws DomainError BAD_USER_INPUT for facts that are given to an item which can not have them */
function requireFit(after: Partial<PetRecord>, changes: CheckedChanges): void {
  const unfit = Object.entries(unfitFacts(after)).filter(([fact]) => changes[fact as keyof CheckedChanges]);
  if (unfit.length > 0) throw badInput(Object.fromEntries(unfit));
}

function updateOf(
  before: PetRecord,
  changes: CheckedChanges,
  image: PetImage | undefined,
): UpdateQuery<PetRecord> {
  // Facts of before that what it becomes can not have go with what it was.
  const isAnimal = (changes.category ?? before.category) === 'pets';
  const outdated = [
    ...Object.keys(unfitFacts({ ...before, ...changes })),
    ...(isAnimal ? [] : Object.keys(factsIn(before))),
  ];
  const lost = Object.fromEntries(outdated.map((fact) => [fact, undefined]));
  const after: PetRecord = { ...before, ...changes, ...lost };
  // The stock is written only when it is given: sales change it while an admin types.
  const needsStock = !isAnimal && after.stock === undefined;
  const { stock, ...others } = changes;
  const { $set: fields, $unset: cleared } = setOrUnset({
    ...others,
    ...lost,
    ...skuKeyChange(after.sku, before.skuKey),
  });
  // What is read in this transaction is what is written over: a sale meanwhile would begin it again.
  const stockAfter = isAnimal ? undefined : (stock ?? after.stock ?? DEFAULT_STOCK);
  return {
    $set: {
      ...fields,
      ...(image && { image }),
      ...(!isAnimal && stock !== undefined && { stock }),
      ...(needsStock && { stock: DEFAULT_STOCK }),
      ...listingFieldsOf({ ...after, stock: stockAfter }),
    },
    ...nextMove(before.stock, stockAfter),
    $unset: { ...cleared, ...(isAnimal && { stock: '' }) },
  };
}

/** What its SKU is found by, where that changes. */
function skuKeyChange(sku: string | undefined, before: string | undefined): { skuKey?: string | undefined } {
  const skuKey = sku ? skuKeyOf(sku) : undefined;
  return skuKey === before ? {} : { skuKey };
}

function factsIn(fields: AnimalFactValues): AnimalFactValues {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => animalFactNames.some((one) => one === name)),
  );
}

function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** The facts that are sent as nothing: an item may lose them again. */
function takenAway(input: unknown): Partial<Record<(typeof optionalFacts)[number], undefined>> {
  if (typeof input !== 'object' || input === null) return {};
  const given = input as Record<string, unknown>;
  const empty = optionalFacts.filter((fact) => [null, '', false].some((nothing) => given[fact] === nothing));
  return Object.fromEntries(empty.map((fact) => [fact, undefined]));
}

/** GraphQL gives null for a field that is sent empty; but for what may be taken away, a change to nothing is no change. */
function dropNulls(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  );
}
