import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import '@mantine/notifications/styles.css';
import { ShopMantineProvider } from '../theme/mantine-provider.tsx';
import * as posts from './mantine-notifications.tsx';
import { connectNotifications } from './notifications.ts';

/** Where dialogs and alerts appear. Loads after the first interaction. */
export default function NotificationsProvider() {
  // The effects of what it holds run before its own: by now the dialogs listen.
  useEffect(() => connectNotifications(posts), []);

  return (
    <ShopMantineProvider>
      <Notifications position="top-center" />
      <ModalsProvider />
    </ShopMantineProvider>
  );
}
