import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { MAX_ADDRESSES, toFormAddress } from '../../../../../domain/addresses/address-book.ts';
import { addressLine } from '../../../../../domain/addresses/address-line.ts';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import type { AddressBookFieldsFragment } from '../../../gql/graphql.ts';
import {
  AddressBookDocument,
  RemoveAddressDocument,
} from '../../../lib/address-book/address-book.operations.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { confirmDialog } from '../../../ui/notifications/notifications.ts';
import mail from '../mail/mail-choices.module.css';
import classes from '../profile/section.module.css';
import { Problem, Section } from '../profile/section.tsx';
import { AddressForm } from './address-form.tsx';

type KeptAddress = AddressBookFieldsFragment['addresses'][number];

/** The addresses that an account keeps, one of them preferred. */
export function AddressBook() {
  const { data, error, refetch } = useQuery(AddressBookDocument, { fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<KeptAddress | 'new' | null>(null);
  const close = () => setEdited(null);
  return (
    <Section id="addresses" title="Addresses" intro="The first choice is filled in when you order.">
      <Loaded data={data?.me?.addresses} error={error} onRetry={() => void refetch()} loadingRows={2}>
        {(addresses) => (
          <>
            {addresses.length === 0 && !edited && <p className={classes.quiet}>You keep no address yet.</p>}
            {addresses.length > 0 && (
              <ul className={mail.list}>
                {addresses.map((address) => (
                  <AddressRow key={address.id} address={address} onEdit={() => setEdited(address)} />
                ))}
              </ul>
            )}
            {edited === null && addresses.length < MAX_ADDRESSES && (
              <Button variant="light" mt="sm" onClick={() => setEdited('new')}>
                Add an address
              </Button>
            )}
          </>
        )}
      </Loaded>
      {edited !== null && (
        <div className={classes.body}>
          <AddressForm
            key={edited === 'new' ? 'new' : edited.id}
            address={edited === 'new' ? null : edited}
            onDone={close}
          />
        </div>
      )}
    </Section>
  );
}

function AddressRow({ address, onEdit }: { readonly address: KeptAddress; readonly onEdit: () => void }) {
  const [remove, { error }] = useMutation(RemoveAddressDocument);
  const { id, name, isPreferred } = address;
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <span className={classes.name}>{isolateNames(name)}</span>
        {isPreferred && <span className={classes.quiet}> · first choice</span>}
        <br />
        {isolateNames(addressLine(toFormAddress(address)))}
        <Problem text={error?.message} />
      </div>
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={onEdit} aria-label={`Change ${name}`}>
          Change
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-label={`Remove ${name}`}
          onClick={() =>
            confirmDialog({
              title: 'Remove this address?',
              text: `${name} is not offered any more. Orders keep the address that they were sent to.`,
              confirm: 'Remove address',
              // What went wrong is in error.
              onConfirm: () => void remove({ variables: { id } }).catch(() => undefined),
            })
          }
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
