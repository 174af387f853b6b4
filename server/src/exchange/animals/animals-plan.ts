import { animalFileRules, animalMedicalRules } from '../../../../domain/animal-files/animal-file-rules.ts';
import type { RowCells } from '../../../../domain/animal-files/file-columns.ts';
import { MAX_TREATMENTS, MAX_WEIGHTS } from '../../../../domain/care/animal-limits.ts';
import { weightRules } from '../../../../domain/care/animal-rules.ts';
import { withWeighing } from '../../../../domain/care/own-animal.ts';
import type { AnimalFactValues } from '../../../../domain/catalogue/animal-facts.ts';
import { enteredFacts } from '../../catalogue/animal-fact-edits.ts';
import type { AnimalFileRecord } from '../../catalogue/animal-files/animal-file.entity.ts';
import type { FileChange } from '../../catalogue/animal-files/animal-files.service.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { newId } from '../../database/object-id.ts';
import { badInput, checkInput, DomainError } from '../../platform/domain-error.ts';
import { shorten } from '../../platform/text/shorten.ts';
import { type BadRow, badRow, type ItemReport, type Kept } from '../imports/import-report.ts';
import { type AnimalFileRow, type AnimalsFile, MAX_NAMED_LENGTH } from './animals-file.ts';

type Medical = AnimalFileRecord['medical'][number];

/** The animals of the shop, as rows name them. */
export interface AnimalsOfShop {
  /** @returns undefined for none, or for several of a name */
  find(cells: RowCells, system: AnimalsFile['system']): PetRecord | undefined;
  fileOf(pet: PetRecord): AnimalFileRecord;
}

/** What a file does with the files of animals, and what is wrong in it. */
export interface AnimalsPlan {
  readonly changes: readonly FileChange[];
  readonly created: readonly ItemReport[];
  readonly changed: readonly ItemReport[];
  readonly unchanged: readonly Omit<ItemReport, 'changes'>[];
  readonly kept: readonly Kept[];
  readonly badRows: readonly BadRow[];
}

/** An animal with all that rows said of it so far. */
interface Draft {
  readonly line: number;
  readonly pet: PetRecord;
  readonly before: AnimalFileRecord;
  after: AnimalFileRecord;
  facts: AnimalFactValues;
}

/** Holds rows to the rules and to the files as they are. @param today by the shop's calendar */
export function animalsPlan(
  { system, rows, badRows: unread }: AnimalsFile,
  animals: AnimalsOfShop,
  today: string,
): AnimalsPlan {
  const drafts = new Map<string, Draft>();
  const badRows = [...unread];
  const kept: Kept[] = [];
  for (const row of rows) {
    const pet = animals.find(row.cells, system);
    if (!pet && system === 'asm3') kept.push(unknownAnimal(row));
    if (!pet && system === 'own') badRows.push(badRow(row.line, { _id: 'The shop has no such animal' }));
    if (!pet) continue;
    try {
      const known = drafts.get(String(pet._id));
      const before = animals.fileOf(pet);
      const draft = known ?? { line: row.line, pet, before, after: before, facts: {} };
      drafts.set(String(pet._id), read(draft, row, { system, isFirst: !known, today }));
    } catch (error) {
      if (!(error instanceof DomainError && error.fields)) throw error;
      badRows.push(badRow(row.line, columnsOf(error.fields)));
    }
  }
  const reports = [...drafts.values()].map((draft) => ({ draft, changes: changesIn(draft) }));
  const itemOf = ({ line, pet }: Draft) => ({ line, _id: String(pet._id), petname: pet.petname });
  const changed = reports.filter(({ changes }) => changes.length > 0);
  return {
    changes: changed.map(({ draft: { pet, before, after, facts } }) => ({ pet, before, after, facts })),
    created: [],
    changed: changed.map(({ draft, changes }) => ({ ...itemOf(draft), changes })),
    unchanged: reports.filter(({ changes }) => changes.length === 0).map(({ draft }) => itemOf(draft)),
    kept,
    badRows: badRows.sort((a, b) => a.line - b.line),
  };
}

/** A row of asm3 that is about an animal that the shop does not have, or can not tell from another. */
function unknownAnimal({ line, cells: { petname } }: AnimalFileRow): Kept {
  const who = petname ? `${shorten(petname, MAX_NAMED_LENGTH)}: ` : '';
  const reason = `${who}no animal of the shop has this chip or name, or several have. Add it, or note its chip`;
  return { line, field: 'row', reason };
}

interface Reading {
  readonly system: AnimalsFile['system'];
  /** Whether it is the first row of its animal, on which stands what is said of it as a whole. */
  readonly isFirst: boolean;
  readonly today: string;
}

/** @throws DomainError BAD_USER_INPUT naming every bad field */
function read(draft: Draft, { cells, facts }: AnimalFileRow, { system, isFirst, today }: Reading): Draft {
  const whole = isFirst ? wholeIn(cells, system) : {};
  const said = checkInput(animalFileRules(today), { ...intakeIn(draft.after, whole), ...whole.others });
  const own = Object.fromEntries(
    ['intake', 'chipNumber', 'place', 'eats', 'notes'].flatMap((name) =>
      name in whole || name in (whole.others ?? {}) ? [[name, said[name as keyof typeof said]]] : [],
    ),
  );
  const after = withWeight(withMedical({ ...draft.after, ...own }, cells, today), cells, today);
  const known = Object.keys(facts).length > 0 ? enteredFacts({ facts: told(facts) }) : {};
  return { ...draft, after, facts: { ...draft.facts, ...known } };
}

interface Whole {
  readonly intake?: Readonly<Record<string, string>>;
  readonly others?: Readonly<Record<string, string>>;
}

const intakeColumns = { from: 'intakeFrom', on: 'intakeOn', notes: 'intakePapers' } as const;

/** What a row says of the animal as a whole: a cell of ours that is empty takes something away, one of asm3 says nothing. */
function wholeIn(cells: RowCells, system: AnimalsFile['system']): Whole {
  const said = (cell: string | undefined) => cell !== undefined && (system === 'own' || cell !== '');
  const pick = (columns: Readonly<Record<string, keyof RowCells>>) =>
    Object.fromEntries(
      Object.entries(columns).flatMap(([name, column]) =>
        said(cells[column]) ? [[name, cells[column] ?? '']] : [],
      ),
    );
  const intake = pick(intakeColumns);
  const others = pick({ chipNumber: 'chipNumber', place: 'place', eats: 'eats', notes: 'notes' });
  return {
    ...(Object.keys(intake).length > 0 && { intake }),
    ...(Object.keys(others).length > 0 && { others }),
  };
}

function intakeIn({ intake }: AnimalFileRecord, whole: Whole) {
  return whole.intake ? { intake: { ...intake, ...whole.intake } } : {};
}

/** Of an entry that is there already it only changes the cost. */
function withMedical(file: AnimalFileRecord, cells: RowCells, today: string): AnimalFileRecord {
  const { careKind, careName, careOn, careNextOn, careCost } = cells;
  if (![careKind, careName, careOn, careNextOn, careCost].some(Boolean)) return file;
  const entry = checkInput(animalMedicalRules(today), {
    ...{ kind: careKind, name: careName, on: careOn, nextOn: careNextOn, cost: careCost || undefined },
  });
  const twin = file.medical.find((one) => keyOf(one) === keyOf(entry));
  if (!twin) {
    if (file.medical.length >= MAX_TREATMENTS) throw badInput({ row: `At most ${MAX_TREATMENTS} entries` });
    return { ...file, medical: [...file.medical, { id: newId(), ...entry } as Medical] };
  }
  if (entry.cost === undefined || entry.cost === twin.cost) return file;
  const { cost } = entry;
  return { ...file, medical: file.medical.map((one) => (one === twin ? { ...one, cost } : one)) };
}

function keyOf({ kind, name, on, nextOn }: Partial<Medical>): string {
  return JSON.stringify([kind, name?.toLowerCase(), on ?? '', nextOn ?? '']);
}

function withWeight(
  file: AnimalFileRecord,
  { weightOn, weightKg }: RowCells,
  today: string,
): AnimalFileRecord {
  if (!weightOn && !weightKg) return file;
  const weighing = checkInput(weightRules(today), { on: weightOn, kg: weightKg });
  if (file.weights.some(({ on, kg }) => on === weighing.on && kg === weighing.kg)) return file;
  const weights = withWeighing(file.weights, weighing);
  if (weights.length > MAX_WEIGHTS) throw badInput({ row: `At most ${MAX_WEIGHTS} weights` });
  return { ...file, weights };
}

/** What nobody knows is no news: it takes nothing away that the shop knows. */
function told(facts: AnimalFactValues): AnimalFactValues {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== 'UNKNOWN'));
}

/** Names of fields as those of columns. */
function columnsOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  const names: Readonly<Record<string, string>> = {
    ...{ 'intake.from': 'intakeFrom', 'intake.on': 'intakeOn', 'intake.notes': 'intakePapers' },
    ...{ kind: 'careKind', name: 'careName', on: 'careOn', nextOn: 'careNextOn', cost: 'careCost' },
    kg: 'weightKg',
  };
  return Object.fromEntries(Object.entries(fields).map(([name, why]) => [names[name] ?? name, why]));
}

function changesIn({ pet, before, after, facts }: Draft): ItemReport['changes'] {
  const [old, now] = [textsOf(before), textsOf(after)];
  const texts = Object.keys(now).flatMap((field) => changeOf(field, old[field], now[field]));
  const entries = after.medical.filter((one) => !before.medical.includes(one)).map(medicalText);
  const weights = after.weights.filter(
    (one) => !before.weights.some(({ on, kg }) => on === one.on && kg === one.kg),
  );
  return [
    ...texts,
    ...entries.map((text) => ({ field: 'care', before: null, after: text })),
    ...weights.map(({ on, kg }) => ({ field: 'weight', before: null, after: `${on}: ${kg} kg` })),
    ...Object.entries(facts).flatMap(([field, value]) =>
      changeOf(field, textOf(pet[field as keyof AnimalFactValues]), textOf(value)),
    ),
  ];
}

function textsOf({ chipNumber, place, eats, intake, notes }: AnimalFileRecord): Record<string, string> {
  return {
    ...{ chipNumber: chipNumber ?? '', place: place ?? '', eats: eats ?? '', intakeFrom: intake?.from ?? '' },
    ...{ intakeOn: intake?.on ?? '', intakePapers: intake?.notes ?? '', notes: notes ?? '' },
  };
}

function changeOf(field: string, before = '', after = ''): ItemReport['changes'] {
  return before === after ? [] : [{ field, before, after }];
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function medicalText({ kind, name, on, nextOn, cost }: Medical): string {
  const said = [kind, name, on, nextOn && `next ${nextOn}`, cost !== undefined && `$${cost}`];
  return said.filter(Boolean).join(', ');
}
