import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import type { CardAction } from '../components/pet-card.tsx';
import { ShareWishList } from './share-wish-list.tsx';
import { useWishes } from './use-wishes.ts';
import { WishHeart } from './wish-heart.tsx';
import classes from './wish-list.module.css';
import { WishedCards } from './wished-cards.tsx';

/** What somebody would like to have: of a visitor what this browser keeps. */
export function OwnWishList({ actionFor }: { readonly actionFor: CardAction }) {
  const { petIds, code, isVisitor, error, refetch } = useWishes();
  return (
    <Loaded data={petIds} error={error} onRetry={() => void refetch()} loadingRows={6}>
      {(ids) =>
        ids.length === 0 ? (
          <NothingWished />
        ) : (
          <div className={classes.list}>
            {isVisitor ? <SignInNote /> : <ShareWishList code={code} />}
            <WishedCards
              petIds={ids}
              actionFor={actionFor}
              toolsFor={(pet) => <WishHeart pet={pet} className={classes.heart} />}
            />
          </div>
        )
      }
    </Loaded>
  );
}

function SignInNote() {
  const location = useLocation();
  return (
    <p className={classes.note}>
      It is kept in this browser.{' '}
      <Link to="/login" state={{ from: location }}>
        Log in
      </Link>{' '}
      to have it everywhere, to share it, and to be told when something is cheaper.
    </p>
  );
}

function NothingWished() {
  return (
    <EmptyState
      title="No wishes yet"
      text="Press the heart of what you would like to have one day."
      action={
        <ButtonLink to="/PetSearchItems" look="light">
          Find some
        </ButtonLink>
      }
    />
  );
}
