import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './segmented-choice.module.css';

/** How long the mark is on its way from one choice to another, in milliseconds. */
const SLIDE_MS = 200;

interface SegmentedChoiceProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'className' | 'ref' | 'role'> {
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly size?: 'xs' | 'sm' | 'md';
  readonly isRound?: boolean;
  readonly isWide?: boolean;
  readonly 'aria-label': string;
}

/** A group of radio buttons that looks as Mantine's SegmentedControl, without its code. */
export function SegmentedChoice<Value extends string>({
  choices,
  value,
  onChange,
  size,
  isRound,
  isWide,
  ...group
}: SegmentedChoiceProps<Value>) {
  const id = useId();
  const mark = useSlidingIndicator(value);
  return (
    <div
      {...group}
      ref={mark}
      role="radiogroup"
      className={classes.group}
      data-size={size}
      data-round={isRound || undefined}
      data-full-width={isWide || undefined}
      data-with-items-borders
    >
      {choices.map((choice) => {
        const isChosen = choice.value === value || undefined;
        return (
          <div key={choice.value} className={classes.choice} data-active={isChosen}>
            <input
              type="radio"
              id={`${id}${choice.value}`}
              name={id}
              value={choice.value}
              checked={isChosen ?? false}
              onChange={() => onChange(choice.value)}
              className={classes.input}
              data-focus-ring="auto"
            />
            <label htmlFor={`${id}${choice.value}`} className={classes.label} data-active={isChosen}>
              <span className={classes.words}>{choice.label}</span>
            </label>
          </div>
        );
      })}
    </div>
  );
}

/** Lets the mark under the choice come from where it was before. */
function useSlidingIndicator(value: string) {
  const group = useRef<HTMLDivElement>(null);
  const before = useRef<string>(value);

  useLayoutEffect(() => {
    if (before.current === value) return;
    const from = labelOf(group.current, before.current);
    const to = labelOf(group.current, value);
    before.current = value;
    if (!from || !to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = from.getBoundingClientRect();
    const end = to.getBoundingClientRect();
    to.animate(
      {
        translate: [`${start.left - end.left}px ${start.top - end.top}px`, '0 0'],
        width: [`${start.width}px`, `${end.width}px`],
      },
      { duration: SLIDE_MS, easing: 'ease', pseudoElement: '::before' },
    );
  }, [value]);

  return group;
}

function labelOf(group: HTMLElement | null, value: string): HTMLElement | undefined {
  const inputs = [...(group?.querySelectorAll('input') ?? [])];
  return inputs.find((input) => input.value === value)?.labels?.item(0);
}
