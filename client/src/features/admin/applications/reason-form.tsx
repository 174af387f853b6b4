import { Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { MAX_ANSWER_LENGTH } from '../../../../../domain/adoption/answer-length.ts';
import classes from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import type { ApplicationActions } from './use-managed-application.ts';

interface ReasonFormProps {
  readonly title: string;
  readonly note?: string;
  readonly submit: string;
  /** What is said where no reason is given. */
  readonly missing: string;
  readonly isBusy: boolean;
  readonly onSubmit: (reason: string) => Promise<unknown>;
}

/** The animal comes back: why, for the staff alone. */
export function ReturnForm({ actions: { comeBack, isBusy } }: { readonly actions: ApplicationActions }) {
  return (
    <ReasonForm
      title="It comes back"
      submit="Take it back"
      missing="A few words help whoever looks for its next home"
      isBusy={isBusy}
      onSubmit={comeBack}
    />
  );
}

/** No adoption fee is asked for: why, for the staff alone. */
export function WaiveFeeForm({ actions: { waiveFee, isBusy } }: { readonly actions: ApplicationActions }) {
  return (
    <ReasonForm
      title="Waive the adoption fee"
      note="Their page says that no fee is due. Should they be paying at this moment, it goes back."
      submit="Waive the fee"
      missing="A few words tell the others why"
      isBusy={isBusy}
      onSubmit={waiveFee}
    />
  );
}

function ReasonForm({ title, note, submit, missing, isBusy, onSubmit }: ReasonFormProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  function send(event: FormEvent) {
    event.preventDefault();
    const isGiven = reason.trim() !== '';
    setProblem(isGiven ? undefined : missing);
    if (isGiven) void onSubmit(reason);
  }

  return (
    <form className={classes.panel} noValidate aria-labelledby={id} onSubmit={send}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <Stack gap="sm">
        {note && <Text>{note}</Text>}
        <Textarea
          dir="auto"
          label="Why, for us alone"
          autosize
          minRows={2}
          maxLength={MAX_ANSWER_LENGTH}
          value={reason}
          error={problem}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <FocusableButton className={classes.act} type="submit" variant="default" isBusy={isBusy}>
          {submit}
        </FocusableButton>
      </Stack>
    </form>
  );
}
