import { Group } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  ProblemKind,
  ProblemWants,
  problemKindLabels,
  problemWantsLabels,
} from '../../../../../../domain/orders/problems.ts';
import type { ProblemAnswer } from '../../../../gql/graphql.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import { OWN_ORDER_TEXT, useBarredFrom } from '../../../../lib/session/use-barred-from.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { ProblemBadge } from '../../../../ui/feedback/problem-badge.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { namesOfLines, PieceList } from '../../../../ui/piece-list.tsx';
import { ProblemPhoto } from '../../../../ui/problem-photo/problem-photo.tsx';
import { AnswerForm } from './dialogs/answer-form.tsx';
import classes from './order-page.module.css';
import type { ManagedOrder } from './use-managed-order.ts';
import type { OrderActions } from './use-order-actions.ts';

export type ManagedProblem = ManagedOrder['problems'][number];

const answers: readonly { readonly answer: ProblemAnswer; readonly label: string }[] = [
  { answer: 'REFUND', label: 'Give the money back…' },
  { answer: 'SEND_AGAIN', label: 'Send again…' },
  { answer: 'REFUSE', label: 'Say no…' },
];

interface ProblemsPanelProps {
  readonly order: ManagedOrder;
  readonly actions: OrderActions;
}

/** What the shopper says is wrong, and the three things that can be done about it. */
export function ProblemsPanel({ order, actions }: ProblemsPanelProps) {
  const [open, setOpen] = useState<{ problem: ManagedProblem; answer: ProblemAnswer } | null>(null);
  // While the dialog fades away it still shows what it was.
  const shown = useRef(open);
  if (open) shown.current = open;
  const isBarred = useBarredFrom(order);
  if (order.problems.length === 0) return null;
  return (
    <section className={classes.below} aria-labelledby="order-problems">
      <h2 id="order-problems">Requests</h2>
      <ul className={classes.noteList}>
        {order.problems.map((problem) => (
          <li key={problem.id} className={classes.note}>
            <Request problem={problem} />
            {problem.state === 'OPEN' && !isBarred && (
              <Group gap="xs" mt="xs">
                {answers.map(({ answer, label }) => (
                  <FocusableButton
                    key={answer}
                    variant="default"
                    size="xs"
                    isOff={actions.isBusy}
                    onClick={() => setOpen({ problem, answer })}
                  >
                    {label}
                  </FocusableButton>
                ))}
              </Group>
            )}
          </li>
        ))}
      </ul>
      {isBarred && <p className={classes.barred}>{OWN_ORDER_TEXT}</p>}
      <FormDialog
        isOpen={open !== null}
        title={`${shown.current ? namesOfLines(shown.current.problem.lines) : ''} · ${order.number}`}
        size="34rem"
        onClose={() => setOpen(null)}
      >
        {(controls) =>
          shown.current && (
            <AnswerForm {...shown.current} order={order} actions={actions} controls={controls} />
          )
        }
      </FormDialog>
    </section>
  );
}

function Request({ problem }: { readonly problem: ManagedProblem }) {
  const { id, lines, kind, wants, text, hasPhoto, state, at, answerText, closedBy } = problem;
  return (
    <>
      <ProblemBadge state={state} isForStaff />{' '}
      <strong>
        <PieceList lines={lines} />
      </strong>
      <p>
        {problemKindLabels[ProblemKind[kind]].name}, wants {problemWantsLabels[ProblemWants[wants]]}.
      </p>
      {text && <p dir="auto">{text}</p>}
      {hasPhoto && <ProblemPhoto id={id} alt={`What is wrong with ${namesOfLines(lines)}`} />}
      {answerText && (
        <p dir="auto">
          <strong>
            <bdi>{closedBy ?? 'The shop'}</bdi>:
          </strong>{' '}
          {answerText}
        </p>
      )}
      <time className={classes.quiet} dateTime={at}>
        {formatDateTime(at)}
      </time>
    </>
  );
}
