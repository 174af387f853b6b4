import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { useStockWatch, type WatchKind } from './use-stock-watch.ts';
import classes from './watch-toggle.module.css';

interface WatchToggleProps {
  readonly petId: string;
  readonly kind: WatchKind;
  /** Whether a visitor sees nothing of it, rather than the way to sign in. */
  readonly isForAccounts?: boolean;
}

const when: Readonly<Record<WatchKind, string>> = { stock: 'it is back', price: 'it is cheaper' };

/** Has the account mailed once, when an item is back or cheaper; without the code of forms. */
export function WatchToggle(props: WatchToggleProps) {
  const { account } = useSession();
  if (account) return <OwnToggle {...props} />;
  return props.isForAccounts ? null : <SignInLink kind={props.kind} />;
}

function SignInLink({ kind }: Pick<WatchToggleProps, 'kind'>) {
  const location = useLocation();
  return (
    <p className={classes.toggle}>
      <ButtonLink to="/login" state={{ from: location }} look="default" className={classes.button}>
        Log in to be told when {when[kind]}
      </ButtonLink>
    </p>
  );
}

function OwnToggle({ petId, kind }: WatchToggleProps) {
  const { isWatched, toggle, isSaving, saveError } = useStockWatch(petId, () => undefined, kind);
  const Icon = isWatched ? IconBellOff : IconBell;
  return (
    <div className={classes.toggle}>
      <Button
        look="default"
        className={classes.button}
        icon={<Icon size={16} aria-hidden />}
        aria-busy={isSaving || isWatched === undefined || undefined}
        onClick={() => {
          if (!isSaving && isWatched !== undefined) void toggle();
        }}
      >
        {isWatched ? 'Don’t tell me' : `Tell me when ${when[kind]}`}
      </Button>
      <p className={classes.note} role={saveError ? 'alert' : 'status'}>
        {saveError?.message ?? (isWatched && `We write once, when ${when[kind]}.`)}
      </p>
    </div>
  );
}
