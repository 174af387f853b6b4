import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import type { ReviewedItem } from './review-button.tsx';
import { ReviewForm } from './review-form.tsx';

interface ReviewDialogProps {
  readonly isOpen: boolean;
  readonly item: ReviewedItem;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export default function ReviewDialog({ isOpen, item, onClose, onChanged }: ReviewDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title={`Review ${item.petname}`} size="36rem" onClose={onClose}>
      {(controls) => <ReviewForm item={item} onChanged={onChanged} {...controls} />}
    </FormDialog>
  );
}
