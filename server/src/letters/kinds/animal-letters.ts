import { treatmentLabels } from '../../../../domain/care/animal-limits.ts';
import { PLAN_NOTE } from '../../../../domain/care/plan-note.ts';
import { type DueThing, whatIsDue } from '../../../../domain/care/what-is-due.ts';
import { changeNotes } from '../../../../domain/feeding/changes/change-notes.ts';
import { daysOfChange, type KeptFoodChange } from '../../../../domain/feeding/changes/kept-food-change.ts';
import { OwnAnimalModel, type OwnAnimalRecord } from '../../animals/animal.entity.ts';
import { wholeRecord } from '../../animals/change-animal.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import type { Letter } from '../writing/letter.ts';
import { asWritten } from '../writing/typed-text.ts';
import type { Writers } from '../writing/writer.ts';

/** @param said what the finder wrote, or where it stands */
function foundLetter(name: string, said: readonly string[], url: string): Letter {
  return {
    subject: `Somebody writes about ${name}`,
    heading: `A message about ${name}`,
    paragraphs: [
      `Somebody has opened the passport of ${name} and writes to you. We don’t know who it is, and have not told who you are.`,
      ...said,
      'Before you pay anything or say where you live, ask for a photo, and for a mark that only who has seen it can know.',
    ],
    links: [{ label: `The page of ${name}`, url }],
  };
}

interface DueText {
  readonly name: string;
  readonly what: string;
  /** Why it is due, before the day. */
  readonly why: string;
}

const AGAIN = 'You noted that it is due again';

/** Names no dose, and says of nothing that it is overdue: the papers and the vet know. */
function dueLetter({ name, what, why }: DueText, { dueOn, url }: { dueOn: string; url: string }): Letter {
  const day = days.format(new Date(`${dueOn}T00:00:00Z`));
  return {
    subject: `${what} for ${name}: ${day}`,
    heading: `${what} for ${name}`,
    paragraphs: [
      `${why} about ${day}. We write this a week before, and on the day.`,
      `${PLAN_NOTE} An emergency does not wait for a date: call a vet.`,
    ],
    facts: [{ label: 'Usually due about', value: day }],
    links: [{ label: 'Note that it is done', url }],
  };
}

/** What is fed from step to step. */
function changeLetter(change: KeptFoodChange, name: string, type: string, url: string): Letter {
  const all = daysOfChange(change);
  const firsts = all.filter(({ step }, index) => step !== all[index - 1]?.step);
  return {
    subject: `The change of food of ${name} begins`,
    heading: `A change of food for ${name}`,
    paragraphs: [
      `From ${change.currentName} to ${change.newName}, in ${all.length} days. The table by days stands on its page, to print too.`,
      ...changeNotes(change, type),
    ],
    facts: firsts.map(({ day, on, currentGrams, newGrams }) => ({
      label: `From day ${day}, ${days.format(new Date(`${on}T00:00:00Z`))}`,
      value: `${currentGrams} g of the old food, ${newGrams} g of the new one`,
    })),
    links: [{ label: 'Its change of food', url }],
  };
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const animalLetters: Writers<'ANIMAL_FOUND' | 'FOOD_CHANGE' | 'TREATMENT_DUE'> = {
  /** Unless the animal is gone by now, or it was done, or is forgotten. */
  TREATMENT_DUE: async (mail, { links }) => {
    const animal = await readAnimal(mail);
    const due = animal && whatIsDue(wholeRecord(animal)).find(({ id }) => id === mail.aboutId);
    if (!due) return null;
    const about = { dueOn: due.dueOn, url: links.animal(animal._id.toHexString()) };
    return dueLetter(dueText(animal, due, mail.isToUnproved), about);
  },
  /** Unless the animal is gone by now, or the change was ended. */
  FOOD_CHANGE: async (mail, { links }) => {
    const animal = await readAnimal(mail);
    const change = animal?.foodChange;
    if (!animal || !change || change.id !== mail.aboutId) return null;
    const url = links.animal(animal._id.toHexString());
    // Neither name that its people typed goes to an address that may be somebody else's.
    const typed = asWritten({ name: animal.name, text: change.currentName }, false);
    const named = mail.isToUnproved
      ? { name: 'your animal', currentName: 'the food until now' }
      : { name: typed.name, currentName: typed.text };
    return changeLetter({ ...change, currentName: named.currentName }, named.name, animal.type, url);
  },
  /** Unless the animal, or the message, is gone by now. */
  ANIMAL_FOUND: async (mail, { links }) => {
    const animal = await readAnimal(mail);
    const message = animal?.messages?.find(({ id }) => id === mail.aboutId);
    if (!animal || !message) return null;
    const url = links.animal(animal._id.toHexString());
    // Neither what its people nor what a stranger typed goes to an address that may be somebody else's.
    if (mail.isToUnproved) return foundLetter('your animal', ['The message stands on its page.'], url);
    const { text } = asWritten({ text: message.text }, false);
    return foundLetter(asWritten(animal, false).name, text.split(/\n\s*\n/), url);
  },
};

/** @param isPlain whether what its people typed is left out: the address may be somebody else's */
function dueText(animal: OwnAnimalRecord, { id, title }: DueThing, isPlain = false): DueText {
  const { treatments, tasks } = wholeRecord(animal);
  const treatment = treatments.find((one) => one.id === id);
  const isPlanned = tasks.some((one) => one.id === id && one.source);
  const why = treatment ? AGAIN : isPlanned ? 'It is usually due' : 'You noted that it is due';
  if (isPlain) {
    const what = isPlanned ? title : treatment ? treatmentLabels[treatment.kind] : 'What you noted';
    return { name: 'your animal', what, why };
  }
  const { name, text: what } = asWritten({ name: animal.name, text: title }, false);
  return { name, what, why };
}

function readAnimal({ uid, animalId }: MailRecord): Promise<OwnAnimalRecord | null> {
  return OwnAnimalModel.findOne({ uid, _id: animalId }).lean<OwnAnimalRecord>().exec();
}
