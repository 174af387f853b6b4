import { Button } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session.tsx';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useStockWatch } from './use-stock-watch.ts';
import classes from './watch-stock.module.css';

interface WatchStockProps {
  readonly petId: string;
  /** Asks for the item again: it may be back by now. */
  readonly refresh: () => void;
}

/** Has the shopper mailed when a sold-out item is back. Visitors sign in first, and come back here. */
export function WatchStock(props: WatchStockProps) {
  const { account } = useSession();
  const location = useLocation();
  if (account) return <OwnWatch {...props} email={account.email} />;
  return (
    <Button component={Link} to="/login" state={{ from: location }} variant="light">
      Log in to be told when it is back
    </Button>
  );
}

function OwnWatch({ petId, refresh, email }: WatchStockProps & { readonly email: string }) {
  const { isWatched, error, refetch, toggle, isSaving, saveError } = useStockWatch(petId, refresh);
  if (isWatched === undefined) {
    return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton style={{ height: 42 }} />;
  }
  const Icon = isWatched ? IconBellOff : IconBell;
  return (
    <div className={classes.watch}>
      <FocusableButton
        size="md"
        fullWidth
        variant={isWatched ? 'default' : 'filled'}
        leftSection={<Icon size={20} aria-hidden />}
        isBusy={isSaving}
        onClick={() => void toggle()}
      >
        {isWatched ? 'Don’t tell me' : 'Tell me when it is back'}
      </FocusableButton>
      <p className={classes.note} role="status">
        {isWatched && `We write to ${email}, once, as soon as it is back.`}
      </p>
      {saveError && (
        <p className={classes.problem} role="alert">
          {saveError.message}
        </p>
      )}
    </div>
  );
}
