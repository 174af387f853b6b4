import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'size'> {
  readonly label?: string;
  /** Content at its end; the field takes its rounding from that. */
  readonly end?: ReactNode;
}

/** A text input that looks as Mantine's, without its code. */
export function TextField({ label, end, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      {label && <Label id={id}>{label}</Label>}
      <div
        className={classes.frame}
        data-variant="default"
        data-round={end ? true : undefined}
        data-with-right-section={end ? true : undefined}
      >
        <input dir="auto" {...input} id={id} className={classes.input} />
        {end && <End>{end}</End>}
      </div>
    </div>
  );
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'size'> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a list, chosen in the browser's own way. */
export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <Label id={id}>{label}</Label>
      <div className={classes.frame} data-variant="default" data-pointer data-with-right-section>
        <select {...select} id={id} className={classes.input}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <End>
          <svg viewBox="0 0 15 15" className={classes.chevron} aria-hidden="true">
            <path d="M5 5.75 7.5 3.5l2.5 2.25M5 9.25l2.5 2.25L10 9.25" />
          </svg>
        </End>
      </div>
    </div>
  );
}

function Label({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <label htmlFor={id} className={classes.label}>
      {children}
    </label>
  );
}

function End({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.end} data-position="right">
      {children}
    </div>
  );
}
