import { Avatar, Button, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { registerRules } from '../../../../../domain/input/account-rules.ts';
import type { GoogleAccount } from '../../../lib/auth/firebase-identity.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import classes from './google-account-chooser.module.css';

/** Validation of an account typed into the local chooser. */
const googleAccountRules = registerRules.pick({ name: true, email: true });

const accounts: readonly GoogleAccount[] = [
  { name: 'Robin Meadow', email: 'robin.meadow@gmail.test' },
  { name: 'Sam Rivers', email: 'sam.rivers@gmail.test' },
];

interface GoogleAccountChooserProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (account: GoogleAccount) => void;
}

/** Replaces Google's window in embedded mode. */
export default function GoogleAccountChooser({ isOpen, onClose, onChoose }: GoogleAccountChooserProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '' },
    validate: schemaResolver(googleAccountRules, { sync: true }),
  });

  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Choose a Google account" centered>
      <p className={classes.text}>This shop runs on this computer alone, so these are not real accounts.</p>
      <ul className={classes.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <UnstyledButton className={classes.account} onClick={() => onChoose(account)}>
              <Avatar name={account.name} color="fern" aria-hidden />
              <span>
                <span className={classes.name}>{account.name}</span>
                <span className={classes.email}>{account.email}</span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <form
        aria-label="Another account"
        onSubmit={form.onSubmit((values) => onChoose(googleAccountRules.parse(values)))}
        noValidate
      >
        <Stack gap="sm">
          <TextInput label="Name" key={form.key('name')} {...form.getInputProps('name')} />
          <TextInput
            label="Google e-mail"
            type="email"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <Button type="submit" variant="light" fullWidth>
            Use another account
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
