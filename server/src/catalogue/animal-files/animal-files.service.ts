import DataLoader from 'dataloader';
import { type ClientSession, Types } from 'mongoose';
import { animalFileRules, animalMedicalRules } from '../../../../domain/animal-files/animal-file-rules.ts';
import { careDue, MAX_DUE_DAYS } from '../../../../domain/animal-files/care-due.ts';
import { MAX_TREATMENTS, MAX_WEIGHTS } from '../../../../domain/care/animal-limits.ts';
import { weightRules } from '../../../../domain/care/animal-rules.ts';
import { withWeighing } from '../../../../domain/care/own-animal.ts';
import type { AnimalFactValues } from '../../../../domain/catalogue/animal-facts.ts';
import { addDays, type PlanDate } from '../../../../domain/repeats/plan-dates.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { newId, toObjectId } from '../../database/object-id.ts';
import { badInput, checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { forbidden } from '../../users/viewer.ts';
import { maySee } from '../pet/goods-in.ts';
import { type Pet, PetModel } from '../pet/pet.entity.ts';
import { type PetRecord, toPet } from '../pet/pet-record.ts';
import type { PetEditingService } from '../pet-editing.service.ts';
import { changeOf } from '../pet-edits.ts';
import { withoutListingFields } from '../search/listing-fields.ts';
import {
  type AnimalFile,
  AnimalFileModel,
  type AnimalFileRecord,
  toAnimalFile,
} from './animal-file.entity.ts';
import type { DueCare, UpcomingCare } from './due-care.entity.ts';
import { fileAudit } from './file-audit.ts';
import { readFile, wholeFile, writeFile } from './file-records.ts';

/** Most entries of one answer about what is due. */
export const MAX_DUE = 100;
/** Files of which something is due that are looked at for one answer. */
const MAX_DUE_FILES = 500;

/** What is changed of an animal: its file, and what shoppers are told. */
export interface FileChange {
  readonly pet: PetRecord;
  readonly before: AnimalFileRecord;
  readonly after: AnimalFileRecord;
  readonly facts: AnimalFactValues;
}

type Edit = (file: AnimalFileRecord) => AnimalFileRecord;

/** What the staff keep of the animals of the shop. */
export class AnimalFilesService {
  /** Files that a page asks for together, in one read. */
  private readonly pending = new DataLoader(readBatch, {
    cache: false,
    batchScheduleFn: (read) => setImmediate(read),
  });

  /** @param today by the shop's calendar */
  constructor(
    private readonly db: Database,
    private readonly petEditing: Pick<PetEditingService, 'writeAll'>,
    private readonly audit: AuditService,
    private readonly today: () => PlanDate,
  ) {}

  /** The file of an animal, empty where nobody has written any; null of food and accessories. */
  async of({ _id, category }: Pet): Promise<AnimalFile | null> {
    return category === 'pets' ? toAnimalFile(await this.pending.load(_id)) : null;
  }

  /** Changes what is said of an animal. @throws DomainError NOT_FOUND, BAD_USER_INPUT */
  save(petId: string, input: object, actor: Actor): Promise<AnimalFile> {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const checked = checkInput(animalFileRules(this.today()), given);
    const changes = Object.fromEntries(
      Object.keys(given).map((name) => [name, checked[name as keyof typeof checked]]),
    );
    return this.change(petId, actor, (file) => ({ ...file, ...changes }));
  }

  /**
   * Notes what was done, or is to be done.
   *
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT; FORBIDDEN for a cost by whoever sees none; CONFLICT for one too many
   */
  addMedical(petId: string, input: { readonly cost?: unknown }, actor: Actor): Promise<AnimalFile> {
    if (input.cost !== undefined && !maySee(actor, 'seeFigures')) throw forbidden('seeFigures');
    const checked = checkInput(animalMedicalRules(this.today()), input);
    const entry = { id: newId(), ...checked } as AnimalFileRecord['medical'][number];
    return this.change(petId, actor, (file) => {
      if (file.medical.length >= MAX_TREATMENTS) throw full('entries', MAX_TREATMENTS);
      return { ...file, medical: [...file.medical, entry] };
    });
  }

  /** Forgets one; of what is not there it changes nothing. @throws DomainError NOT_FOUND */
  removeMedical(petId: string, medicalId: string, actor: Actor): Promise<AnimalFile> {
    const known = toObjectId(medicalId, 'Entry').toHexString();
    return this.change(petId, actor, (file) => ({
      ...file,
      medical: file.medical.filter(({ id }) => id !== known),
    }));
  }

  /**
   * Notes a weight, one a day: a second one takes the place of the first. The newest is a fact of the animal.
   *
   * @throws DomainError as `addMedical`
   */
  addWeight(petId: string, input: unknown, actor: Actor): Promise<AnimalFile> {
    const weighing = checkInput(weightRules(this.today()), input);
    return this.change(petId, actor, (file) => {
      const weights = withWeighing(file.weights, weighing);
      if (weights.length > MAX_WEIGHTS) throw full('weights', MAX_WEIGHTS);
      return { ...file, weights };
    });
  }

  /** What an animal is to get soon, what is overdue first; nothing of one that has a new home. */
  dueOf({ medical, leftOn }: AnimalFile): UpcomingCare[] {
    return leftOn ? [] : careDue(medical, this.today());
  }

  /** What animals of the shop are to get within some days, what is overdue first. @throws DomainError BAD_USER_INPUT */
  async due(days: number, first: number): Promise<DueCare[]> {
    if (days < 0 || days > MAX_DUE_DAYS) throw badInput({ days: `From 0 to ${MAX_DUE_DAYS}` });
    if (first < 1 || first > MAX_DUE) throw badInput({ first: `From 1 to ${MAX_DUE}` });
    const today = this.today();
    const files = await AnimalFileModel.find({ dueOn: { $lte: addDays(today, days) } }, { medical: 1 })
      .sort({ dueOn: 1, _id: 1 })
      .limit(MAX_DUE_FILES)
      .lean<AnimalFileRecord[]>();
    const animals = await inShop(files.map(({ _id }) => _id));
    return files
      .flatMap(({ _id, medical }) => {
        const pet = animals.get(String(_id));
        return pet ? careDue(medical ?? [], today, days).map((due) => ({ ...due, pet })) : [];
      })
      .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
      .slice(0, first);
  }

  /** Writes changed files, and what else was said of their animals, in the transaction in which they were read. */
  async writeAll(changes: readonly FileChange[], actor: Actor, session: ClientSession): Promise<void> {
    for (const { before, after } of changes) if (after !== before) await writeFile(after, session);
    const audits = changes.map(({ pet, before, after }) => fileAudit(pet, before, after, actor));
    await this.audit.recordAll(audits, session);
    const changed = changes.flatMap(({ pet, before, after, facts }) => {
      const said = { ...newestWeight(pet, before, after), ...facts };
      return Object.keys(said).length > 0 ? [{ before: pet, update: changeOf(pet, said) }] : [];
    });
    if (changed.length > 0) await this.petEditing.writeAll({ added: [], changed }, actor, session);
  }

  /**
   * Reads and changes the file in one transaction: another change in between begins it again.
   *
   * @param also what goes with the change, once it is written
   * @throws DomainError NOT_FOUND
   */
  async change(
    petId: string,
    actor: Actor,
    edit: Edit,
    also?: (session: ClientSession) => Promise<void>,
  ): Promise<AnimalFile> {
    const _id = toObjectId(petId, 'Animal');
    return this.db.transaction(async (session) => {
      const pet = await PetModel.findById(_id).session(session).lean<PetRecord>();
      if (pet?.category !== 'pets') throw notFound('Animal');
      const before = await readFile(_id, session);
      const after = edit(before);
      await this.writeAll([{ pet, before, after, facts: {} }], actor, session);
      await also?.(session);
      return toAnimalFile(after);
    });
  }
}

/** The newest weight is what shoppers are told. */
function newestWeight(pet: PetRecord, before: AnimalFileRecord, after: AnimalFileRecord): AnimalFactValues {
  const newest = after.weights.at(-1);
  if (!newest || after.weights === before.weights || pet.weightKg === newest.kg) return {};
  return { weightKg: newest.kg };
}

async function readBatch(ids: readonly string[]): Promise<AnimalFileRecord[]> {
  const wanted = ids.map((id) => new Types.ObjectId(id));
  const records = await AnimalFileModel.find({ _id: { $in: wanted } }).lean<AnimalFileRecord[]>();
  const byId = new Map(records.map((record) => [String(record._id), record]));
  return wanted.map((id) => wholeFile(id, byId.get(String(id)) ?? null));
}

/** Animals that have not left the shop, by id. */
async function inShop(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, Pet>> {
  if (ids.length === 0) return new Map();
  const there = { _id: { $in: [...ids] }, category: 'pets', availability: { $ne: 'retired' } } as const;
  const records = await PetModel.find(there, withoutListingFields).lean<PetRecord[]>();
  return new Map(records.map((record) => [String(record._id), toPet(record)]));
}

function full(what: string, most: number): DomainError {
  return new DomainError('CONFLICT', `There are ${most} ${what} already`);
}
