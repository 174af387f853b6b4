import { useMutation } from '@apollo/client/react';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { confirmDialog } from '../../ui/notifications/notifications.ts';
import { reportChange } from '../../ui/notifications/report-change.ts';
import { ShopMantineProvider } from '../../ui/theme/mantine-provider.tsx';
import { ItemReviewsDocument, TakeDownReviewDocument } from './item-reviews.operations.ts';

interface TakeDownButtonProps {
  readonly review: { readonly _id: string; readonly name: string };
}

/** Removes somebody's review, for who runs the shop. */
export default function TakeDownButton({ review: { _id, name } }: TakeDownButtonProps) {
  const [takeDown, { loading }] = useMutation(TakeDownReviewDocument, {
    refetchQueries: [ItemReviewsDocument],
  });

  const takeDownNow = () =>
    reportChange(() => takeDown({ variables: { id: _id } }), 'The review is removed.');

  return (
    <ShopMantineProvider>
      <FocusableButton
        variant="default"
        size="xs"
        aria-label={`Remove the review by ${name}`}
        isBusy={loading}
        onClick={() =>
          confirmDialog({
            title: 'Remove this review?',
            text: `What ${name} wrote goes for good. The audit keeps that you removed it.`,
            confirm: 'Remove it',
            onConfirm: () => void takeDownNow(),
          })
        }
      >
        Remove
      </FocusableButton>
    </ShopMantineProvider>
  );
}
