import { useMutation } from '@apollo/client/react';
import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { fieldErrors } from '../../../../domain/errors/field-errors.ts';
import { MAX_MESSAGE_PHOTOS } from '../../../../domain/threads/thread-photos.ts';
import {
  MAX_THREAD_TEXT,
  threadMessageRules,
  visitorQuestionRules,
} from '../../../../domain/threads/thread-rules.ts';
import type { AskShopMutationVariables } from '../../gql/graphql.ts';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { focusFirstError } from '../../ui/forms/form-field.tsx';
import { MessagePhotosField } from '../../ui/threads/message-photos-field.tsx';
import { useMessagePhotos } from '../../ui/threads/use-message-photos.ts';
import { SubjectLine } from './question-subject.tsx';
import { AskShopDocument, OwnThreadsDocument } from './questions.operations.ts';

/** What a question is about, from the address of the page. */
export interface QuestionSubject {
  readonly petId: string | null;
  readonly orderNumber: string | null;
}

interface AskFormProps {
  readonly isVisitor: boolean;
  readonly about: QuestionSubject;
  /** What stands in the form at first. */
  readonly suggested: string;
  readonly onAsked: (email: string | null) => void;
}

const nothing = { name: '', email: '', text: '' };

/** A question to the shop. A visitor says who asks, and proves the address by a link that is mailed to it. */
export function AskForm({ isVisitor, about, suggested, onAsked }: AskFormProps) {
  const rules = isVisitor ? visitorQuestionRules : threadMessageRules;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { ...nothing, text: suggested },
    validate: (values) => {
      const checked = rules.safeParse(values);
      return checked.success ? {} : fieldErrors(checked.error);
    },
  });
  const { send, isSending, error } = useAskShop();
  const photos = useMessagePhotos();
  const errorId = useId();

  async function submit({ name, email, text }: typeof nothing) {
    const input = { text, ...(isVisitor && { name, email }), ...about };
    if (!(await send({ input, ...photos.variables }))) return;
    photos.clear();
    form.setInitialValues(nothing);
    form.reset();
    onAsked(isVisitor ? email : null);
  }

  return (
    <form
      noValidate
      aria-label="Your question"
      aria-describedby={error ? errorId : undefined}
      onSubmit={form.onSubmit((values) => void submit(values), focusFirstError(form))}
    >
      <Stack gap="md">
        <SubjectLine about={about} />
        {isVisitor && (
          <>
            <TextInput
              withAsterisk
              label="Your name"
              autoComplete="name"
              key={form.key('name')}
              {...form.getInputProps('name')}
            />
            <TextInput
              withAsterisk
              type="email"
              label="Your e-mail address"
              description="We mail you a link: open it, and we read your question."
              autoComplete="email"
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
          </>
        )}
        <Textarea
          withAsterisk
          dir="auto"
          label="What would you like to know?"
          description={`In up to ${MAX_THREAD_TEXT} characters.`}
          rows={6}
          key={form.key('text')}
          {...form.getInputProps('text')}
        />
        <MessagePhotosField
          photos={photos}
          description={`If you like, up to ${MAX_MESSAGE_PHOTOS}. You and the shop see them, nobody else.`}
        />
        {error && (
          <Text c="error" role="alert" id={errorId}>
            That did not reach us. {error}
          </Text>
        )}
        <FocusableButton type="submit" size="md" isBusy={isSending}>
          Ask
        </FocusableButton>
      </Stack>
    </form>
  );
}

/** @returns whether it reached the shop; what went wrong else is in `error` */
function useAskShop() {
  const [ask, { loading, error }] = useMutation(AskShopDocument);
  async function send(variables: AskShopMutationVariables): Promise<boolean> {
    const isOfAccount = !variables.input.email;
    const options = { variables, refetchQueries: isOfAccount ? [OwnThreadsDocument] : [] };
    return ask(options).then(
      ({ data }) => Boolean(data),
      () => false,
    );
  }
  return { send, isSending: loading, error: error?.message };
}
