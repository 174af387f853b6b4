import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './to-do-list.module.css';

/** The API's limit. */
const MAX_LOW_STOCK_ITEMS = 8;

interface ToDoListProps {
  readonly waitingPetOrders: number;
  readonly paidCartEntries: number;
  readonly lowStock: number;
}

/** Pending tasks, each a link to where it is done. */
export function ToDoList({ waitingPetOrders, paidCartEntries, lowStock }: ToDoListProps) {
  return (
    <section aria-label="To do" className={classes.panel}>
      <h2 className={classes.title}>To do</h2>
      <ul className={classes.list}>
        <ToDo
          count={waitingPetOrders}
          to="/adminDashboard/ManagePetsOrder?status=pending"
          text={
            waitingPetOrders === 1 ? 'animal order waits for an answer' : 'animal orders wait for an answer'
          }
        />
        <ToDo
          count={paidCartEntries}
          to="/adminDashboard/ManageAccessoriesOrder?status=paid"
          text={
            paidCartEntries === 1
              ? 'item order is paid, ready to ship'
              : 'item orders are paid, ready to ship'
          }
        />
        <ToDo
          count={lowStock}
          isMore={lowStock >= MAX_LOW_STOCK_ITEMS}
          to="/adminDashboard/ManagePetsdata?sort=stock"
          text={lowStock === 1 ? 'item runs low' : 'items run low'}
        />
      </ul>
    </section>
  );
}

interface ToDoProps {
  readonly count: number;
  readonly isMore?: boolean;
  readonly text: string;
  readonly to: string;
}

function ToDo({ count, isMore, text, to }: ToDoProps) {
  return (
    <li>
      <Link to={to} className={classes.link} data-done={count === 0 || undefined}>
        <span className={classes.count}>
          {count}
          {isMore && '+'}
        </span>{' '}
        <span className={classes.text}>{text}</span>
        <IconChevronRight size={18} stroke={1.8} className={classes.arrow} aria-hidden />
      </Link>
    </li>
  );
}
