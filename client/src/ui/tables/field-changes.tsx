import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import classes from './field-changes.module.css';

/** A value of a record as text, before and after. */
interface Change {
  readonly field: string;
  /** Nothing of a new record. */
  readonly before?: string | null;
  /** Nothing of one that is gone. */
  readonly after?: string | null;
}

/** Up to this many changes are shown unfolded. */
const MAX_SHOWN_INLINE = 3;

/** What changed, field by field; many fields, as those of a new item, are folded. */
export function FieldChanges({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length <= MAX_SHOWN_INLINE) return <ChangeList changes={changes} />;
  return (
    <details className={classes.many}>
      <summary>{changes.length} fields</summary>
      <ChangeList changes={changes} />
    </details>
  );
}

function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <ul className={classes.changeList}>
      {changes.map(({ field, before, after }) => (
        <li key={`${field} ${after}`}>
          <span className={classes.field}>{field}</span> {isKnown(before) && <From value={before} />}
          <Value value={after} />
        </li>
      ))}
    </ul>
  );
}

/** The old value; nothing for a new field. */
function From({ value }: { readonly value: string }) {
  return (
    <>
      <Value value={value} /> <IconArrowRight size={14} className={classes.arrow} aria-hidden />
      <VisuallyHidden>became</VisuallyHidden>{' '}
    </>
  );
}

function isKnown(value?: string | null): value is string {
  return value !== null && value !== undefined;
}

function Value({ value }: { readonly value?: string | null }) {
  if (!isKnown(value)) return <span className={classes.none}>nothing</span>;
  if (value === '') return <span className={classes.none}>empty</span>;
  return (
    <span className={classes.value} dir="auto">
      {value}
    </span>
  );
}
