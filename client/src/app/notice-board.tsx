import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';

/** Where dialogs and alerts appear. Its code comes beside the first page, which has nothing to say in either yet. */
export default function NoticeBoard() {
  return (
    <>
      <Notifications position="top-center" />
      <ModalsProvider />
    </>
  );
}
