import { useMutation } from '@apollo/client/react';
import { Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  ProblemKind,
  ProblemWants,
  problemKindLabels,
  problemWantsLabels,
} from '../../../../../domain/orders/problems.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { ProblemBadge } from '../../../ui/feedback/problem-badge.tsx';
import { confirmDialog, showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { namesOfLines, PieceList } from '../../../ui/piece-list.tsx';
import { ProblemPhoto } from '../../../ui/problem-photo/problem-photo.tsx';
import { WithdrawProblemDocument } from '../api/problems.operations.ts';
import type { OwnOrder } from '../hooks/use-order.ts';
import classes from './problems.module.css';

interface OrderProblemsProps {
  readonly order: OwnOrder;
  readonly isOwn: boolean;
  readonly refresh: () => Promise<unknown>;
}

/** What a shopper said is wrong with an order, and what the shop did about it. */
export default function OrderProblems({ order, isOwn, refresh }: OrderProblemsProps) {
  const [withdraw, { loading }] = useMutation(WithdrawProblemDocument);

  function askToWithdraw({ id, lines }: ShownProblem) {
    confirmDialog({
      title: 'Take it back?',
      text: `Then we do nothing about ${namesOfLines(lines)}. You can tell us again.`,
      confirm: 'Take it back',
      onConfirm: async () => {
        try {
          await withdraw({ variables: { id } });
          showAlert('You have taken it back.');
        } catch (error) {
          await refresh().catch(() => undefined);
          showErrorDialog((error as Error).message);
        }
      },
    });
  }

  return (
    <section className={classes.section} aria-labelledby="order-problems">
      <h2 id="order-problems">What is wrong</h2>
      <ul className={classes.list}>
        {order.problems.map((problem) => (
          <Problem
            key={problem.id}
            problem={problem}
            number={order.number}
            isBusy={loading}
            onWithdraw={isOwn ? () => askToWithdraw(problem) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

interface ProblemProps {
  readonly problem: ShownProblem;
  readonly number: string;
  readonly isBusy: boolean;
  readonly onWithdraw: (() => void) | undefined;
}

function Problem({ problem, number, isBusy, onWithdraw }: ProblemProps) {
  const { id, lines, state, text, answerText, at, hasPhoto, kind } = problem;
  const isOpen = state === 'OPEN';
  const canComeBack = kind === 'NOT_SUITABLE' && (isOpen || state === 'REFUSED');
  return (
    <li className={classes.problem}>
      <ProblemBadge state={state} />
      <strong>
        <PieceList lines={lines} />
      </strong>
      <p>{problemText(problem)}</p>
      {text && <p dir="auto">{text}</p>}
      {hasPhoto && <ProblemPhoto id={id} alt={`What is wrong with ${namesOfLines(lines)}`} />}
      {answerText && (
        <p className={classes.answer} dir="auto">
          {answerText}
        </p>
      )}
      <time dateTime={at}>{formatDateTime(at)}</time>
      {isOpen && (
        <Group gap="sm">
          {onWithdraw && (
            <FocusableButton variant="default" size="xs" isOff={isBusy} onClick={onWithdraw}>
              Take it back
            </FocusableButton>
          )}
          {canComeBack && <Link to={`/order/${number}?return-slip`}>Print the return slip</Link>}
        </Group>
      )}
    </li>
  );
}

type ShownProblem = OwnOrder['problems'][number];

/** "Broken. You would like the money back.": what a request says. */
function problemText({ kind, wants }: Pick<ShownProblem, 'kind' | 'wants'>): string {
  return `${problemKindLabels[ProblemKind[kind]].name}. You would like ${problemWantsLabels[ProblemWants[wants]]}.`;
}
