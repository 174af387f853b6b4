import { useDisclosure } from '@mantine/hooks';
import type { AnimalLikeInput, PetPictureFieldsFragment } from '../../gql/graphql.ts';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import classes from './review-button.module.css';

const loadDialog = () => import('./review-dialog.tsx');

/** An item that has arrived, with what its shopper says of it so far. */
export interface ReviewedItem {
  readonly petId: string;
  readonly petname: string;
  readonly review?: {
    readonly stars: number;
    readonly text?: string | null;
    readonly animal?: AnimalLikeInput | null;
    readonly photos: readonly PetPictureFieldsFragment[];
  } | null;
}

interface ReviewButtonProps {
  readonly item: ReviewedItem;
  /** Called once the review is written, changed or removed. */
  readonly onChanged: () => void;
}

/** Opens the form of the shopper's review of an item, and shows the stars that it has. */
export function ReviewButton({ item, onChanged }: ReviewButtonProps) {
  const [isOpen, dialog] = useDisclosure(false);
  const { petname, review } = item;
  return (
    <div className={classes.review}>
      {review && <Stars stars={review.stars} />}
      <FocusableButton
        variant={review ? 'default' : 'light'}
        size="xs"
        aria-label={`${review ? 'Change review of' : 'Review'} ${petname}`}
        onClick={dialog.open}
      >
        {review ? 'Change review' : 'Review'}
      </FocusableButton>
      <LazyDialog load={loadDialog} props={{ isOpen, item, onClose: dialog.close, onChanged }} />
    </div>
  );
}
