import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { AdminOverviewQuery } from '../../../../gql/graphql.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import classes from './to-do-list.module.css';

type ToDoListProps = Pick<
  AdminOverviewQuery['overview'],
  | 'waitingPetOrders'
  | 'ordersToShip'
  | 'problemsToAnswer'
  | 'questionsToAnswer'
  | 'questionsOverdue'
  | 'disputesToAnswer'
  | 'nextDisputeAnswerBy'
  | 'nextDisputeOrder'
  | 'lowStockCount'
>;

/** Pending tasks, each a link to where it is done; what has a day that others set stands first. */
export function ToDoList(toDo: ToDoListProps) {
  const { waitingPetOrders, ordersToShip, problemsToAnswer, lowStockCount } = toDo;
  const { questionsToAnswer, questionsOverdue } = toDo;
  const { disputesToAnswer, nextDisputeAnswerBy, nextDisputeOrder } = toDo;
  const answerBy = nextDisputeAnswerBy ? `, by ${formatDateTime(nextDisputeAnswerBy)}` : '';
  const overdue = questionsOverdue > 0 ? `, ${questionsOverdue} overdue` : '';
  return (
    <section aria-label="To do" className={classes.panel}>
      <h2 className={classes.title}>To do</h2>
      <ul className={classes.list}>
        {disputesToAnswer > 0 && (
          <ToDo
            count={disputesToAnswer}
            to={
              nextDisputeOrder ? `/adminDashboard/orders/${nextDisputeOrder}` : '/adminDashboard/MoneyHealth'
            }
            text={`${disputesToAnswer === 1 ? 'dispute needs an answer' : 'disputes need an answer'}${answerBy}`}
          />
        )}
        {problemsToAnswer > 0 && (
          <ToDo
            count={problemsToAnswer}
            to="/adminDashboard/orders?requests=open"
            text={problemsToAnswer === 1 ? 'request waits for an answer' : 'requests wait for an answer'}
          />
        )}
        {questionsToAnswer > 0 && (
          <ToDo
            count={questionsToAnswer}
            to="/adminDashboard/questions"
            text={`${questionsToAnswer === 1 ? 'question waits for an answer' : 'questions wait for an answer'}${overdue}`}
          />
        )}
        <ToDo
          count={waitingPetOrders}
          to="/adminDashboard/ManagePetsOrder?status=pending"
          text={
            waitingPetOrders === 1 ? 'animal order waits for an answer' : 'animal orders wait for an answer'
          }
        />
        <ToDo
          count={ordersToShip}
          to="/adminDashboard/orders?status=paid"
          text={ordersToShip === 1 ? 'order is paid, ready to ship' : 'orders are paid, ready to ship'}
        />
        <ToDo
          count={lowStockCount}
          to="/adminDashboard/ManagePetsdata?sort=stock"
          text={lowStockCount === 1 ? 'item runs low' : 'items run low'}
        />
      </ul>
    </section>
  );
}

interface ToDoProps {
  readonly count: number;
  readonly text: string;
  readonly to: string;
}

function ToDo({ count, text, to }: ToDoProps) {
  return (
    <li>
      <Link to={to} className={classes.link} data-done={count === 0 || undefined}>
        <span className={classes.count}>{count}</span> <span className={classes.text}>{text}</span>
        <IconChevronRight size={18} stroke={1.8} className={classes.arrow} aria-hidden />
      </Link>
    </li>
  );
}
