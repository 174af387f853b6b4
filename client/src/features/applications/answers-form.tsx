import { useMutation } from '@apollo/client/react';
import { Checkbox, Group, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_ANSWER_LENGTH } from '../../../../domain/adoption/answer-length.ts';
import { useHousehold } from '../../lib/household/household-store.ts';
import classes from '../../ui/applications/applications.module.css';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { showAlert } from '../../ui/notifications/notifications.ts';
import { givenAnswers } from './answer-values.ts';
import { AnswerApplicationDocument } from './applications.operations.ts';
import { FileQuestion } from './file-question.tsx';
import type { OwnApplication } from './use-application.ts';
import { useTypedAnswers } from './use-typed-answers.ts';

interface AnswersFormProps {
  readonly id: string;
  readonly application: Pick<OwnApplication, 'questions' | 'answers' | 'typed' | 'files'>;
  /** Asks the shop again. */
  readonly refresh: () => Promise<unknown>;
}

/** What the shop would like to know, after the order: nobody has to answer. */
export function AnswersForm(props: AnswersFormProps) {
  const { questions, answers, files } = props.application;
  const { values, type, news, hasFailed, send, isSending, error, ...sending } = useAnswers(props);
  const { household, sendsHousehold, setSendsHousehold } = sending;

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form className={classes.panel} noValidate aria-labelledby="about-you" onSubmit={submit}>
      <div>
        <Title order={2} size="h4" id="about-you">
          Tell us a little about you
        </Title>
        <Text size="sm" c="dimmed">
          Only if you like: your order counts without it. There are no wrong answers, we just want to find out
          together. It is saved for you as you type, and we read it once you send it.
        </Text>
      </div>
      <Stack gap="md">
        {questions.map((asked) =>
          asked.kind === 'FILE' ? (
            <FileQuestion
              key={asked.question}
              id={props.id}
              question={asked.question}
              files={files}
              refresh={props.refresh}
            />
          ) : (
            <QuestionField
              key={asked.question}
              asked={asked}
              value={values[asked.question] ?? ''}
              onChange={(value) => type(asked.question, value)}
            />
          ),
        )}
        {household && (
          <Checkbox
            label="Send along what you said at “Find my animal”, so that we see how you fit"
            checked={sendsHousehold}
            onChange={({ currentTarget }) => setSendsHousehold(currentTarget.checked)}
          />
        )}
        {error && (
          <Text c="var(--mantine-color-error)" role="alert">
            That did not reach us. {error}
          </Text>
        )}
        <Group gap="md">
          <FocusableButton type="submit" isBusy={isSending}>
            {answers.length > 0 ? 'Send again' : 'Send'}
          </FocusableButton>
          <Text size="sm" c={hasFailed ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
            {news}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

interface QuestionFieldProps {
  readonly asked: OwnApplication['questions'][number];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function QuestionField({ asked: { question, choices }, value, onChange }: QuestionFieldProps) {
  if (choices.length > 0) {
    const data = [{ value: '', label: 'Choose one' }, ...choices];
    return (
      <NativeSelect
        label={question}
        data={data}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <Textarea
      dir="auto"
      label={question}
      autosize
      minRows={2}
      maxLength={MAX_ANSWER_LENGTH}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Sends what is typed. */
function useAnswers({ id, application, refresh }: AnswersFormProps) {
  const { stop, end, ...typing } = useTypedAnswers(id, application, refresh);
  const household = useHousehold();
  const [sendsHousehold, setSendsHousehold] = useState(false);
  const [answer, { error }] = useMutation(AnswerApplicationDocument);
  const [isSending, setSending] = useState(false);

  async function send() {
    if (isSending) return;
    setSending(true);
    await stop();
    const answers = givenAnswers(application.questions, typing.values);
    const variables = { id, answers, household: (sendsHousehold && household) || null };
    const reply = await answer({ variables }).catch(() => undefined);
    setSending(false);
    if (!reply?.data) return typing.keepSoon();
    end();
    showAlert('Thank you, we have your answers');
  }

  return { ...typing, household, sendsHousehold, setSendsHousehold, send, isSending, error: error?.message };
}
