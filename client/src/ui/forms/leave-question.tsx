import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface LeaveQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** In place of a form's buttons, where somebody is about to lose what was typed. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);

  return (
    <Group justify="flex-end" role="alert">
      <Text>Leave without saving your changes?</Text>
      <Button ref={stay} variant="default" onClick={onStay}>
        Keep editing
      </Button>
      <Button color="red" onClick={onLeave}>
        Discard changes
      </Button>
    </Group>
  );
}
