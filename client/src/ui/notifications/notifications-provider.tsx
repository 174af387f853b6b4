import { useMediaQuery } from '@mantine/hooks';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import '@mantine/notifications/styles.css';
import { ShopMantineProvider } from '../theme/mantine-provider.tsx';
import * as posts from './mantine-notifications.tsx';
import { connectNotifications } from './notifications.ts';
import classes from './notifications-provider.module.css';

/** Where dialogs and alerts appear. Loads after the first interaction. */
export default function NotificationsProvider() {
  // The effects of what it holds run before its own: by now the dialogs listen.
  useEffect(() => connectNotifications(posts), []);
  // On a phone the top belongs to the headings, of the page and of its dialogs.
  const isNarrow = useMediaQuery('(max-width: 48em)');

  return (
    <ShopMantineProvider>
      <Notifications position={isNarrow ? 'bottom-center' : 'top-center'} className={classes.board} />
      <ModalsProvider />
    </ShopMantineProvider>
  );
}
