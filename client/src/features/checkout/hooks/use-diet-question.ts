import { useRef } from 'react';
import { dietQuestion } from '../../../lib/own-animals/diet-question.ts';
import type { NotTaken } from '../../../lib/own-animals/not-taken-board.ts';
import { hasAvoided, useNotTakenBoard } from '../../../lib/own-animals/use-not-taken.ts';
import { useOwnAnimals } from '../../../lib/own-animals/use-own-animals.ts';
import { confirmDialog, type Question } from '../../../ui/notifications/notifications.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Of what could not be looked up. */
const UNKNOWN = 'unknown';

/** An item of the cart. */
interface Line {
  readonly petId: string;
  readonly name?: string | undefined;
}

/**
 * Asks once before somebody pays for what one of their animals must not have. What was said of an animal and an item is
 * remembered as long as the page of the checkout is there.
 *
 * @returns goes on at once where there is nothing to ask, and otherwise once they want it all the same
 */
export function useDietQuestion(accountId: string) {
  const animals = useOwnAnimals(accountId);
  const board = useNotTakenBoard(animals);
  const answered = useRef(new Set<string>());
  const oneAtATime = useOneAtATime();

  return (lines: readonly Line[], goOn: () => Promise<void>): Promise<void> => {
    if (!hasAvoided(animals)) return goOn();
    return oneAtATime(async () => {
      const petIds = lines.map(({ petId }) => petId);
      const found = await board.ofAll(petIds).catch(() => null);
      const asked = found?.filter((one) => !answered.current.has(keyOf(one)));
      if (asked?.length === 0 || (!asked && answered.current.has(UNKNOWN))) return goOn();
      const namesOf = new Map(lines.map(({ petId, name }) => [petId, name]));
      const isWanted = await answerTo(dietQuestion(asked ?? null, namesOf));
      if (!isWanted) return;
      for (const key of asked ? asked.map(keyOf) : [UNKNOWN]) answered.current.add(key);
      await goOn();
    });
  };
}

/** Whether a question was confirmed, once it is answered or closed. */
function answerTo(question: Omit<Question, 'onConfirm'>): Promise<boolean> {
  return new Promise((resolve) => {
    confirmDialog({ ...question, onConfirm: () => resolve(true), onClose: () => resolve(false) });
  });
}

/** Of one animal, one item and what of it: something else in it is asked about anew. */
function keyOf({ petId, animalId, avoided }: NotTaken): string {
  return JSON.stringify([petId, animalId, avoided]);
}
