import { type ComponentProps, useId } from 'react';
import classes from './checked-field.module.css';
import { SelectField, TextField } from './field.tsx';

interface Checked {
  /** What is wrong with it. */
  readonly error?: string | undefined;
  /** What helps to answer. */
  readonly hint?: string;
}

/** A text field with what is wrong with it below. */
export function CheckedTextField({ error, hint, ...field }: ComponentProps<typeof TextField> & Checked) {
  const id = useId();
  return (
    <div>
      <TextField {...field} {...describedBy(id, error, hint)} />
      <Notes id={id} error={error} hint={hint} />
    </div>
  );
}

/** The same of a choice. */
export function CheckedSelectField({ error, hint, ...field }: ComponentProps<typeof SelectField> & Checked) {
  const id = useId();
  return (
    <div>
      <SelectField {...field} {...describedBy(id, error, hint)} />
      <Notes id={id} error={error} hint={hint} />
    </div>
  );
}

function describedBy(id: string, error: string | undefined, hint: string | undefined) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? hint) ? id : undefined,
  };
}

function Notes({ id, error, hint }: Checked & { readonly id: string }) {
  const text = error ?? hint;
  if (!text) return null;
  return (
    <p id={id} className={error ? classes.error : classes.hint}>
      {text}
    </p>
  );
}
