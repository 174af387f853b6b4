import { TickBox } from '../../../ui/printing/print-parts.tsx';
import type { PapersOrder } from './animal-papers.tsx';
import classes from './papers.module.css';

interface ChecklistSheetProps {
  readonly order: Pick<PapersOrder, 'petname' | 'username'>;
  readonly checklist: readonly string[];
}

/** What is gone through when an animal is collected. */
export function ChecklistSheet({ order: { petname, username }, checklist }: ChecklistSheetProps) {
  return (
    <>
      <h2>
        <bdi>{petname}</bdi> goes home with <bdi>{username}</bdi>
      </h2>
      {checklist.length === 0 && <p>The settings of the shop say nothing that is to be gone through.</p>}
      <ul className={classes.checklist}>
        {checklist.map((line) => (
          <li key={line}>
            <TickBox label={line} />
            <span dir="auto">{line}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
