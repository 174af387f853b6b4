import { Center, Loader, VisuallyHidden } from '@mantine/core';
import { texts } from '../../../domain/texts.ts';

export function PageLoading() {
  return (
    // With room below, so that the footer is not seen to jump when the page comes.
    <Center mih="50dvh" mb="50dvh" role="status">
      <Loader aria-hidden />
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </Center>
  );
}
