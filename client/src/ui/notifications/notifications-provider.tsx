import { useMediaQuery } from '@mantine/hooks';
import { ModalsProvider, useModals } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import '@mantine/notifications/styles.css';
import { useOverlay } from '../../lib/overlays/use-overlay.ts';
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
      <ModalsProvider>
        <QuestionOverlays />
      </ModalsProvider>
    </ShopMantineProvider>
  );
}

/** Questions and messages are dialogs of Mantine's own, which Back closes like those of the shop. */
function QuestionOverlays() {
  const { modals, closeModal } = useModals();
  return modals.map(({ id }) => <QuestionOverlay key={id} onClose={() => closeModal(id)} />);
}

function QuestionOverlay({ onClose }: { readonly onClose: () => void }) {
  useOverlay(true, onClose);
  return null;
}
