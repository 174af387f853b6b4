import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Text, Title } from '@mantine/core';
import classes from '../../ui/applications/applications.module.css';
import { confirmDialog, showErrorDialog } from '../../ui/notifications/notifications.ts';
import { MyCalendarDocument, RenewCalendarDocument } from './animals.operations.ts';
import { PrivateLink } from './private-link.tsx';

/** Where a calendar program finds what is due. */
export function CalendarPanel() {
  const { data } = useQuery(MyCalendarDocument);
  const [renew] = useMutation(RenewCalendarDocument, {
    refetchQueries: [MyCalendarDocument],
    onError: ({ message }) => showErrorDialog(message),
  });
  const url = data?.me?.calendarUrl;
  if (!url) return null;
  return (
    <section className={classes.panel} aria-labelledby="calendar">
      <Title order={2} size="h4" id="calendar">
        In your calendar
      </Title>
      <Text>
        Treatments, tasks, changes of food, visits and repeat deliveries, in any calendar program that
        subscribes to this address. Keep it to yourself: whoever has it reads it.
      </Text>
      <PrivateLink label="Address of your calendar" url={url} />
      <div>
        <Button variant="default" onClick={() => askToRenew(() => void renew())}>
          Make a new address
        </Button>
      </div>
    </section>
  );
}

function askToRenew(onConfirm: () => void): void {
  confirmDialog({
    title: 'Make a new address?',
    text: 'The one before leads nowhere from then on: give your calendar program the new one.',
    confirm: 'Yes, make a new one',
    onConfirm,
  });
}
