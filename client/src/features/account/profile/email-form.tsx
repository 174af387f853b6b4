import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { loginRules } from '../../../../../domain/input/account-rules.ts';
import { askNewEmail, type WaysToSignIn } from '../../../lib/auth/own-sign-in.ts';
import { useShopConfig } from '../../../lib/config.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { focusFirstError, TextField } from '../../../ui/forms/form-field.tsx';
import { useSignInAttempt } from '../hooks/use-sign-in-attempt.ts';
import { ownFailure } from '../lib/sign-in-failures.ts';
import { ProveAgain } from './prove-again.tsx';
import { Problem } from './section.tsx';

const emailRules = loginRules.pick({ email: true });

interface EmailFormProps {
  readonly email: string;
  readonly ways: WaysToSignIn;
}

interface Step {
  readonly is: 'seen' | 'proving' | 'typing' | 'sent';
  readonly newEmail?: string;
  /** Of the link, where the mail is kept here. */
  readonly code?: string | null;
}

/** The address of the account. Another one counts once the link was opened that is mailed to it. */
export function EmailForm({ email, ways }: EmailFormProps) {
  const [step, setStep] = useState<Step>({ is: 'seen' });
  return (
    <Stack gap="sm">
      <TextInput label="E-mail" type="email" value={email} readOnly />
      {step.is === 'seen' && (
        <Button variant="light" w="fit-content" onClick={() => setStep({ is: 'proving' })}>
          Change e-mail
        </Button>
      )}
      {step.is === 'proving' && (
        <ProveAgain ways={ways} label="Go on" onProved={() => setStep({ is: 'typing' })} />
      )}
      {step.is === 'typing' && (
        <NewEmail onSent={(newEmail, code) => setStep({ is: 'sent', newEmail, code })} />
      )}
      {step.is === 'sent' && <Sent newEmail={step.newEmail ?? ''} code={step.code ?? null} />}
    </Stack>
  );
}

function NewEmail({ onSent }: { readonly onSent: (email: string, code: string | null) => void }) {
  const { atProvider } = useSession();
  const config = useShopConfig();
  const { attempt, isBusy, cause } = useSignInAttempt(ownFailure);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: schemaResolver(emailRules, { sync: true }),
  });

  function submit(values: typeof form.values) {
    const email = emailRules.parse(values).email.toLowerCase();
    return attempt(async () => onSent(email, await askNewEmail(atProvider, email, config)));
  }

  return (
    <form aria-label="New e-mail" onSubmit={form.onSubmit(submit, focusFirstError(form))} noValidate>
      <TextField form={form} name="email" label="New e-mail" type="email" autoComplete="email" />
      <Button type="submit" mt="sm" loading={isBusy}>
        Send the link
      </Button>
      <Problem text={cause} />
    </form>
  );
}

function Sent({ newEmail, code }: { readonly newEmail: string; readonly code: string | null }) {
  return (
    <div role="status">
      <p>
        We have sent a link to <strong>{newEmail}</strong>. Your account goes on with the old address until
        you open it; then we tell the old address, and you log in with the new one.
      </p>
      {code !== null && (
        <Button
          component={Link}
          to={`/resetPassword?mode=verifyAndChangeEmail&oobCode=${encodeURIComponent(code)}`}
          variant="light"
          leftSection={<IconMailOpened size={18} aria-hidden />}
        >
          Open the e-mail
        </Button>
      )}
    </div>
  );
}
