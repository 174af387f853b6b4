import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { phoneText } from '../../../../../../domain/input/phone-text.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { LoadingState } from '../../../../ui/feedback/loading-state.tsx';
import { movedTexts, nameOf } from '../customer-labels.ts';
import classes from '../customers.module.css';
import {
  type Merge,
  type MergedAccount,
  useMergeCustomers,
  useMergePreview,
  useOtherAccounts,
} from './use-merge.ts';

interface MergeFormProps {
  readonly customer: MergedAccount;
  readonly onClose: () => void;
}

/** Which other account, which of the two stays, and what that moves. */
export function MergeForm({ customer, onClose }: MergeFormProps) {
  const [other, setOther] = useState<MergedAccount | null>(null);
  const [isThisKept, setThisKept] = useState(true);

  return (
    <Stack gap="lg">
      <OtherAccount except={customer._id} chosen={other} onChoose={setOther} />
      {other && (
        <>
          <WhichStays
            accounts={[customer, other]}
            kept={isThisKept ? customer : other}
            onChoose={({ _id }) => setThisKept(_id === customer._id)}
          />
          <Preview
            keepId={isThisKept ? customer._id : other._id}
            dropId={isThisKept ? other._id : customer._id}
            shownId={customer._id}
            onClose={onClose}
          />
        </>
      )}
    </Stack>
  );
}

interface OtherAccountProps {
  readonly except: string;
  readonly chosen: MergedAccount | null;
  readonly onChoose: (account: MergedAccount) => void;
}

function OtherAccount({ except, chosen, onChoose }: OtherAccountProps) {
  const [typed, setTyped] = useState('');
  const { accounts, isTyped, error, refetch } = useOtherAccounts(typed, except);
  const name = useId();
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label="Find the other account"
        description="By name, e-mail address or phone number"
        autoComplete="off"
        data-autofocus
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {(isTyped || accounts) && (
        <Loaded data={accounts} error={error} onRetry={refetch} loadingRows={2}>
          {(found) => (
            <>
              <Text size="sm" c="dimmed" role="status">
                {found.length === 0 ? 'Nobody else is found by it.' : `${found.length} found`}
              </Text>
              <fieldset className={classes.found} aria-label="Accounts">
                {found.map((account) => (
                  <label key={account._id} className={classes.choice}>
                    <input
                      type="radio"
                      name={name}
                      checked={chosen?._id === account._id}
                      onChange={() => onChoose(account)}
                    />
                    <span>
                      <strong>
                        <bdi>{nameOf(account)}</bdi>
                      </strong>{' '}
                      {account.email}
                      {account.phone && `, ${phoneText(account.phone)}`}
                    </span>
                  </label>
                ))}
              </fieldset>
            </>
          )}
        </Loaded>
      )}
    </Stack>
  );
}

interface WhichStaysProps {
  readonly accounts: readonly MergedAccount[];
  readonly kept: MergedAccount;
  readonly onChoose: (account: MergedAccount) => void;
}

function WhichStays({ accounts, kept, onChoose }: WhichStaysProps) {
  const name = useId();
  return (
    <fieldset className={classes.found}>
      <Text component="legend" fw={600}>
        Which account stays
      </Text>
      {accounts.map((account) => (
        <label key={account._id} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={kept._id === account._id}
            onChange={() => onChoose(account)}
          />
          <span>
            <bdi>{nameOf(account)}</bdi> ({account.email})
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PreviewProps extends Merge {
  readonly shownId: string;
  readonly onClose: () => void;
}

function Preview({ shownId, onClose, ...merge }: PreviewProps) {
  const { preview, error, refetch } = useMergePreview(merge);
  const { submit, isBusy } = useMergeCustomers(shownId, onClose);
  if (!preview) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingState rows={2} />;

  const { obstacles, warnings, keep, drop } = preview;
  if (obstacles.length > 0) {
    return (
      <Alert color="apricot" title="Something is in the way" role="status">
        <ul className={classes.obstacles}>
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
        <Button mt="md" size="xs" variant="default" onClick={() => void refetch()}>
          Look again
        </Button>
      </Alert>
    );
  }
  const moved = movedTexts(preview);
  return (
    <Stack gap="md" role="status">
      <Text>
        {moved.length > 0
          ? `${moved.join(', ')} of ${drop.email} go to ${keep.email}. `
          : 'There is nothing to move. '}
        Whoever logs in as {drop.email} is let into the account of {keep.email} from then on.
      </Text>
      {warnings.length > 0 && (
        <Alert color="red" title="Ask first">
          {warnings.map((warning) => (
            <Text key={warning} size="sm">
              {warning}
            </Text>
          ))}
        </Alert>
      )}
      <Text fw={700}>This cannot be undone.</Text>
      <Group>
        <Button color="red" loading={isBusy} onClick={() => void submit(merge)}>
          Merge for good
        </Button>
        <Button variant="default" onClick={onClose}>
          Leave them as they are
        </Button>
      </Group>
    </Stack>
  );
}
