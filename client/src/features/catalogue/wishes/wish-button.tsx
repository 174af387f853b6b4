import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { pages } from '../../../../../domain/pages/pages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useWishes } from './use-wishes.ts';
import classes from './wish-button.module.css';

/** Puts the item of a page on the wish list, and leads there once it is on it. */
export function WishButton({ petId }: { readonly petId: string }) {
  const { petIds, toggle } = useWishes();
  const isWished = petIds?.includes(petId) ?? false;
  const Icon = isWished ? IconHeartFilled : IconHeart;
  return (
    <div className={classes.wish}>
      <Button
        look="light"
        icon={<Icon size={18} aria-hidden />}
        aria-pressed={isWished}
        onClick={() => void toggle(petId)}
      >
        Wish for it
      </Button>
      <p className={classes.note} role="status">
        {isWished && <Link to={pages.wishList.path}>On your wish list</Link>}
      </p>
    </div>
  );
}
