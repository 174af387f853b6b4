import { Group, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { MAX_ANSWER_LENGTH } from '../../../../../domain/adoption/answer-length.ts';
import { pressedMoves, stageLabels } from '../../../../../domain/adoption/application-labels.ts';
import type { ApplicationStage } from '../../../gql/graphql.ts';
import classes from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { confirmDialog } from '../../../ui/notifications/notifications.ts';
import type { ApplicationActions } from './use-managed-application.ts';

interface Question {
  readonly to: ApplicationStage;
  /** Only a move from there is asked about; unset for any. */
  readonly from?: ApplicationStage;
  readonly text: string;
}

/** Moves that end an application, or call off a visit, are asked about. */
const questions: readonly Question[] = [
  {
    to: 'APPROVED',
    text: 'The animal is theirs then, and the others who wait are told that it is not theirs.',
  },
  { to: 'DECLINED', text: 'They are told, with what you wrote. If they are next, the turn goes on.' },
  { to: 'WITHDRAWN', text: 'The order is canceled then; an adoption fee that was paid by card goes back.' },
  {
    ...{ to: 'READING', from: 'VISIT_BOOKED' },
    text: 'Their visit is called off then, and no mail tells them: please call. If you offer other times instead, they get a mail.',
  },
];

interface MovesPanelProps {
  readonly stage: ApplicationStage;
  readonly actions: ApplicationActions;
}

/** What the staff decide by one press, and a word to whoever asked. */
export function MovesPanel({ stage, actions: { move, isBusy } }: MovesPanelProps) {
  const [message, setMessage] = useState('');
  const stages = pressedMoves(stage);
  if (stages.length === 0) return null;

  async function moveNow(to: ApplicationStage) {
    if (await move(to, message)) setMessage('');
  }

  function press(to: ApplicationStage) {
    const question = questions.find((one) => one.to === to && (one.from ?? stage) === stage);
    if (!question) void moveNow(to);
    else
      confirmDialog({
        ...{ title: `${stageLabels[to].move}?`, text: question.text, confirm: stageLabels[to].move },
        onConfirm: () => void moveNow(to),
      });
  }

  return (
    <section className={classes.panel} aria-labelledby="decide">
      <Title order={2} size="h4" id="decide">
        What now?
      </Title>
      <Textarea
        dir="auto"
        label="A word to them"
        description="Stands on their page, and in the mail of a no. Kind words cost nothing."
        autosize
        minRows={2}
        maxLength={MAX_ANSWER_LENGTH}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Group gap="sm">
        {stages.map((to) => (
          <FocusableButton
            key={to}
            variant={to === 'APPROVED' ? 'filled' : 'default'}
            isOff={isBusy}
            onClick={() => press(to)}
          >
            {stageLabels[to].move}
          </FocusableButton>
        ))}
      </Group>
    </section>
  );
}
