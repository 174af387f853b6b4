import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime, formatShortTime } from '../../../lib/format/date-time.ts';
import classes from './item-edits.module.css';
import { type ItemsEdit, itemsText } from './use-item-edits.ts';
import { useOpenEdits, withKept } from './use-open-edits.ts';

/** Large changes under way, prices of a day to come, and what can still be taken back; nothing where there is none. */
export function OpenEdits() {
  const { underWay, toCome, undoable, refused, undo, cancel } = useOpenEdits();
  const all = [...underWay, ...undoable, ...toCome, ...refused];
  if (all.length === 0) return null;
  return (
    <Alert title="Changes of many items" role="region" aria-label="Changes of many items">
      <ul className={classes.edits}>
        {underWay.map((edit) => (
          <Line key={edit.id} edit={edit} when={progressText(edit)}>
            <Progress
              className={classes.progress}
              value={Math.floor((100 * edit.doneCount) / Math.max(1, edit.count))}
              aria-label={`Progress: ${edit.summary}`}
            />
            {edit.state === 'RUNNING' && <ActButton label="Stop and undo" edit={edit} onAct={undo} />}
          </Line>
        ))}
        {undoable.map((edit) => (
          <Line
            key={edit.id}
            edit={edit}
            when={withKept(`can be undone until ${formatShortTime(edit.undoUntil ?? '')}`, edit.keptCount)}
          >
            <ActButton label="Undo" edit={edit} onAct={undo} />
          </Line>
        ))}
        {toCome.map((edit) => (
          <Line key={edit.id} edit={edit} when={`from ${formatDateTime(edit.from ?? '')}`}>
            <ActButton label="Call off" edit={edit} onAct={cancel} />
          </Line>
        ))}
        {refused.map((edit) => (
          <Line key={edit.id} edit={edit} when={`was not done: ${edit.problem}`} />
        ))}
      </ul>
    </Alert>
  );
}

function progressText({ state, doneCount, count, problem }: ItemsEdit): string {
  const done = doneCount.toLocaleString('en-US');
  if (state === 'RUNNING') return `${done} of ${itemsText(count)} are changed`;
  const why = problem ? `could not be done: ${problem}. It` : 'it';
  return `${why} is being undone, ${done} to go`;
}

interface LineProps {
  readonly edit: ItemsEdit;
  readonly when: string;
  readonly children?: ReactNode;
}

function Line({ edit: { summary, count, by, saleUntil }, when, children }: LineProps) {
  return (
    <li>
      <Stack gap={0}>
        <Text size="sm" fw={700}>
          <bdi>{summary}</bdi>, {itemsText(count)}
        </Text>
        <Text size="sm">
          by <bdi>{by}</bdi>, {when}
          {saleUntil && `, on sale until ${formatDateTime(saleUntil)}`}
        </Text>
      </Stack>
      <Group>{children}</Group>
    </li>
  );
}

interface ActButtonProps {
  readonly label: string;
  readonly edit: ItemsEdit;
  readonly onAct: (id: string) => void;
}

function ActButton({ label, edit: { id, summary }, onAct }: ActButtonProps) {
  return (
    <Button size="xs" variant="default" aria-label={`${label}: ${summary}`} onClick={() => id && onAct(id)}>
      {label}
    </Button>
  );
}
