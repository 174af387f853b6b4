import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { profileRules } from '../../../../../domain/input/account-rules.ts';
import { SaveUserDocument } from '../../../lib/session/save-user.operations.ts';
import { focusFirstError, TextField } from '../../../ui/forms/form-field.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { Problem } from './section.tsx';

/** How the shop calls somebody. */
export function NameForm({ name }: { readonly name: string }) {
  const [save, { loading, error }] = useMutation(SaveUserDocument);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name },
    validate: schemaResolver(profileRules, { sync: true }),
  });

  async function submit(values: typeof form.values) {
    // What went wrong is in error.
    const saved = await save({ variables: { input: profileRules.parse(values) } }).catch(() => null);
    if (saved) showAlert('Your name is saved.');
  }

  return (
    <form aria-label="Name" onSubmit={form.onSubmit(submit, focusFirstError(form))} noValidate>
      <TextField form={form} name="name" label="Name" autoComplete="name" />
      <Button type="submit" variant="light" mt="sm" loading={loading}>
        Save name
      </Button>
      <Problem text={error?.message} />
    </form>
  );
}
