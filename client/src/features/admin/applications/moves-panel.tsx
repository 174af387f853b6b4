import { Group, Textarea, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { MAX_ANSWER_LENGTH } from '../../../../../domain/adoption/answer-length.ts';
import { pressedMoves, stageLabels } from '../../../../../domain/adoption/application-labels.ts';
import { truncateText } from '../../../../../domain/text/truncate-text.ts';
import { gapProblem } from '../../../../../domain/threads/answer-templates.ts';
import type { ApplicationStage } from '../../../gql/graphql.ts';
import classes from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { confirmDialog } from '../../../ui/notifications/notifications.ts';
import { TemplateChoice } from '../../../ui/templates/template-choice.tsx';
import { selectGap, withTemplate } from '../../../ui/templates/with-template.ts';
import { useDecisionTemplates } from './use-decision-templates.ts';
import type { ApplicationActions, ManagedOrder } from './use-managed-application.ts';

interface Question {
  readonly to: ApplicationStage;
  /** Only a move from there is asked about; unset for any. */
  readonly from?: ApplicationStage;
  readonly text: string;
  /** Whether what was written is a mail then, and is read once more before it is sent. */
  readonly isMailed?: true;
}

/** Moves that end an application, or call off a visit, are asked about. */
const questions: readonly Question[] = [
  {
    to: 'APPROVED',
    text: 'The animal is theirs then, and the others who wait are told that it is not theirs.',
  },
  { to: 'DECLINED', text: 'They are told by mail. If they are next, the turn goes on.', isMailed: true },
  { to: 'WITHDRAWN', text: 'The order is canceled then; an adoption fee that was paid by card goes back.' },
  {
    ...{ to: 'READING', from: 'VISIT_BOOKED' },
    text: 'Their visit is called off then, and no mail tells them: please call. If you offer other times instead, they get a mail.',
  },
];

/** As much of a word shows which one it is, in characters. */
const WORD_SHOWN = 120;

interface MovesPanelProps {
  readonly order: Pick<ManagedOrder, 'username' | 'petname'>;
  readonly stage: ApplicationStage;
  readonly actions: ApplicationActions;
}

/** What the staff decide by one press, and a word to whoever asked. */
export function MovesPanel({ order, stage, actions: { move, isBusy } }: MovesPanelProps) {
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const templates = useDecisionTemplates(order);
  const stages = pressedMoves(stage);
  if (stages.length === 0) return null;

  async function moveNow(to: ApplicationStage) {
    if (!(await move(to, message))) return;
    setMessage('');
    setSent((before) => before + 1);
  }

  function fill(filled: string, before: string) {
    setMessage((typed) => withTemplate(typed, filled, before));
    setProblem(null);
  }

  function press(to: ApplicationStage) {
    setProblem(gapProblem(message));
    selectGap(field.current, message);
    if (gapProblem(message)) return;
    const question = questions.find((one) => one.to === to && (one.from ?? stage) === stage);
    if (!question) void moveNow(to);
    else
      confirmDialog({
        ...{ title: `${stageLabels[to].move}?`, confirm: stageLabels[to].move },
        text: question.isMailed ? `${question.text} ${wordText(message)}` : question.text,
        onConfirm: () => void moveNow(to),
      });
  }

  return (
    <section className={classes.panel} aria-labelledby="decide">
      <Title order={2} size="h4" id="decide">
        What now?
      </Title>
      <TemplateChoice key={sent} templates={templates} placeholder="Words of the shop …" onFill={fill} />
      <Textarea
        ref={field}
        dir="auto"
        label="A word to them"
        description="Stands on their page, and in the mail of a no. Kind words cost nothing."
        autosize
        minRows={2}
        maxLength={MAX_ANSWER_LENGTH}
        value={message}
        error={problem}
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

/** How a word begins that goes out with a decision. */
function wordText(message: string): string {
  const word = message.trim().replace(/\s+/g, ' ');
  if (!word) return 'You wrote no word to them.';
  const begin = truncateText(word, WORD_SHOWN);
  return `Your word to them: “${begin === word ? word : `${begin}…`}”`;
}
