import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DayField } from './day-field.tsx';

function Holder({ initial, told }: { readonly initial: string; readonly told: string[] }) {
  const [day, setDay] = useState(initial);
  return (
    <DayField
      label="First day"
      value={day}
      onChange={(next) => {
        told.push(next);
        setDay(next);
      }}
    />
  );
}

/** Renders the field with a day in it. @returns what it tells of */
function aField(initial = ''): string[] {
  const told: string[] = [];
  render(
    <MantineProvider env="test">
      <Holder initial={initial} told={told} />
    </MantineProvider>,
  );
  return told;
}

const field = () => screen.getByLabelText<HTMLInputElement>('First day');

/** What Chromium has as its value while a year is typed, digit by digit. */
const typeYear = (...values: string[]) => {
  for (const value of values) fireEvent.change(field(), { target: { value } });
};

/** As a browser that has a part of a day, and no day. */
function breakOff() {
  Object.defineProperty(field(), 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.change(field(), { target: { value: '' } });
}

it('tells of the day that was typed, and of none that it was on the way', () => {
  const told = aField();
  typeYear('0002-11-26', '0020-11-26', '0202-11-26');
  expect(told).toEqual([]);
  expect(field()).toHaveValue('0202-11-26');
  typeYear('2026-11-26');
  expect(told).toEqual(['2026-11-26']);
  expect(field()).toHaveValue('2026-11-26');
});

it.each([
  ['a year of two digits is one of ours', '0026-11-26', ['2026-11-26'], '2026-11-26'],
  ['a year that is none leaves the day that was there', '0202-11-26', [], '2026-01-31'],
])('once it is left, %s', (_why, typed, days, shown) => {
  const told = aField('2026-01-31');
  typeYear(typed);
  fireEvent.blur(field());
  expect(told).toEqual(days);
  expect(field()).toHaveValue(shown);
});

it('keeps the day while a part of another one is missing, and tells once it is emptied', () => {
  const told = aField('2026-01-31');
  breakOff();
  expect(told).toEqual([]);
  fireEvent.blur(field());
  expect(field()).toHaveValue('2026-01-31');

  Object.defineProperty(field(), 'validity', { value: { badInput: false } });
  typeYear('');
  expect(told).toEqual(['']);
});

it('says that it is empty, for browsers that write today into it', () => {
  aField();
  expect(field()).toHaveAttribute('data-empty');
  typeYear('2026-11-26');
  expect(field()).not.toHaveAttribute('data-empty');
});
