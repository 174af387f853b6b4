import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useWishes } from './use-wishes.ts';

interface WishHeartProps {
  readonly pet: { readonly _id: string; readonly petname: string };
  readonly className?: string | undefined;
}

/** Whether an item of a list is on the wish list, and how to change that. */
export function WishHeart({ pet, className }: WishHeartProps) {
  const { petIds, toggle } = useWishes();
  const isWished = petIds?.includes(pet._id) ?? false;
  const Icon = isWished ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      size={34}
      className={className}
      aria-label={`Wish for ${pet.petname}`}
      aria-pressed={isWished}
      onClick={() => void toggle(pet._id)}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
