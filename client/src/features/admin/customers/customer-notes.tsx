import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { noteRules } from '../../../../../domain/input/note-rules.ts';
import { errorFields } from '../../../lib/apollo/client.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import type { Customer } from './customer-view.tsx';
import classes from './customers.module.css';
import { AddCustomerNoteDocument } from './customers.operations.ts';

type Noted = Pick<Customer, '_id' | 'notes'>;

/** What the staff wrote about a customer for each other, and the field for more. */
export function CustomerNotes({ customer }: { readonly customer: Noted }) {
  const { notes } = customer;
  return (
    <Stack component="section" gap="md" aria-label="Notes" className={classes.notes}>
      <Title order={2} size="h3">
        Notes
      </Title>
      <NoteForm id={customer._id} />
      {notes.length === 0 ? (
        <Text c="dimmed">No notes yet. What you write here, the staff alone can read.</Text>
      ) : (
        <ol className={classes.noteList}>
          {notes.map(({ _id, at, by, text }) => (
            <li key={_id}>
              <Text className={classes.noteText} dir="auto">
                {text}
              </Text>
              <Text size="sm" c="dimmed">
                <bdi>{by}</bdi>, <time dateTime={at}>{formatDateTime(at)}</time>
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

function NoteForm({ id }: { readonly id: string }) {
  const form = useForm({
    initialValues: { text: '' },
    validate: (values) => {
      const checked = noteRules.safeParse(values);
      return checked.success ? {} : fieldErrors(checked.error);
    },
    clearInputErrorOnChange: true,
  });
  const [add, { loading }] = useMutation(AddCustomerNoteDocument);

  async function save(text: string) {
    try {
      await add({ variables: { id, text } });
      form.reset();
      showAlert('The note is kept');
    } catch (error) {
      const problem = errorFields(error).text;
      if (problem) form.setFieldError('text', problem);
      else showErrorDialog(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <form noValidate aria-label="Write a note" onSubmit={form.onSubmit(({ text }) => void save(text))}>
      <Stack gap="sm" align="flex-start">
        <Textarea
          w="100%"
          label="New note"
          description="For the staff: the customer does not see it"
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('text')}
        />
        <Button type="submit" loading={loading} variant="default">
          Add note
        </Button>
      </Stack>
    </form>
  );
}
