import { z } from 'zod';
import { optionalText, requiredText } from '../input/required-text.ts';
import { gapProblem } from '../threads/answer-templates.ts';
import { MAX_ANSWER_LENGTH } from './answer-length.ts';

/** How a question is answered. */
export const QuestionKind = { TEXT: 'TEXT', YES_NO: 'YES_NO', CHOICE: 'CHOICE', FILE: 'FILE' } as const;
export type QuestionKind = (typeof QuestionKind)[keyof typeof QuestionKind];

/** A question of the owner. */
export interface ApplicationQuestion {
  readonly question: string;
  readonly kind: QuestionKind;
  /** What can be chosen; empty for a text or a file. */
  readonly choices: readonly string[];
}

/** Most answers that are kept: owners change their questions. */
export const MAX_ANSWERS = 40;

/** A message of the staff with a move: what a text of the shop has left open is filled in. */
export const stageMessageRules = z.object({
  message: optionalText(MAX_ANSWER_LENGTH).refine((text = '') => gapProblem(text) === null, {
    error: ({ input }) => `${gapProblem(String(input))}`,
  }),
});

/** Why an animal came back, or a fee is waived. */
export const staffReasonRules = z.object({ reason: requiredText(MAX_ANSWER_LENGTH) });

/**
 * A question as its owner writes it: what can be chosen stands behind it in brackets, as in "Where will it live? [a flat /
 * a house]"; "[yes / no]" is one too. Behind one that a photo or a PDF answers stands "[file]".
 */
export function readQuestion(line: string): ApplicationQuestion {
  const [, question = line, inside] = /^(.*\S)\s*\[([^[\]]*)\]\s*$/.exec(line) ?? [];
  const choices = [...new Set((inside ?? '').split('/').map((one) => one.trim()))].filter(Boolean);
  const isFile = choices.length === 1 && choices[0]?.toLowerCase() === 'file';
  if (isFile) return { question, kind: QuestionKind.FILE, choices: [] };
  if (choices.length < 2) return { question: line.trim(), kind: QuestionKind.TEXT, choices: [] };
  const isYesNo = choices.length === 2 && choices.join('/').toLowerCase() === 'yes/no';
  return { question, kind: isYesNo ? QuestionKind.YES_NO : QuestionKind.CHOICE, choices };
}

/**
 * What is still wrong with answers, by the place of each; empty where nothing is. To what the shop does not ask, or asks no
 * more, anything may be answered.
 *
 * @param lines the questions as their owner writes them; whoever answers may have left out what can be chosen
 */
export function answerProblems(
  answers: readonly { readonly question: string; readonly answer: string }[],
  lines: readonly string[],
): Record<string, string> {
  const problems = answers.flatMap(({ question, answer }, place) => {
    const line = lines.find((one) => one.trim() === question || readQuestion(one).question === question);
    const { choices } = readQuestion(line ?? '');
    const isChosen = answer !== '';
    if (choices.length === 0 || !isChosen || choices.includes(answer)) return [];
    return [[`answers.${place}.answer`, `One of: ${choices.join(', ')}`] as const];
  });
  return Object.fromEntries(problems);
}

/** Answers as they are sent. */
export const answersRules = z
  .array(
    z.object({
      question: requiredText(MAX_ANSWER_LENGTH),
      answer: requiredText(MAX_ANSWER_LENGTH),
    }),
  )
  .max(MAX_ANSWERS, `At most ${MAX_ANSWERS}`);
