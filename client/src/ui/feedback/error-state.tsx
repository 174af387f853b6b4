import { useReactiveVar } from '@apollo/client/react';
import { IconCloudOff, IconPlugConnectedX } from '@tabler/icons-react';
import { ConnectionError, errorCodeOf } from '../../lib/apollo/api-error.ts';
import { type NetworkStatus, networkStatusVar } from '../../lib/network-status.ts';
import { TryAgainButton } from '../buttons/try-again-button.tsx';
import classes from './state-panel.module.css';

interface ErrorStateProps {
  readonly error: { readonly message: string } | undefined;
  /** Asks once more. What failed for want of a connection is asked again without it, once there is one. */
  readonly onRetry?: () => unknown;
}

/** In place of what could not be loaded. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const connection = useReactiveVar(networkStatusVar);
  const { title, text, Icon } = messageFor(error, connection);
  return (
    <div className={classes.panel} role="alert">
      {Icon && <Icon size={40} stroke={1.4} className={classes.icon} aria-hidden />}
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      {onRetry && <TryAgainButton onRetry={onRetry} />}
    </div>
  );
}

const unreachable = {
  offline: {
    title: 'You are offline',
    text: 'This comes by itself as soon as you are connected again.',
    Icon: IconCloudOff,
  },
  unanswered: {
    title: 'The shop does not answer',
    text: 'We keep asking. This comes by itself as soon as the shop is back.',
    Icon: IconPlugConnectedX,
  },
} as const;

/** Refusals of the moment, by their code: nothing is broken, and the shop’s own words say what to do. */
const temporary: Readonly<Record<string, string>> = {
  RATE_LIMITED: 'One moment, please',
  UPSTREAM_UNAVAILABLE: 'Not right now',
};

function messageFor(error: ErrorStateProps['error'], connection: NetworkStatus) {
  if (error instanceof ConnectionError && connection !== 'up') return unreachable[connection];
  const title = temporary[errorCodeOf(error) ?? ''] ?? 'That did not work';
  return { title, text: error?.message ?? 'Please try again in a moment.', Icon: null };
}
