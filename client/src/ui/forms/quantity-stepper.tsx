import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import classes from './quantity-stepper.module.css';

interface QuantityStepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  /** What is counted, for those who do not see it: "Quantity of Salmon kibble". */
  readonly label: string;
}

export function QuantityStepper({ value, onChange, min, max, label }: QuantityStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a figure, not a set of fields
    <div className={classes.stepper} role="group" aria-label={label}>
      <Step label="Decrease quantity" isOff={value <= min} onStep={() => onChange(value - 1)}>
        <IconMinus size={18} aria-hidden />
      </Step>
      <output className={classes.value} aria-live="polite">
        {value}
      </output>
      <Step label="Increase quantity" isOff={value >= max} onStep={() => onChange(value + 1)}>
        <IconPlus size={18} aria-hidden />
      </Step>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

/** It stays in reach at the end of its range: disabled, it would drop the focus in the middle of counting. */
function Step({ label, isOff, onStep, children }: StepProps) {
  return (
    <IconButton
      size={34}
      aria-label={label}
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onStep();
      }}
    >
      {children}
    </IconButton>
  );
}
