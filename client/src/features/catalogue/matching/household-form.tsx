import { type FormEvent, useRef, useState } from 'react';
import type { Household } from '../../../../../domain/matching/household.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckedSelectField, CheckedTextField } from '../../../ui/forms/checked-field.tsx';
import { answersOf, type HouseholdAnswers, noAnswers, readAnswers } from './household-answers.ts';
import classes from './household-form.module.css';

interface HouseholdFormProps {
  readonly household: Household | undefined;
  /** Where the answers go. */
  readonly note: string;
  readonly onKeep: (household: Household) => void;
}

type Question = keyof HouseholdAnswers;

const choose = { value: '', label: 'Choose one' };
const homes = [
  choose,
  { value: 'LOW', label: 'A flat' },
  { value: 'MEDIUM', label: 'A house' },
  { value: 'HIGH', label: 'A house with a garden' },
];
const energies = [
  choose,
  { value: 'LOW', label: 'Calm: short walks, long naps' },
  { value: 'MEDIUM', label: 'Lively: some play every day' },
  { value: 'HIGH', label: 'Very lively: out for hours' },
];
const experiences = [
  choose,
  { value: 'LOW', label: 'It is our first one' },
  { value: 'MEDIUM', label: 'We have had one before' },
  { value: 'HIGH', label: 'We have trained several' },
];

/** The six questions about who would live with an animal. */
export function HouseholdForm({ household, note, onKeep }: HouseholdFormProps) {
  const [answers, setAnswers] = useState(() => (household ? answersOf(household) : noAnswers));
  const [errors, setErrors] = useState<Partial<Record<Question, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readAnswers(answers);
    setErrors('errors' in read ? read.errors : {});
    if ('household' in read) onKeep(read.household);
    else focusFirst(form.current, Object.keys(read.errors));
  }

  function field(name: Question) {
    return {
      name,
      value: answers[name],
      error: errors[name],
      onChange({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) {
        setAnswers((before) => ({ ...before, [name]: value }));
      },
    };
  }

  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit} aria-label="Your household">
      <CheckedSelectField label="1. Where do you live?" options={homes} {...field('home')} />
      <CheckedTextField
        label="2. How many hours a day would it be alone?"
        inputMode="numeric"
        {...field('hoursAlone')}
      />
      <CheckedSelectField label="3. How lively may it be?" options={energies} {...field('energy')} />
      <CheckedSelectField
        label="4. How experienced are you?"
        options={experiences}
        {...field('experience')}
      />
      <CheckedTextField
        label="5. Are there children? Their ages"
        placeholder="4, 7"
        hint="Empty without children."
        {...field('childrenAges')}
      />
      <fieldset className={classes.pair}>
        <legend className={classes.legend}>6. Do animals live with you?</legend>
        <CheckedTextField label="Dogs" inputMode="numeric" {...field('dogs')} />
        <CheckedTextField label="Cats" inputMode="numeric" {...field('cats')} />
      </fieldset>
      <div className={classes.foot}>
        <Button type="submit" size="md">
          Show who fits
        </Button>
        <p className={classes.note}>{note}</p>
      </div>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('input, select') ?? [])];
  fields.find((one) => names.includes(one.getAttribute('name') ?? ''))?.focus();
}
