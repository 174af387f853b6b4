import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { WaitingQuestionsDocument } from './waiting-questions.operations.ts';

/** How the page of questions names in its address what they are about, or whom they are from. */
const parameters = { orderNumber: 'order', petId: 'item', email: 'from' } as const;

interface WaitingQuestionsProps {
  readonly by: keyof typeof parameters;
  readonly value: string;
  /** Whether something that is typed here would be lost by leaving. */
  readonly keepsPage?: boolean;
}

/** That questions wait for an answer, and the way to them; nothing where none does. */
export function WaitingQuestions({ by, value, keepsPage = false }: WaitingQuestionsProps) {
  const where = { [by]: value, isAnswered: false, isClosed: false };
  const { data } = useQuery(WaitingQuestionsDocument, {
    variables: { where },
    fetchPolicy: 'cache-and-network',
  });
  const count = data?.threads.totalCount ?? 0;
  if (count === 0) return null;
  const address = new URLSearchParams({ [parameters[by]]: value });
  return (
    <Link to={`/adminDashboard/questions?${address}`} {...(keepsPage && { target: '_blank' })}>
      {count === 1 ? '1 question waits' : `${count} questions wait`} for an answer
    </Link>
  );
}
