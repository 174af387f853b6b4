import { useQuery } from '@apollo/client/react';
import { MINUTE_MS } from '../../../../../domain/durations.ts';
import { WaitingQuestionsDocument } from '../../../ui/threads/waiting-questions.operations.ts';
import { WaitingBadge } from '../../../ui/waiting-badge.tsx';
import { views } from './use-questions.ts';

/** The number of questions that wait for an answer, beside the link to them; hidden while there are none. */
export function WaitingQuestionsBadge() {
  const { data } = useQuery(WaitingQuestionsDocument, {
    variables: { where: views.waiting.where },
    // Not cached: it would be mistaken for the list of those that wait.
    fetchPolicy: 'no-cache',
    pollInterval: MINUTE_MS,
    skipPollAttempt: () => document.hidden,
  });
  return <WaitingBadge count={data?.threads.totalCount ?? 0} />;
}
