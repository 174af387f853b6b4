import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import { pages } from '../../../../../domain/pages/pages.ts';
import {
  ShareWishListDocument,
  StopSharingWishListDocument,
} from '../../../lib/wishes/wish-list.operations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { copyLink } from '../../../ui/copy-link.ts';
import { confirmDialog, showAlert } from '../../../ui/notifications/notifications.ts';
import classes from './wish-list.module.css';

/** Makes an address under which others read the list, and ends it. @param code its secret; null while there is none */
export function ShareWishList({ code }: { readonly code: string | null }) {
  return (
    <section className={classes.share} aria-label="Share it">
      {code === null ? <NotShared /> : <Shared code={code} />}
    </section>
  );
}

function NotShared() {
  const [share, { loading }] = useMutation(ShareWishListDocument, { onError: sayWhy });
  return (
    <>
      <p className={classes.note}>Only you see it. With a link of its own others can, without your name.</p>
      <Button look="light" aria-busy={loading || undefined} onClick={() => void share()}>
        Make a link to share
      </Button>
    </>
  );
}

function Shared({ code }: { readonly code: string }) {
  const labelId = useId();
  const [stop, { loading }] = useMutation(StopSharingWishListDocument, { onError: sayWhy });
  const url = `${window.location.origin}${pages.sharedWishList.path.replace(':code', code)}`;
  return (
    <>
      <p className={classes.note} id={labelId}>
        Whoever has this link sees your wishes, and not your name:
      </p>
      <input
        className={classes.link}
        aria-labelledby={labelId}
        readOnly
        dir="auto"
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button look="light" onClick={() => void copyLink(url)}>
          Copy the link
        </Button>
        <Button look="default" aria-busy={loading || undefined} onClick={() => askToStop(() => void stop())}>
          Stop sharing
        </Button>
      </div>
    </>
  );
}

function askToStop(onConfirm: () => void): void {
  confirmDialog({
    title: 'Stop sharing your wish list?',
    text: 'Its link leads nowhere from then on. You can make another one.',
    confirm: 'Yes, stop sharing',
    onConfirm,
  });
}

function sayWhy(problem: Error): void {
  showAlert(problem.message);
}
