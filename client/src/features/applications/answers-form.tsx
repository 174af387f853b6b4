import { useMutation } from '@apollo/client/react';
import { Checkbox, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_ANSWER_LENGTH } from '../../../../domain/adoption/answer-length.ts';
import { useHousehold } from '../../lib/household/household-store.ts';
import { readDraft } from '../../lib/session/drafts.ts';
import { saveDraft } from '../../lib/session/save-draft.ts';
import { useSession } from '../../lib/session/session.tsx';
import classes from '../../ui/applications/applications.module.css';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { showAlert } from '../../ui/notifications/notifications.ts';
import { AnswerApplicationDocument } from './applications.operations.ts';
import type { OwnApplication } from './use-application.ts';

const DRAFT = 'pet-store-answers';

type Answers = Readonly<Record<string, string>>;

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

/** What is answered, beginning with what was sent before and what was typed since, before a reload. */
function useAnswers(id: string, answers: OwnApplication['answers']) {
  const email = useSession().account?.email ?? '';
  const [values, setValues] = useState<Answers>(() => ({
    ...Object.fromEntries(answers.map(({ question, answer }) => [question, answer])),
    ...typedAnswers(readDraft(DRAFT, email), id),
  }));
  const household = useHousehold();
  const [sendsHousehold, setSendsHousehold] = useState(false);
  const [answer, { loading, error }] = useMutation(AnswerApplicationDocument);

  function type(question: string, value: string) {
    const now = { ...values, [question]: value };
    setValues(now);
    saveDraft(DRAFT, email, { id, values: now });
  }

  async function send(questions: readonly string[]) {
    if (loading) return;
    const given = questions.flatMap((question) => {
      const said = values[question]?.trim();
      return said ? [{ question, answer: said }] : [];
    });
    const variables = { id, answers: given, household: (sendsHousehold && household) || null };
    const reply = await answer({ variables }).catch(() => undefined);
    if (!reply?.data) return;
    saveDraft(DRAFT, email, {});
    showAlert('Thank you, we have your answers');
  }

  return {
    ...{ values, type, household, sendsHousehold, setSendsHousehold, send },
    ...{ isSending: loading, error: error?.message },
  };
}

/** Of a draft, what was typed for an application; nothing of another one's. */
function typedAnswers(draft: ReturnType<typeof readDraft>, id: string): Answers {
  const { id: of, values } = draft ?? {};
  if (of !== id || typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}
