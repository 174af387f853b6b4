import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
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
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label="Decrease quantity"
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <output className={classes.value} aria-live="polite">
        {value}
      </output>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label="Increase quantity"
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
