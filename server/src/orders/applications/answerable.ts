import type { ApplicationAnswer } from '../../../../domain/adoption/application.ts';
import { answerProblems } from '../../../../domain/adoption/application-questions.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { badInput } from '../../platform/domain-error.ts';
import type { PetOrderRecord } from '../pet-orders/pet-order.entity.ts';

/**
 * Lets answers to an order be sent, or typed.
 *
 * @param questions those of the shop, as their owner writes them
 * @throws DomainError INVALID_TRANSITION where it is decided; BAD_USER_INPUT naming every bad answer
 */
export function requireAnswerable(
  { application, status }: PetOrderRecord,
  answers: readonly ApplicationAnswer[],
  questions: readonly string[],
): void {
  if (!application || status !== 'pending') {
    throw invalidTransition('There is nothing to answer: the shop has decided, or asks for no application');
  }
  const problems = answerProblems(answers, questions);
  if (Object.keys(problems).length > 0) throw badInput(problems);
}
