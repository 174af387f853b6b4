import { Button, Checkbox, Group, Input, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_PROBLEM_TEXT } from '../../../../../domain/input/problem-rules.ts';
import { ProblemKind, problemKindLabels } from '../../../../../domain/orders/problems.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import type { FormDialogControls } from '../../../ui/forms/form-dialog.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { LineChoice, useChosenLines } from '../../../ui/forms/line-choice.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { PhotoField } from './photo-field.tsx';
import type { Reportable } from './problem-button.tsx';
import {
  isUnopenedOnly,
  type Kind,
  type Problems,
  type ReportValues,
  readReport,
  type Wants,
} from './read-report.ts';
import type { ReportableLine } from './reportable-lines.ts';
import { type ReportOutcome, useReportProblem } from './use-report-problem.ts';

const kinds = (Object.keys(ProblemKind) as Kind[]).map((value) => ({
  ...{ value, label: problemKindLabels[ProblemKind[value]].name },
}));

const wishes: readonly { readonly value: Wants; readonly label: string }[] = [
  { value: 'MONEY', label: 'My money back' },
  { value: 'ANOTHER', label: 'Another one' },
];

const nothing: ReportValues = { kind: '', wants: '', text: '', isUnopened: false, photo: null };

interface ProblemFormProps extends FormDialogControls {
  readonly reportable: Reportable;
}

/** What is wrong with what came, with how many pieces of which lines, and what its shopper would like. */
export function ProblemForm({ reportable, isLeaving, onDirty, onStay, onClose }: ProblemFormProps) {
  const { number, lines, line } = reportable;
  const { send, isSending } = useReportProblem(number);
  const { chosen, setChosen, quantities } = useChosenLines(lines, [line]);
  const reported = lines.filter(({ _id }) => chosen.has(_id));
  const [values, setValues] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const { kind, photo } = values;

  function change(changes: Partial<ReportValues>) {
    setValues((before) => ({ ...before, ...changes }));
    setProblems({});
    onDirty(true);
  }

  function finish(outcome: ReportOutcome) {
    if ('fields' in outcome) setProblems(outcome.fields);
    if ('message' in outcome) setProblems({ form: `That did not reach us. ${outcome.message}` });
    if (!('done' in outcome)) return;
    onClose();
    showAlert('Thank you for telling us. We look at it and write to you.');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const read = readReport(values, quantities, lines);
    setProblems('problems' in read ? read.problems : {});
    if ('input' in read) finish(await send(read.input, photo));
  }

  return (
    <form noValidate aria-label="What is wrong with your order" onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <LineChoice
          label="What is it about?"
          lines={lines}
          chosen={chosen}
          error={problems.lines}
          onChange={(next) => {
            setChosen(next);
            change({});
          }}
        />
        <Limits lines={reported} kind={kind} />
        <Input.Wrapper label="What is wrong?" labelElement="div" error={problems.kind}>
          <SegmentedChoice
            aria-label="What is wrong?"
            choices={kinds}
            value={kind}
            onChange={(choice) => change({ kind: choice })}
            isWide
          />
        </Input.Wrapper>
        {kind !== '' && reported.some(isUnopenedOnly(ProblemKind[kind])) && (
          <Checkbox
            label="Nobody has opened it"
            checked={values.isUnopened}
            error={problems.isUnopened}
            onChange={({ currentTarget }) => change({ isUnopened: currentTarget.checked })}
          />
        )}
        <Input.Wrapper label="What would you like?" labelElement="div" error={problems.wants}>
          <SegmentedChoice
            aria-label="What would you like?"
            choices={wishes}
            value={values.wants}
            onChange={(wants) => change({ wants })}
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
          onChange={(file) => change({ photo: file })}
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

interface LimitsProps {
  readonly lines: readonly ReportableLine[];
  readonly kind: Kind | '';
}

/** Until when, and under which condition, before anything is typed. */
function Limits({ lines, kind }: LimitsProps) {
  const [until] = lines.map((line) => line.until).sort();
  return (
    <Text size="sm" c="dimmed">
      {until && `You can tell us until ${formatDate(until)}.`}
      {lines.some(isUnopenedOnly(ProblemKind.NOT_SUITABLE)) &&
        ' Food that does not suit comes back unopened only.'}
      {kind === 'NOT_SUITABLE' && ' Once you have told us, the order’s page has a slip for the parcel back.'}
    </Text>
  );
}
