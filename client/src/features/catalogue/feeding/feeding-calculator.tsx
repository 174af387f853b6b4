import { type FormEvent, useId, useRef, useState } from 'react';
import { feedingStages } from '../../../../../domain/feeding/energy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckedSelectField, CheckedTextField } from '../../../ui/forms/checked-field.tsx';
import { type FeedingAnswers, type FeedingErrors, firstAnswers, readFeeding } from './feeding-answers.ts';
import classes from './feeding-calculator.module.css';
import { FeedingResult } from './feeding-result.tsx';

interface FeedingCalculatorProps {
  /** What is known already, of the food of a page; it is not asked again. */
  readonly known?: Partial<FeedingAnswers>;
}

const stageWords: Readonly<Record<(typeof feedingStages)[number], string>> = {
  YOUNG_TO_4_MONTHS: 'Young, up to 4 months',
  YOUNG_FROM_4_MONTHS: 'Young, from 4 months on',
  ADULT_NEUTERED: 'Grown up, neutered',
  ADULT_INTACT: 'Grown up, not neutered',
  EASY_GAINER: 'Grown up, gains weight easily',
  WEIGHT_LOSS: 'Is to lose weight',
};
const stages = feedingStages.map((value) => ({ value, label: stageWords[value] }));
const types = [
  { value: 'dog', label: 'A dog' },
  { value: 'cat', label: 'A cat' },
];

type Field = keyof FeedingAnswers;

const labels: Readonly<Record<Field, string>> = {
  type: 'For',
  weightKg: 'Weight, kg',
  stage: 'What it is like',
  kcalPer100g: 'Energy of the food, kcal per 100 g',
  bagGrams: 'A bag holds, grams',
  price: 'A bag costs, dollars',
  currentKcalPer100g: 'Energy of the food until now, kcal per 100 g',
  days: 'Change over how many days',
  startOn: 'First day of the change',
};
const asked = ['type', 'weightKg', 'stage', 'kcalPer100g', 'bagGrams', 'price'] as const;
const ofChange = ['currentKcalPer100g', 'days', 'startOn'] as const;

/** How much of a food a dog or cat gets, how long a bag lasts, and how it is changed to it. */
export default function FeedingCalculator({ known = {} }: FeedingCalculatorProps) {
  const { form, errors, plan, change, answers, submit } = useFeeding(known);
  const changeTitle = useId();
  const field = (name: Field) => (
    <AskedField
      key={name}
      name={name}
      value={answers[name]}
      error={errors[name]}
      onChange={(event) => change(name, event.currentTarget.value)}
    />
  );
  return (
    <div className={classes.calculator}>
      <form ref={form} noValidate className={classes.form} onSubmit={submit} aria-label="How much food">
        {asked.filter((name) => known[name] === undefined).map(field)}
        <fieldset className={classes.change} aria-labelledby={changeTitle}>
          <p id={changeTitle} className={classes.title}>
            Changing from another food? Its label says what energy it has.
          </p>
          {ofChange.map(field)}
        </fieldset>
        <div>
          <Button type="submit" size="md">
            How much?
          </Button>
        </div>
      </form>
      <div aria-live="polite">{plan && <FeedingResult plan={plan} />}</div>
    </div>
  );
}

/** The answers, and the plan of those that were good when they were sent. */
function useFeeding(known: Partial<FeedingAnswers>) {
  const [answers, setAnswers] = useState<FeedingAnswers>({ ...firstAnswers, ...known });
  const [read, setRead] = useState<ReturnType<typeof readFeeding>>();
  const form = useRef<HTMLFormElement>(null);
  const errors: FeedingErrors = read && 'errors' in read ? read.errors : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = readFeeding(answers);
    setRead(next);
    if (!('errors' in next)) return;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('input, select') ?? [])];
    fields.find((one) => (one.getAttribute('name') ?? '') in next.errors)?.focus();
  }

  function change(name: Field, value: string) {
    setAnswers((before) => ({ ...before, [name]: value }));
    // A plan of other answers is none of these.
    if (read && 'plan' in read) setRead(undefined);
  }

  return { form, errors, plan: read && 'plan' in read ? read.plan : undefined, change, answers, submit };
}

interface AskedFieldProps {
  readonly name: Field;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

function AskedField({ name, ...field }: AskedFieldProps) {
  const input = { name, label: labels[name], ...field };
  if (name === 'type') return <CheckedSelectField options={types} {...input} />;
  if (name === 'stage') return <CheckedSelectField options={stages} {...input} />;
  if (name === 'startOn') return <CheckedTextField type="date" {...input} />;
  return <CheckedTextField inputMode="decimal" autoComplete="off" {...input} />;
}
