import type { UpdateQuery } from 'mongoose';
import type { z } from 'zod';
import { factsFromTexts } from '../../../domain/catalogue/facts-from-name.ts';
import {
  itemFacts,
  missingFacts,
  petChangeRules,
  petRules,
  unfitFacts,
} from '../../../domain/input/input-rules.ts';
import { texts } from '../../../domain/text/texts.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Database } from '../database/database.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { PetImage } from '../images/pet-image.entity.ts';
import { badInput, checkInput, notFound } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { type Pet, PetModel } from './pet/pet.entity.ts';
import { type PetRecord, toPet } from './pet/pet-record.ts';
import { auditOf } from './pet-audit.ts';
import type { PetsService } from './pets.service.ts';
import { listingFieldsOf } from './search/listing-fields.ts';
import type { WriteObserver } from './search/read-your-writes.ts';
import { countWords } from './search/words/word-index.ts';

/** Stock of a product that the admin named no stock for. */
const DEFAULT_STOCK = 100;

type PetChanges = z.infer<typeof petChangeRules>;

/** Puts items into the shop, and changes what is said of them. */
export class PetEditingService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly images: ImagesService,
    private readonly audit: AuditService,
    private readonly writeObserver: WriteObserver,
  ) {}

  /**
   * Adds an item, with its picture where there is one. Facts that are not given are those that its texts say.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad field; what ImagesService.store throws
   */
  async add(input: unknown, actor: Actor, picture?: Buffer): Promise<Pet> {
    const { stock, ...given } = checkInput(petRules, input);
    const fields = { ...factsFromTexts(given), ...withoutUndefined(given) };
    const image = picture && (await this.images.store(picture));
    const onShelf = {
      ...fields,
      availability: 'available' as const,
      ...(fields.category !== 'pets' && { stock: stock ?? DEFAULT_STOCK }),
    };
    const listedBy = listingFieldsOf(onShelf);
    const item = { ...onShelf, ...(image && { image }), ...listedBy };
    return this.db.transaction(async (session) => {
      const [created] = await PetModel.create([item], { session });
      const record = created?.toObject() as unknown as PetRecord;
      this.writeObserver.recordWrite(record._id, session);
      await countWords([], listedBy.searchWords, session);
      await this.audit.record(auditOf('add_pet', null, record, actor), session);
      return toPet(record);
    });
  }

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT; what ImagesService.store throws */
  async update(id: string, input: unknown, actor: Actor, picture?: Buffer): Promise<Pet> {
    const changes = { ...checkInput(petChangeRules, dropNulls(input)), ...takenAway(input) };
    const { _id } = await this.pets.get(id);
    const image = picture && (await this.images.store(picture));
    return this.db.transaction(async (session) => {
      const before = await PetModel.findById(_id).session(session).lean<PetRecord>();
      if (!before) throw notFound('Item');
      if (changes.category === 'pets') requireFacts({ ...before, ...changes });
      requireFit({ ...before, ...changes }, changes);
      this.writeObserver.recordWrite(before._id, session);
      const after = await PetModel.findByIdAndUpdate(_id, updateOf(before, changes, image), {
        session,
        returnDocument: 'after',
      }).lean<PetRecord>();
      if (!after) throw notFound('Item');
      await countWords(before.searchWords ?? [], after.searchWords ?? [], session);
      await this.audit.record(auditOf('update_pet', before, after, actor), session);
      return toPet(after);
    });
  }
}

/** @throws DomainError BAD_USER_INPUT for what becomes an animal and lacks what an animal must have */
function requireFacts(pet: Partial<PetRecord>): void {
  const missing = missingFacts(pet);
  if (missing.length === 0) return;
  throw badInput(Object.fromEntries(missing.map((fact) => [fact, texts.fieldRequired])));
}

/** @throws DomainError BAD_USER_INPUT for facts that are given to an item which can not have them */
function requireFit(after: Partial<PetRecord>, changes: PetChanges): void {
  const unfit = Object.entries(unfitFacts(after)).filter(([fact]) => changes[fact as keyof PetChanges]);
  if (unfit.length > 0) throw badInput(Object.fromEntries(unfit));
}

function updateOf(
  before: PetRecord,
  changes: PetChanges,
  image: PetImage | undefined,
): UpdateQuery<PetRecord> {
  // Facts of before that what it becomes can not have go with what it was.
  const outdated = Object.keys(unfitFacts({ ...before, ...changes }));
  const lost = Object.fromEntries(outdated.map((fact) => [fact, undefined]));
  const after: PetRecord = { ...before, ...changes, ...lost };
  const isAnimal = after.category === 'pets';
  // The stock is written only when it is given: sales change it while an admin types.
  const needsStock = !isAnimal && after.stock === undefined;
  const { stock, ...others } = changes;
  const { $set: fields, $unset: cleared } = setOrUnset({ ...others, ...lost });
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
    $unset: { ...cleared, ...(isAnimal && { stock: '' }) },
  };
}

function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** The facts that are sent as nothing: an item may lose them again. */
function takenAway(input: unknown): Partial<Record<(typeof itemFacts)[number], undefined>> {
  if (typeof input !== 'object' || input === null) return {};
  const given = input as Record<string, unknown>;
  const empty = itemFacts.filter((fact) => given[fact] === null || given[fact] === '');
  return Object.fromEntries(empty.map((fact) => [fact, undefined]));
}

/** GraphQL gives null for a field that is sent empty; but for what may be taken away, a change to nothing is no change. */
function dropNulls(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  );
}
