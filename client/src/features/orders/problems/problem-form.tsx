import { Button, Checkbox, Group, Input, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { MAX_PROBLEM_TEXT, problemRules } from '../../../../../domain/input/problem-rules.ts';
import {
  mustBeUnopened,
  ProblemKind,
  ProblemWish,
  problemKindLabels,
  reportObstacle,
} from '../../../../../domain/orders/problems.ts';
import type { ReportProblemInput } from '../../../gql/graphql.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import type { FormDialogControls } from '../../../ui/forms/form-dialog.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { PhotoField } from './photo-field.tsx';
import type { ReportedLine } from './problem-button.tsx';
import { type ReportOutcome, useReportProblem } from './use-report-problem.ts';

type Kind = keyof typeof ProblemKind;
type Wish = keyof typeof ProblemWish;

interface FormValues {
  readonly kind: Kind | '';
  readonly wish: Wish | '';
  readonly quantity: number;
  readonly text: string;
  readonly isUnopened: boolean;
  readonly photo: File | null;
}

/** What is wrong, by field; `form` for what is wrong with none of them. */
type Problems = Readonly<Partial<Record<keyof FormValues | 'form', string>>>;

const kinds = (Object.keys(ProblemKind) as Kind[]).map((value) => ({
  ...{ value, label: problemKindLabels[ProblemKind[value]].name },
}));

const wishes: readonly { readonly value: Wish; readonly label: string }[] = [
  { value: 'MONEY', label: 'My money back' },
  { value: 'REPLACEMENT', label: 'Another one' },
];

const nothing: FormValues = { kind: '', wish: '', quantity: 1, text: '', isUnopened: false, photo: null };

interface ProblemFormProps extends FormDialogControls {
  readonly line: ReportedLine;
}

/** What is wrong with a line that came, how many of it, and what its shopper would like. */
export function ProblemForm({ line, isLeaving, onDirty, onStay, onClose }: ProblemFormProps) {
  const { send, isSending } = useReportProblem(line.number);
  const [values, setValues] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const { kind, photo } = values;

  function change(changes: Partial<FormValues>) {
    setValues((before) => ({ ...before, ...changes }));
    setProblems({});
    onDirty(true);
  }

  function finish(outcome: ReportOutcome) {
    if ('fields' in outcome) setProblems(withForm(outcome.fields));
    if ('message' in outcome) setProblems({ form: `That did not reach us. ${outcome.message}` });
    if (!('done' in outcome)) return;
    onClose();
    showAlert('Thank you for telling us. We look at it and write to you.');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const read = readReport(values, line);
    setProblems('problems' in read ? read.problems : {});
    if ('input' in read) finish(await send(read.input, photo));
  }

  return (
    <form
      noValidate
      aria-label={`What is wrong with ${line.petname}`}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap="md">
        <Limits line={line} kind={kind} />
        <Input.Wrapper label="What is wrong?" labelElement="div" error={problems.kind}>
          <SegmentedChoice
            aria-label="What is wrong?"
            choices={kinds}
            value={kind}
            onChange={(chosen) => change({ kind: chosen })}
            isWide
          />
        </Input.Wrapper>
        {kind !== '' && mustBeUnopened(ProblemKind[kind], line.category.toLowerCase()) && (
          <Checkbox
            label="Nobody has opened it"
            checked={values.isUnopened}
            error={problems.isUnopened}
            onChange={({ currentTarget }) => change({ isUnopened: currentTarget.checked })}
          />
        )}
        {line.quantity > 1 && (
          <NativeSelect
            label="How many of them?"
            data={Array.from({ length: line.quantity }, (_one, place) => String(place + 1))}
            value={String(values.quantity)}
            error={problems.quantity}
            onChange={({ currentTarget }) => change({ quantity: Number(currentTarget.value) })}
          />
        )}
        <Input.Wrapper label="What would you like?" labelElement="div" error={problems.wish}>
          <SegmentedChoice
            aria-label="What would you like?"
            choices={wishes}
            value={values.wish}
            onChange={(wish) => change({ wish })}
            isWide
          />
        </Input.Wrapper>
        <Textarea
          dir="auto"
          label="Tell us more"
          description={`If you like, in up to ${MAX_PROBLEM_TEXT} characters.`}
          rows={4}
          value={values.text}
          error={problems.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <PhotoField
          value={photo}
          error={problems.photo}
          onChange={(chosen) => change({ photo: chosen })}
          onError={(message) => setProblems({ photo: message })}
        />
        {problems.form && (
          <Text c="var(--mantine-color-error)" role="alert">
            {problems.form}
          </Text>
        )}
        {isLeaving ? (
          <LeaveQuestion onStay={onStay} onLeave={onClose} />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" disabled={isSending} onClick={onClose}>
              Cancel
            </Button>
            <FocusableButton type="submit" isBusy={isSending}>
              Tell the shop
            </FocusableButton>
          </Group>
        )}
      </Stack>
    </form>
  );
}

/** Until when, and under which condition, before anything is typed. */
function Limits({ line, kind }: { readonly line: ReportedLine; readonly kind: Kind | '' }) {
  const isFood = mustBeUnopened(ProblemKind.DOES_NOT_SUIT, line.category.toLowerCase());
  return (
    <Text size="sm" c="dimmed">
      You can tell us until {formatDate(line.until)}.
      {isFood && ' Food that does not suit comes back unopened only.'}
      {kind === 'DOES_NOT_SUIT' && ' Once you have told us, the order’s page has a slip for the parcel back.'}
    </Text>
  );
}

type Reading = { readonly input: ReportProblemInput } | { readonly problems: Problems };

/** The form as the API takes it, or what is wrong with it, by the rules that the API has. */
function readReport({ kind, wish, photo: _photo, ...values }: FormValues, line: ReportedLine): Reading {
  const { data, error } = problemRules.safeParse({
    ...{ ...values, entryId: line.entryId },
    ...{ kind: kind && ProblemKind[kind], wish: wish && ProblemWish[wish] },
  });
  if (error || kind === '' || wish === '') return { problems: error ? fieldErrors(error) : {} };
  const limits = { quantity: line.quantity, until: new Date(line.until) };
  const report = { ...data, isUnopened: values.isUnopened, category: line.category.toLowerCase() };
  const obstacle = reportObstacle(report, limits, new Date());
  if (obstacle) return { problems: withForm({ [obstacle.field]: obstacle.message }) };
  const { entryId, quantity, text = null } = data;
  return { input: { entryId, kind, wish, quantity, text, isUnopened: values.isUnopened } };
}

/** What is wrong with the line itself has no field to stand beside. */
function withForm({ entryId, ...fields }: Record<string, string>): Problems {
  return { ...fields, ...(entryId && { form: entryId }) };
}
