import { useMutation } from '@apollo/client/react';
import { Checkbox, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_ANSWER_LENGTH } from '../../../../domain/adoption/answer-length.ts';
import { useHousehold } from '../../lib/household/household-store.ts';
import classes from '../../ui/applications/applications.module.css';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { showAlert } from '../../ui/notifications/notifications.ts';
import { AnswerApplicationDocument } from './applications.operations.ts';
import type { OwnApplication } from './use-application.ts';

interface AnswersFormProps {
  readonly id: string;
  readonly application: Pick<OwnApplication, 'questions' | 'answers'>;
}

/** What the shop would like to know, after the order: nobody has to answer. */
export function AnswersForm({ id, application: { questions, answers } }: AnswersFormProps) {
  const { values, type, household, sendsHousehold, setSendsHousehold, send, isSending, error } = useAnswers(
    id,
    answers,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(questions.map(({ question }) => question));
  }

  return (
    <form className={classes.panel} noValidate aria-labelledby="about-you" onSubmit={submit}>
      <div>
        <Title order={2} size="h4" id="about-you">
          Tell us a little about you
        </Title>
        <Text size="sm" c="dimmed">
          Only if you like: your order counts without it. There are no wrong answers, we just want to find out
          together.
        </Text>
      </div>
      <Stack gap="md">
        {questions.map((asked) => (
          <QuestionField
            key={asked.question}
            asked={asked}
            value={values[asked.question] ?? ''}
            onChange={(value) => type(asked.question, value)}
          />
        ))}
        {household && (
          <Checkbox
            label="Send along what you said at “Find my animal”, so that we see how you fit"
            checked={sendsHousehold}
            onChange={({ currentTarget }) => setSendsHousehold(currentTarget.checked)}
          />
        )}
        {error && (
          <Text c="error" role="alert">
            That did not reach us. {error}
          </Text>
        )}
        <FocusableButton type="submit" isBusy={isSending}>
          {answers.length > 0 ? 'Save' : 'Send'}
        </FocusableButton>
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

/** What is answered, beginning with what was sent before. */
function useAnswers(id: string, answers: OwnApplication['answers']) {
  const sent = Object.fromEntries(answers.map(({ question, answer }) => [question, answer]));
  const [values, setValues] = useState<Readonly<Record<string, string>>>(sent);
  const household = useHousehold();
  const [sendsHousehold, setSendsHousehold] = useState(false);
  const [answer, { loading, error }] = useMutation(AnswerApplicationDocument);

  function type(question: string, value: string) {
    setValues((before) => ({ ...before, [question]: value }));
  }

  async function send(questions: readonly string[]) {
    if (loading) return;
    const given = questions.flatMap((question) => {
      const said = values[question]?.trim();
      return said ? [{ question, answer: said }] : [];
    });
    const variables = { id, answers: given, household: (sendsHousehold && household) || null };
    const reply = await answer({ variables }).catch(() => undefined);
    if (reply?.data) showAlert('Thank you, we have your answers');
  }

  return {
    ...{ values, type, household, sendsHousehold, setSendsHousehold, send },
    ...{ isSending: loading, error: error?.message },
  };
}
