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
  const refund = useProblemPreview(order, isRefund ? problem.id : null);
  const isSilent = answer === 'REFUSE' && text.trim() === '';
  const given = {
    ...{ id: problem.id, answer, text: text.trim() || null },
    ...(isRefund && { fingerprint: refund.preview?.fingerprint }),
  };
  return (
    <ActionForm
      controls={controls}
      submit={isRefund ? refund.label(submits.REFUND) : submits[answer]}
      isDangerous={isRefund}
      missing={isSilent ? 'Say why' : refund.missing}
      isWaiting={refund.isWaiting}
      onSubmit={() => actions.answerProblem(given)}
    >
      {isRefund && <MoneyBackLine shown={refund} />}
      {answer === 'SEND_AGAIN' && <StockLines order={order} problem={problem} />}
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
function StockLines({ order, problem }: Pick<AnswerFormProps, 'order' | 'problem'>) {
  const stockOf = (id: string) => order.entries.find(({ _id }) => _id === id)?.pet?.stock;
  return problem.lines.map(({ entry: { _id, petname }, quantity }) => (
    <p key={_id}>
      {quantity} × <bdi>{petname}</bdi> leaves the stock once more, and costs the shopper nothing.{' '}
      {stockText(stockOf(_id))}
    </p>
  ));
}

function stockText(stock: number | null | undefined): string {
  if (stock == null) return 'It is no longer sold.';
  return `${stock} of it ${stock === 1 ? 'is' : 'are'} there.`;
}
