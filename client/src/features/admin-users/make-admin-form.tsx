import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMail } from '@tabler/icons-react';
import { fieldErrors, loginRules } from '../../../../domain/input-rules.ts';
import { useMakeAdmin } from './use-make-admin.ts';

const emailRules = loginRules.pick({ email: true });

/** Makes another account an admin (specification §6). */
export function MakeAdminForm() {
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => {
      const checked = emailRules.safeParse(values);
      return checked.success ? {} : fieldErrors(checked.error);
    },
    clearInputErrorOnChange: true,
  });
  const { ask, isBusy } = useMakeAdmin({
    onRefused: (message) => form.setFieldError('email', message),
    onPromoted: () => form.reset(),
  });

  return (
    <form noValidate aria-label="Make admin" onSubmit={form.onSubmit(({ email }) => ask(email.trim()))}>
      <Stack gap="lg" align="flex-start" maw={440}>
        <TextInput
          w="100%"
          type="email"
          label="Email"
          description="The address the person signs in with."
          placeholder="name@example.com"
          autoComplete="off"
          leftSection={<IconMail size={18} stroke={1.6} aria-hidden />}
          {...form.getInputProps('email')}
        />
        <Button type="submit" loading={isBusy}>
          MAKE ADMIN
        </Button>
      </Stack>
    </form>
  );
}
