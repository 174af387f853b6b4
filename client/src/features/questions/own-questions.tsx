import { useMutation, useQuery } from '@apollo/client/react';
import { Badge, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldErrors } from '../../../../domain/errors/field-errors.ts';
import { MAX_MESSAGE_PHOTOS } from '../../../../domain/threads/thread-photos.ts';
import { threadMessageRules } from '../../../../domain/threads/thread-rules.ts';
import type { ThreadFieldsFragment } from '../../gql/graphql.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { listPages, PAGE_SIZE } from '../../ui/tables/list-pages.ts';
import { PagedRows } from '../../ui/tables/paged-rows.tsx';
import { MessagePhotosField } from '../../ui/threads/message-photos-field.tsx';
import { ThreadMessages } from '../../ui/threads/thread-messages.tsx';
import classes from '../../ui/threads/threads.module.css';
import { useMessagePhotos } from '../../ui/threads/use-message-photos.ts';
import { OwnThreadsDocument, ReplyToThreadDocument } from './questions.operations.ts';

/** What the account has asked, and what the shop has said to it. */
export function OwnQuestions() {
  const answer = useQuery(OwnThreadsDocument, {
    variables: { first: PAGE_SIZE },
    ...{ fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true },
  });
  const list = listPages(answer.data?.me?.threads, answer);
  return (
    <Stack component="section" gap="md" aria-labelledby="own-questions">
      <Title order={2} size="h3" id="own-questions">
        Your questions
      </Title>
      <PagedRows
        list={list}
        loadingRows={2}
        empty={
          <EmptyState title="No questions yet" text="What you ask us, and what we answer, stays here." />
        }
      >
        {(threads) => threads.map((thread) => <OwnQuestion key={thread.id} thread={thread} />)}
      </PagedRows>
    </Stack>
  );
}

const names = { SHOPPER: 'You', SHOP: 'The shop' };

function OwnQuestion({ thread }: { readonly thread: ThreadFieldsFragment }) {
  const { id, subject, messages } = thread;
  const titleId = `question-${id}`;
  const title = useFocusWhenNamed(titleId);
  return (
    <article className={classes.thread} aria-labelledby={titleId}>
      <Group justify="space-between" gap={8}>
        <Title order={3} size="h4" id={titleId} ref={title} tabIndex={-1} dir="auto">
          {subject}
        </Title>
        <Badge variant="light">{stateOf(thread)}</Badge>
      </Group>
      <ThreadMessages messages={messages} names={names} />
      {thread.dueAt && !thread.isAnswered && (
        <Text size="sm" c="dimmed">
          You have our answer by {formatDateTime(thread.dueAt)}.
        </Text>
      )}
      <ReplyForm id={id} subject={subject} />
    </article>
  );
}

/** Mails lead to a question by its name in the address: it is there only now, after the browser has looked for it. */
function useFocusWhenNamed(id: string) {
  const { hash } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash === `#${id}`) title.current?.focus();
  }, [hash, id]);
  return title;
}

function stateOf({ isAnswered, isClosed }: ThreadFieldsFragment): string {
  if (isClosed) return 'Closed';
  return isAnswered ? 'Answered' : 'Waits for us';
}

function ReplyForm({ id, subject }: Pick<ThreadFieldsFragment, 'id' | 'subject'>) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const photos = useMessagePhotos();
  const [reply, { loading, error }] = useMutation(ReplyToThreadDocument);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    const checked = threadMessageRules.safeParse({ text });
    setProblem(checked.success ? undefined : fieldErrors(checked.error).text);
    if (!checked.success) return;
    // What went wrong is in `error`.
    const answer = await reply({ variables: { id, text, ...photos.variables } }).catch(() => undefined);
    if (!answer?.data) return;
    setText('');
    photos.clear();
  }

  return (
    <form noValidate aria-label={`Write more about ${subject}`} onSubmit={(event) => void submit(event)}>
      <Stack gap="sm" align="start">
        <Textarea
          dir="auto"
          label="Write more"
          rows={2}
          w="100%"
          value={text}
          error={problem ?? error?.message}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <MessagePhotosField
          photos={photos}
          description={`Up to ${MAX_MESSAGE_PHOTOS}, for the shop alone.`}
        />
        <FocusableButton type="submit" variant="default" isBusy={loading}>
          Send
        </FocusableButton>
      </Stack>
    </form>
  );
}
