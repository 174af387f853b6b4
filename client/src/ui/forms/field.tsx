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
        <input {...input} id={id} className={classes.input} />
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
          <svg viewBox="0 0 15 15" fill="currentColor" className={classes.chevron} aria-hidden="true">
            <path
              fillRule="evenodd"
              d="M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.38064 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.43179 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.35753 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z"
            />
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
