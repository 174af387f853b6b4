import { Anchor, Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Link, useLocation } from 'react-router-dom';
import { loginRules } from '../../../../../domain/input/account-rules.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { focusFirstError, PasswordField, TextField } from '../../../ui/forms/form-field.tsx';
import { useSignInAttempt } from '../hooks/use-sign-in-attempt.ts';
import { loginFailure } from '../lib/sign-in-failures.ts';
import { RedirectReason } from './redirect-reason.tsx';

/** Signs in. Where to go from here is the page's business: it sees the session change. */
export function LoginForm() {
  const { signIn } = useSession();
  const { state } = useLocation();
  const { attempt, isBusy, cause } = useSignInAttempt(loginFailure);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: schemaResolver(loginRules, { sync: true }),
  });

  function submit(values: typeof form.values) {
    const { email, password } = loginRules.parse(values);
    return attempt(() => signIn(email, password));
  }

  return (
    <form onSubmit={form.onSubmit(submit, focusFirstError(form))} aria-label="Login" noValidate>
      <Stack gap="md">
        <RedirectReason cause={cause} />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
        <div>
          <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
          <Anchor component={Link} to="/resetPassword" state={state} size="sm" mt={8} display="inline-block">
            Forgot your password?
          </Anchor>
        </div>
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          LOGIN
        </Button>
      </Stack>
    </form>
  );
}
