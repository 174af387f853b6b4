import { useQuery } from '@apollo/client/react';
import { Alert, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import type { Availability, MyPetOrdersQuery } from '../../../gql/graphql.ts';
import { useLastContact } from '../../../lib/session/use-last-contact.ts';
import { MyPetOrdersDocument } from '../api/orders.operations.ts';
import { PAGE_SIZE } from '../hooks/use-cancel-order.ts';
import classes from './pet-order.module.css';
import { PetOrderForm } from './pet-order-form.tsx';

interface PetOrderPanelProps {
  readonly pet: {
    readonly _id: string;
    readonly petname: string;
    readonly availability: Availability;
    readonly isAvailable: boolean;
  };
  readonly shopper: { readonly name: string; readonly email: string };
  readonly onRefused: () => void;
}

/** Orders an animal. One live order per animal and shopper; a sold animal cannot be ordered. */
export function PetOrderPanel({ pet, shopper, onRefused }: PetOrderPanelProps) {
  const { data, loading } = useQuery(MyPetOrdersDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const mine = data?.me?.petOrders.edges
    .map((edge) => edge.node)
    .find((order) => order.petId === pet._id && order.nextStatuses.includes('CANCELLED'));
  const [hasOrdered, setOrdered] = useState(false);
  const { lastContact, isLoading } = useLastContact(true);

  if ((!data && loading) || isLoading) return <Skeleton height={320} radius="md" />;
  if (mine) return <Ordered petname={pet.petname} order={mine} takesFocus={hasOrdered} />;
  if (pet.isAvailable) {
    const onOrdered = () => setOrdered(true);
    return (
      <PetOrderForm
        pet={pet}
        shopper={shopper}
        lastContact={lastContact}
        onOrdered={onOrdered}
        onRefused={onRefused}
      />
    );
  }
  if (pet.availability === 'RETIRED') {
    return (
      <Alert color="apricot" title={`${pet.petname} has left the shop`}>
        There are others who would love to meet you.
      </Alert>
    );
  }
  return (
    <Alert color="apricot" title={`${pet.petname} has found a home`}>
      There are others who would love to meet you.
    </Alert>
  );
}

type PetOrderNode = NonNullable<MyPetOrdersQuery['me']>['petOrders']['edges'][number]['node'];

interface OrderedProps {
  readonly petname: string;
  readonly order: Pick<PetOrderNode, '_id' | 'status' | 'application'>;
  /** Whether it has just replaced the form. */
  readonly takesFocus: boolean;
}

function Ordered({ petname, order: { _id, status, application }, takesFocus }: OrderedProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);

  const isComing = status === 'APPROVED';
  const waits = takesFocus ? 'Thank you, your order is placed' : 'You have already ordered';
  return (
    <Alert ref={panel} tabIndex={-1} title={isComing ? `${petname} is coming home with you` : waits}>
      {isComing
        ? 'Your order is approved. We will call you about the day.'
        : `We have your order for ${isolateNames(petname)} and will be in touch soon.`}{' '}
      <Link to={application ? `/petorder/${_id}` : '/petorder'} className={classes.link}>
        {application ? 'See what comes next, and tell us about you' : 'See your order'}
      </Link>
    </Alert>
  );
}
