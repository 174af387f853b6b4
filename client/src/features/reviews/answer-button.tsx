import { useDisclosure } from '@mantine/hooks';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { ShopMantineProvider } from '../../ui/theme/mantine-provider.tsx';
import { type AnsweredReview, AnswerForm } from './answer-form.tsx';

/** Answers a review for everybody to see, for who runs the shop. */
export default function AnswerButton({ review }: { readonly review: AnsweredReview }) {
  const [isOpen, dialog] = useDisclosure(false);
  const { name, answer } = review;
  const title = answer ? `Change the answer to ${name}` : `Answer ${name}`;
  return (
    <ShopMantineProvider>
      <FocusableButton variant="default" size="xs" aria-label={title} onClick={dialog.open}>
        {answer ? 'Change answer' : 'Answer'}
      </FocusableButton>
      <FormDialog isOpen={isOpen} title={title} size="36rem" onClose={dialog.close}>
        {(controls) => <AnswerForm review={review} {...controls} />}
      </FormDialog>
    </ShopMantineProvider>
  );
}
