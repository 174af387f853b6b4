import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_PROBLEM_TEXT } from '../../../../../../../domain/input/problem-rules.ts';
import type { ProblemAnswer } from '../../../../../gql/graphql.ts';
import type { ManagedProblem } from '../problems-panel.tsx';
import { ActionForm } from './action-form.tsx';
import { MoneyBackLine } from './money-back.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';
import { useProblemPreview } from './use-refund-preview.ts';

const submits: Readonly<Record<ProblemAnswer, string>> = {
  REFUND: 'Give back',
  SEND_AGAIN: 'Send again',
  REFUSE: 'Send the answer',
};

interface AnswerFormProps extends Omit<DialogFormProps, 'onOpen'> {
  readonly problem: ManagedProblem;
  readonly answer: ProblemAnswer;
}

/** Answers a request, with what that does before it is done. */
export function AnswerForm({ order, actions, controls, problem, answer }: AnswerFormProps) {
  const [text, setText] = useState('');
  const isRefund = answer === 'REFUND';
  const refund = useProblemPreview(order, isRefund ? problem._id : null);
  const isSilent = answer === 'REFUSE' && text.trim() === '';
  const input = {
    ...{ answer, text: text.trim() || null },
    ...(isRefund && { fingerprint: refund.preview?.fingerprint }),
  };
  return (
    <ActionForm
      controls={controls}
      submit={isRefund ? refund.label(submits.REFUND) : submits[answer]}
      isDangerous={isRefund}
      missing={isSilent ? 'Say why' : refund.missing}
      isWaiting={refund.isWaiting}
      onSubmit={() => actions.answerProblem({ id: problem._id, input })}
    >
      {isRefund && <MoneyBackLine shown={refund} />}
      {answer === 'SEND_AGAIN' && <StockLine order={order} problem={problem} />}
      <Textarea
        dir="auto"
        label={answer === 'REFUSE' ? 'Why' : 'A word to the shopper'}
        description="It is in the e-mail, and on the order’s page."
        autosize
        minRows={3}
        maxLength={MAX_PROBLEM_TEXT}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </ActionForm>
  );
}

/** What leaves the stock, and what is there of it. */
function StockLine({ order, problem }: Pick<AnswerFormProps, 'order' | 'problem'>) {
  const stock = order.entries.find(({ _id }) => _id === problem.entryId)?.pet?.stock;
  return (
    <p>
      {problem.quantity} × <bdi>{problem.petname}</bdi> leaves the stock once more, and costs the shopper
      nothing.{' '}
      {stock == null ? 'It is no longer sold.' : `${stock} of it ${stock === 1 ? 'is' : 'are'} there.`}
    </p>
  );
}
