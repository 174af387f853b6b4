import { runsWithout } from '../database/server-heartbeat.ts';
import { ProblemModel } from '../orders/records/problem.entity.ts';

export const LIST_PROBLEM_LINES = '0026-list-lines-of-problems';

const listed = {
  lines: { $ifNull: ['$lines', [{ entryId: '$entryId', petname: '$petname', quantity: '$quantity' }]] },
  wants: { $ifNull: ['$wants', { $cond: [{ $eq: ['$wish', 'replacement'] }, 'another', '$wish'] }] },
  answerText: { $ifNull: ['$answerText', '$answer'] },
};

/**
 * Requests of when each was about one line, and not yet about several. Servers of the version before read them by the
 * names of then: those go once none of them runs.
 */
export async function listLinesOfProblems(): Promise<void> {
  const before = { entryId: { $exists: true } };
  const names = ['entryId', 'petname', 'quantity', 'wish', 'answer'];
  const isReadByOthers = await runsWithout(LIST_PROBLEM_LINES);
  const change = [{ $set: listed }, ...(isReadByOthers ? [] : [{ $unset: names }])];
  // What else stands in an old record may be anything.
  await ProblemModel.collection.updateMany(before, change, { bypassDocumentValidation: true });
}
