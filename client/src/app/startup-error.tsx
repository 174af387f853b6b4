import { useEffect } from 'react';
import { checkConnection, useOnReconnect } from '../lib/network-status.ts';
import classes from './startup-error.module.css';

/** In place of the whole shop, when its server does not answer. Uses nothing that could fail as well. */
export function StartupError() {
  useOnReconnect(() => location.reload());
  useEffect(() => void checkConnection(), []);

  return (
    <main className={classes.page}>
      <h1>We can’t reach the shop</h1>
      <p>
        The connection broke, or the shop is just starting. This page opens by itself once it is there, and
        your cart is safe.
      </p>
      <button type="button" className={classes.button} onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}
