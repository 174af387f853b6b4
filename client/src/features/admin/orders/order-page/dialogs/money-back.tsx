import { Text } from '@mantine/core';
import type { ShownRefund } from './use-refund-preview.ts';

/** What goes back by what a dialog is about to do. */
export function MoneyBackLine({ shown }: { readonly shown: ShownRefund }) {
  return (
    <Text fw={700} role="status" mih="1.55em">
      {shown.text}
    </Text>
  );
}
