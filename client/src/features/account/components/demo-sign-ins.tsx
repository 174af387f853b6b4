import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { type DemoAccount, useShopConfig } from '../../../lib/config.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useSignInAttempt } from '../hooks/use-sign-in-attempt.ts';
import { loginFailure } from '../lib/sign-in-failures.ts';
import classes from './demo-sign-ins.module.css';
import { RedirectReason } from './redirect-reason.tsx';

/** One-click sign-ins with demo accounts; hidden in production. */
export function DemoSignIns() {
  const { demoAccounts } = useShopConfig();
  const { signIn } = useSession();
  const { attempt, cause } = useSignInAttempt(loginFailure);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  if (demoAccounts.length === 0) return null;

  async function enter({ email, password }: DemoAccount) {
    setBusyWith(email);
    await attempt(() => signIn(email, password));
    setBusyWith(null);
  }

  return (
    <section className={classes.panel} aria-labelledby="demo-title">
      <h2 id="demo-title" className={classes.title}>
        Just looking around?
      </h2>
      <p className={classes.text}>This is a demo shop. Step in as somebody who is known here.</p>
      <RedirectReason cause={cause} />
      <Group grow gap="sm">
        {demoAccounts.map((account) => (
          <Button
            key={account.email}
            variant="default"
            loading={busyWith === account.email}
            disabled={busyWith !== null}
            onClick={() => void enter(account)}
          >
            {account.label}
          </Button>
        ))}
      </Group>
    </section>
  );
}
