import { useReactiveVar } from '@apollo/client/react';
import { IconCloudCheck, IconCloudOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { networkStatusVar, useOnReconnect } from '../../lib/network-status.ts';
import classes from './offline-bar.module.css';

/** How long the reconnected notice is shown, in milliseconds. */
const RECONNECTED_NOTICE_MS = 4000;

const notices = {
  offline: {
    Icon: IconCloudOff,
    text: 'You are offline. What you see stays here and catches up once you are connected again.',
  },
  unanswered: {
    Icon: IconPlugConnectedX,
    text: 'The shop does not answer just now. What you see stays here while we keep asking.',
  },
  back: { Icon: IconCloudCheck, text: 'You are connected again.' },
} as const;

/** Shows that the connection is lost, and that it is back. */
export function OfflineBar() {
  const connection = useReactiveVar(networkStatusVar);
  const [isBack, setBack] = useState(false);
  useOnReconnect(() => setBack(true));

  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), RECONNECTED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isBack]);

  const shown = connection === 'up' ? isBack && notices.back : notices[connection];
  return (
    <div role="status" aria-label="Connection" className={classes.bar}>
      {shown && (
        <p className={classes.news}>
          <shown.Icon size={20} stroke={1.7} className={classes.icon} aria-hidden />
          {shown.text}
        </p>
      )}
    </div>
  );
}
