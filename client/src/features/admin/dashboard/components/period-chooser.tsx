import { Chip, Group } from '@mantine/core';
import { useState } from 'react';
import type { Day } from '../../../../lib/format/calendar-days.ts';
import { DayField } from '../../../../ui/forms/day-field.tsx';
import { dayProblems, type Period, type PeriodChoice, periodChoices } from '../lib/period.ts';
import classes from './period-chooser.module.css';

const names: Record<PeriodChoice, string> = {
  '7-days': '7 days',
  '30-days': '30 days',
  '12-months': '12 months',
  custom: 'Custom',
};

interface PeriodChooserProps {
  readonly period: Period;
  readonly today: Day;
  readonly onChange: (period: Period) => void;
}

export function PeriodChooser({ period, today, onChange }: PeriodChooserProps) {
  return (
    <div className={classes.chooser}>
      <Chip.Group
        value={period.choice}
        onChange={(choice) => onChange({ ...period, choice: choice as PeriodChoice })}
      >
        <Group gap="xs" role="radiogroup" aria-label="Period">
          {periodChoices.map((choice) => (
            <Chip key={choice} value={choice} size="sm" classNames={{ label: classes.choice }}>
              {names[choice]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {period.choice === 'custom' && <CustomDays period={period} today={today} onChange={onChange} />}
    </div>
  );
}

/** Two date fields; the period changes once both are valid. */
function CustomDays({ period, today, onChange }: PeriodChooserProps) {
  const [from, setFrom] = useState(period.firstDay);
  const [to, setTo] = useState(period.lastDay);
  const problems = dayProblems(from, to, today);

  function take(firstDay: string, lastDay: string) {
    setFrom(firstDay);
    setTo(lastDay);
    if (Object.keys(dayProblems(firstDay, lastDay, today)).length === 0) {
      onChange({ choice: 'custom', firstDay, lastDay });
    }
  }

  return (
    <Group className={classes.days} align="start" gap="sm">
      <DayField
        size="sm"
        label="First day"
        max={today}
        value={from}
        error={problems.from}
        onChange={(day) => take(day, to)}
      />
      <DayField
        size="sm"
        label="Last day"
        max={today}
        value={to}
        error={problems.to}
        onChange={(day) => take(from, day)}
      />
    </Group>
  );
}
