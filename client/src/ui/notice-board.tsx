import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { raiseNoticeBoard } from './notices.tsx';

/** Where dialogs and alerts appear. Its code comes beside the first page, which has nothing to say in either yet. */
export default function NoticeBoard() {
  // The effects of what it holds run before its own: by now the dialogs listen.
  useEffect(raiseNoticeBoard, []);

  return (
    <>
      <Notifications position="top-center" />
      <ModalsProvider />
    </>
  );
}
