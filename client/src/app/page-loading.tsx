import { Center, Loader, VisuallyHidden } from '@mantine/core';
import { texts } from '../../../domain/texts.ts';

export function PageLoading() {
  return (
    <Center mih="50dvh" role="status">
      <Loader aria-hidden />
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </Center>
  );
}
