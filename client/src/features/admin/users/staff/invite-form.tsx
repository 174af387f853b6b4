import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMailForward } from '@tabler/icons-react';
import { fieldErrors } from '../../../../../../domain/errors/field-errors.ts';
import { loginRules } from '../../../../../../domain/input/account-rules.ts';
import type { Role } from '../../../../gql/graphql.ts';
import { roleLabels } from './role-labels.ts';
import classes from './staff.module.css';
import { useInvite } from './use-invitations.ts';

const emailRules = loginRules.pick({ email: true });

/** Invites somebody to work in the shop, whether they have an account or not. */
export function InviteForm() {
  const form = useForm<{ email: string; role: Role }>({
    initialValues: { email: '', role: 'STAFF' },
    validate: (values) => {
      const checked = emailRules.safeParse(values);
      return checked.success ? {} : fieldErrors(checked.error);
    },
    clearInputErrorOnChange: true,
  });
  const { submit, isBusy } = useInvite({ onRefused: form.setErrors, onInvited: form.reset });

  return (
    <form
      noValidate
      aria-label="Invite somebody"
      className={classes.form}
      onSubmit={form.onSubmit(({ email, role }) => void submit(email.trim(), role))}
    >
      <TextInput
        withAsterisk
        type="email"
        label="E-mail"
        placeholder="name@example.com"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <NativeSelect
        label="Role"
        data={(['STAFF', 'ADMIN'] as const).map((value) => ({ value, label: roleLabels[value].name }))}
        {...form.getInputProps('role')}
      />
      <Button type="submit" loading={isBusy} leftSection={<IconMailForward size={18} aria-hidden />}>
        Invite
      </Button>
      <p className={classes.note}>
        {roleLabels[form.values.role].name}: {roleLabels[form.values.role].does}.
      </p>
    </form>
  );
}
