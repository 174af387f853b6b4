import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { loginRules } from '../../../../../domain/input/account-rules.ts';
import { proveGoogle, provePassword, type WaysToSignIn } from '../../../lib/auth/own-sign-in.ts';
import { useShopConfig } from '../../../lib/config.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { focusFirstError, PasswordField } from '../../../ui/forms/form-field.tsx';
import { useSignInAttempt } from '../hooks/use-sign-in-attempt.ts';
import { ownFailure } from '../lib/sign-in-failures.ts';
import { Problem } from './section.tsx';

const passwordRules = loginRules.pick({ password: true });

interface ProveAgainProps {
  readonly ways: WaysToSignIn;
  /** What can be done afterwards. */
  readonly label: string;
  readonly onProved: () => void;
}

/** Signs in again, before what only its holder may do with an account. */
export function ProveAgain({ ways, label, onProved }: ProveAgainProps) {
  const { atProvider } = useSession();
  const config = useShopConfig();
  const { attempt, isBusy, cause } = useSignInAttempt(ownFailure);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: schemaResolver(passwordRules, { sync: true }),
  });

  async function prove(work: () => Promise<void>) {
    if (await attempt(work)) onProved();
  }

  return (
    <Stack gap="sm">
      {ways.hasPassword && (
        <form
          aria-label="Log in again"
          onSubmit={form.onSubmit(
            ({ password }) => prove(() => provePassword(atProvider, password)),
            focusFirstError(form),
          )}
          noValidate
        >
          <PasswordField form={form} name="password" label="Your password" autoComplete="current-password" />
          <Button type="submit" mt="sm" loading={isBusy}>
            {label}
          </Button>
        </form>
      )}
      {ways.hasGoogle && (
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void prove(() => proveGoogle(atProvider, config))}
        >
          Confirm with Google
        </Button>
      )}
      <Problem text={cause} />
    </Stack>
  );
}
