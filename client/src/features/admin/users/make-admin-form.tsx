import { useQuery } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMail } from '@tabler/icons-react';
import { useId } from 'react';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { loginRules } from '../../../../../domain/input/account-rules.ts';
import { CandidatesDocument } from './make-admin.operations.ts';
import { useMakeAdmin } from './use-make-admin.ts';

const TYPING_DELAY_MS = 250;
const MAX_CANDIDATES = 6;
/** Shorter words are in half of all addresses. */
const MIN_SEARCH_LENGTH = 2;

/** Suggested accounts for the typed text. Errors are not shown: suggestions are only a help. */
function useCandidates(typed: string) {
  const [search] = useDebouncedValue(typed.trim(), TYPING_DELAY_MS);
  const { data } = useQuery(CandidatesDocument, {
    variables: { search, first: MAX_CANDIDATES },
    skip: search.length < MIN_SEARCH_LENGTH,
    fetchPolicy: 'network-only',
  });
  return data?.users.edges.map((edge) => edge.node) ?? [];
}

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
  const candidates = useCandidates(form.values.email);
  const listId = useId();

  return (
    <form noValidate aria-label="Make admin" onSubmit={form.onSubmit(({ email }) => ask(email.trim()))}>
      <Stack gap="lg" align="flex-start" maw={440}>
        <TextInput
          w="100%"
          type="email"
          label="Email"
          description="The address the person logs in with. Type a name to look it up."
          placeholder="name@example.com"
          autoComplete="off"
          list={listId}
          leftSection={<IconMail size={18} stroke={1.6} aria-hidden />}
          {...form.getInputProps('email')}
        />
        <datalist id={listId}>
          {candidates.map(({ _id, email, name }) => (
            <option key={_id} value={email} label={name} />
          ))}
        </datalist>
        <Button type="submit" loading={isBusy}>
          MAKE ADMIN
        </Button>
      </Stack>
    </form>
  );
}
