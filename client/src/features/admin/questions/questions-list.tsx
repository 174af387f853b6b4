import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
import { OutsideBadge } from '../../../ui/threads/outside-badge.tsx';
import { ThreadMessages } from '../../../ui/threads/thread-messages.tsx';
import classes from '../../../ui/threads/threads.module.css';
import { AnswerForm } from './answer-form.tsx';
import { QuestionNotes } from './question-notes.tsx';
import { type ShopThread, useQuestions, type View, views } from './use-questions.ts';

const choices = (Object.keys(views) as View[]).map((value) => ({ value, label: views[value].label }));

/** What people ask the shop: what is due first stands first. */
export function QuestionsList() {
  const { view, show, list, isOfOne } = useQuestions();
  return (
    <Stack gap="md">
      {isOfOne ? (
        <Anchor component={Link} to="/adminDashboard/questions">
          All questions
        </Anchor>
      ) : (
        <SegmentedChoice aria-label="Which questions" choices={choices} value={view} onChange={show} />
      )}
      <PagedRows
        list={list}
        loadingRows={3}
        empty={
          <EmptyState title="No questions here" text="What people ask on the contact page comes here." />
        }
      >
        {(threads) => threads.map((thread) => <Question key={thread.id} thread={thread} />)}
      </PagedRows>
    </Stack>
  );
}

function Question({ thread }: { readonly thread: ShopThread }) {
  const { id, subject, name, email, messages } = thread;
  return (
    <article className={classes.thread} aria-labelledby={`question-${id}`}>
      <Group justify="space-between" gap={8}>
        <Title order={2} size="h4" id={`question-${id}`} dir="auto">
          {subject}
        </Title>
        <DueBadge thread={thread} />
      </Group>
      <Text size="sm" c="dimmed">
        <bdi>{name}</bdi> ·{' '}
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
        <Subject thread={thread} />
      </Text>
      <ThreadMessages messages={messages} names={{ SHOPPER: name, SHOP: 'The shop' }} />
      <QuestionNotes thread={thread} />
      <AnswerForm thread={thread} />
    </article>
  );
}

function Subject({ thread: { pet, order } }: { readonly thread: ShopThread }) {
  return (
    <>
      {pet && (
        <>
          {' · '}
          <Link to={`/pet/${pet._id}`}>
            <bdi>{pet.petname}</bdi>
          </Link>
        </>
      )}
      {order?.number && (
        <>
          {' · '}
          <Link to={`/adminDashboard/orders/${order.number}`}>Order {order.number}</Link>
        </>
      )}
    </>
  );
}

function DueBadge({ thread: { isAnswered, isClosed, dueAt, hereSince } }: { readonly thread: ShopThread }) {
  if (hereSince) return <OutsideBadge since={hereSince} />;
  if (isClosed) return <Badge color="gray">Closed</Badge>;
  if (isAnswered || !dueAt) return <Badge variant="light">Answered</Badge>;
  const isLate = new Date(dueAt) < new Date();
  return (
    <Badge color={isLate ? 'red' : undefined} variant={isLate ? 'filled' : 'light'}>
      {isLate ? 'Overdue since' : 'Answer by'} {formatDateTime(dueAt)}
    </Badge>
  );
}
