import { Anchor, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { phoneAddress } from '../../../../../../domain/input/phone-number.ts';
import { phoneText } from '../../../../../../domain/input/phone-text.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadedRows } from '../../../../ui/feedback/loaded-rows.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { LoadMorePagination } from '../../../../ui/tables/load-more-pagination.tsx';
import { useListPages } from '../../../../ui/tables/use-list-pages.ts';
import { WhoWaitsDocument } from '../api/pet-orders.operations.ts';
import classes from './who-waits.module.css';

interface Animal {
  readonly petId: string;
  readonly petname: string;
}

interface WhoWaitsProps extends Animal {
  /** How many there are, as far as is known. */
  readonly count: number;
}

/** How many wait for an animal, and on a click who they are. Accepting one order declines the others. */
export function WhoWaits({ count, petId, petname }: WhoWaitsProps) {
  const [isOpen, setOpen] = useState(false);
  const text = count === 1 ? '1 shopper waits' : `${count} shoppers wait`;
  return (
    <>
      <FocusableButton
        size="compact-xs"
        miw="max-content"
        variant="light"
        color="apricot"
        leftSection={<IconUsers size={14} aria-hidden />}
        aria-label={`${text} for ${petname}`}
        onClick={() => setOpen(true)}
      >
        {text}
      </FocusableButton>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={`Who waits for ${petname}`} size="36rem">
        {isOpen && <Waiting petId={petId} petname={petname} />}
      </Modal>
    </>
  );
}

function Waiting({ petId, petname }: Animal) {
  const list = useListPages(WhoWaitsDocument, { petId }, ({ waitingPetOrders }) => waitingPetOrders);
  return (
    <LoadedRows list={list} empty={<EmptyState text={`Nobody is waiting for ${petname} anymore.`} />}>
      {(orders) => (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            In the order in which they asked. Accepting one order declines the others.
          </Text>
          <ol className={classes.list} aria-label={`Who waits for ${petname}`}>
            {orders.map(({ _id, username, location, phone, orderDate, turnAt, customer }) => (
              <li key={_id}>
                {customer ? (
                  <Anchor component={Link} to={`/adminDashboard/customers/${customer._id}`} fw={700}>
                    <bdi>{username}</bdi>
                  </Anchor>
                ) : (
                  <Text fw={700}>
                    <bdi>{username}</bdi>
                  </Text>
                )}
                {turnAt && <Text size="sm">Next in line: was passed over before</Text>}
                <Text size="sm">
                  <bdi>{location}</bdi>
                </Text>
                <Anchor href={phoneAddress(phone)} size="sm" display="block">
                  {phoneText(phone)}
                </Anchor>
                <Text size="sm" c="dimmed">
                  Asked <time dateTime={orderDate}>{formatDateTime(orderDate)}</time>
                </Text>
              </li>
            ))}
          </ol>
          {list.hasMore && <LoadMorePagination shown={orders.length} {...list} onMore={list.showMore} />}
        </Stack>
      )}
    </LoadedRows>
  );
}
