import type { AnimalPaper } from '../../animal-papers/animal-paper.entity.ts';
import type { AuditEntry } from '../../audit/audit.service.ts';
import type { AuditChange } from '../../audit/audit-record.entity.ts';
import { changesBetween } from '../../audit/changes.ts';
import type { Actor } from '../../platform/request-scope.ts';
import type { PetRecord } from '../pet/pet-record.ts';
import type { AnimalFileRecord, AnimalMedical } from './animal-file.entity.ts';

/** What the audit keeps of a change to a file. Texts, which may name people, stand in the file alone. */
export function fileAudit(
  pet: PetRecord,
  before: AnimalFileRecord,
  after: AnimalFileRecord,
  actor: Actor,
): AuditEntry {
  const subject = { subject: 'pet', subjectId: String(pet._id), subjectName: pet.petname } as const;
  return { actor, action: 'update_animal_file', ...subject, changes: changesOf(before, after) };
}

function changesOf(before: AnimalFileRecord, after: AnimalFileRecord): AuditChange[] {
  const texts = ['from', 'papers', 'eats', 'notes'] as const;
  const [told, kept] = [toldOf(before), toldOf(after)];
  return [
    ...changesBetween(told, kept, ['chipNumber', 'place', 'intakeOn']),
    ...texts.flatMap((field) => writtenChange(field, told[field], kept[field])),
    ...listChanges('medical', before.medical.map(medicalText), after.medical.map(medicalText)),
    ...listChanges('weight', before.weights.map(weightText), after.weights.map(weightText)),
    ...listChanges('paper', before.papers?.map(paperText) ?? [], after.papers?.map(paperText) ?? []),
  ];
}

function toldOf({ intake, chipNumber, place, eats, notes }: AnimalFileRecord) {
  const { on: intakeOn, from, notes: papers } = intake ?? {};
  return { chipNumber, place, eats, notes, intakeOn, from, papers };
}

/** That a text was written or taken away, not what it says. */
function writtenChange(field: string, before: string | undefined, after: string | undefined): AuditChange[] {
  if (before === after) return [];
  return [{ field, before: before && !after ? 'written' : null, after: after ? 'written' : null }];
}

function listChanges(field: string, before: readonly string[], after: readonly string[]): AuditChange[] {
  const lost = before.filter((one) => !after.includes(one));
  const added = after.filter((one) => !before.includes(one));
  return [
    ...lost.map((one) => ({ field, before: one, after: null })),
    ...added.map((one) => ({ field, before: null, after: one })),
  ];
}

function medicalText({ kind, name, on, nextOn, cost }: AnimalMedical): string {
  const said = [kind, name, on, nextOn && `next ${nextOn}`, cost !== undefined && `cost ${cost}`];
  return said.filter(Boolean).join(', ');
}

/** By its id: its name may be somebody's. */
function paperText({ kind, id, bytes }: AnimalPaper): string {
  return `${kind} ${id}, ${bytes} bytes`;
}

function weightText({ on, kg }: AnimalFileRecord['weights'][number]): string {
  return `${on}: ${kg} kg`;
}
