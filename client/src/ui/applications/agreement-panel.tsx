import { useMutation, useQuery } from '@apollo/client/react';
import { Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { signerName } from '../../../../domain/adoption/agreement.ts';
import type { AgreementFieldsFragment } from '../../gql/graphql.ts';
import { FocusableButton } from '../buttons/focusable-button.tsx';
import { Loaded } from '../feedback/loaded.tsx';
import { showAlert, showErrorDialog } from '../notifications/notifications.ts';
import { AgreementDocument, SignAgreementDocument } from './agreement.operations.ts';
import { AgreementText, SignedNote } from './agreement-text.tsx';
import classes from './applications.module.css';

type Agreement = NonNullable<AgreementFieldsFragment['agreement']>;

interface AgreementPanelProps {
  readonly id: string;
  /** Whose name is asked for. */
  readonly nameLabel: string;
  /** How it can be signed. */
  readonly hint: string;
}

/** The agreement about an animal that is theirs, and where it is signed by name. */
export function AgreementPanel({ id, nameLabel, hint }: AgreementPanelProps) {
  const { data, error, refetch } = useQuery(AgreementDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const agreement = data?.petOrder.agreement;
  if (data && !agreement) return null;
  return (
    <section className={classes.panel} aria-labelledby="agreement">
      <Title order={2} size="h4" id="agreement">
        The agreement
      </Title>
      <Loaded data={agreement} error={error} onRetry={() => refetch()} loadingRows={3}>
        {(found) => (
          <>
            <AgreementText text={found.text} heading="h3" />
            {found.signedAt ? (
              <SignedNote signedBy={found.signedBy ?? ''} signedAt={found.signedAt} />
            ) : (
              <SignForm {...{ id, nameLabel, hint }} agreement={found} onRefused={() => refetch()} />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface SignFormProps extends AgreementPanelProps {
  readonly agreement: Agreement;
  /** The text may be another one by now. */
  readonly onRefused: () => Promise<unknown>;
}

function SignForm({ id, agreement, nameLabel, hint, onRefused }: SignFormProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sign, { loading }] = useMutation(SignAgreementDocument);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = signerName.safeParse(name);
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success || loading) return;
    try {
      await sign({ variables: { id, name: checked.data, read: agreement.text } });
      showAlert('The agreement is signed');
    } catch (error) {
      showErrorDialog((error as Error).message);
      await onRefused().catch(() => undefined);
    }
  }

  return (
    <form noValidate aria-label="Sign the agreement" onSubmit={submit}>
      <Stack gap="sm" align="start">
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        <TextInput
          dir="auto"
          label={nameLabel}
          autoComplete="name"
          value={name}
          error={problem}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <FocusableButton type="submit" isBusy={loading}>
          Sign by name
        </FocusableButton>
      </Stack>
    </form>
  );
}
