import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { loginRules } from '../../../../domain/input-rules.ts';
import { useSession } from '../../lib/session.tsx';
import { reportLoginFailure } from './sign-in-failures.ts';

/** Signs in. Where to go from here is the page's business: it sees the session change. */
export function LoginForm() {
  const { signIn } = useSession();
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: schemaResolver(loginRules, { sync: true }),
  });

  async function submit(values: typeof form.values) {
    const { email, password } = loginRules.parse(values);
    setBusy(true);
    try {
      await signIn(email, password);
    } catch (error) {
      reportLoginFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={form.onSubmit(submit)} aria-label="Login" noValidate>
      <Stack gap="md">
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          withAsterisk
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          withAsterisk
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          LOGIN
        </Button>
      </Stack>
    </form>
  );
}
