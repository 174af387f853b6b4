import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirstError, TextField } from './form-field.tsx';

/** What whoever deletes an account decides. */
export interface DeletionChoice {
  readonly confirmEmail: string;
  readonly keepsReviews: boolean;
}

interface DeletionFormProps {
  /** Address of the account, which is to be typed. */
  readonly email: string;
  readonly isBusy: boolean;
  /** Why it was refused: a line for each thing that is in the way. */
  readonly problem: string | undefined;
  readonly onSubmit: (choice: DeletionChoice) => void;
  readonly onCancel: () => void;
}

/** The last question before an account goes: nobody types an address by accident. */
export function DeletionForm({ email, isBusy, problem, onSubmit, onCancel }: DeletionFormProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { confirmEmail: '', keepsReviews: true },
    validate: {
      confirmEmail: (typed) =>
        typed.trim().toLowerCase() === email.toLowerCase() ? null : `Type ${email} to go on`,
    },
  });
  return (
    <form
      aria-label="Delete the account"
      onSubmit={form.onSubmit(onSubmit, focusFirstError(form))}
      noValidate
    >
      <Stack gap="md">
        <TextField
          form={form}
          name="confirmEmail"
          type="email"
          label={`Type ${email} to confirm`}
          autoComplete="off"
          spellCheck={false}
        />
        <Checkbox
          label="Keep the reviews, as those of a former customer"
          description="Without their photos, which go in any case."
          key={form.key('keepsReviews')}
          {...form.getInputProps('keepsReviews', { type: 'checkbox' })}
        />
        {problem && (
          <Text role="alert" c="red" style={{ whiteSpace: 'pre-line' }}>
            {problem}
          </Text>
        )}
        <Group>
          <Button type="submit" color="red" loading={isBusy}>
            Delete for good
          </Button>
          <Button variant="default" onClick={onCancel}>
            Keep the account
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
