import { useQuery } from '@apollo/client/react';
import { Alert, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Availability, PetOrderStatus } from '../../../gql/graphql.ts';
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
  readonly name: string;
  readonly onRefused: () => void;
}

/** Orders an animal. One live order per animal and shopper; a sold animal cannot be ordered. */
export function PetOrderPanel({ pet, name, onRefused }: PetOrderPanelProps) {
  const { data, loading } = useQuery(MyPetOrdersDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const mine = data?.me?.petOrders.edges
    .map((edge) => edge.node)
    .find((order) => order.petId === pet._id && order.nextStatuses.includes('CANCELLED'));
  const [hasOrdered, setOrdered] = useState(false);

  if (!data && loading) return <Skeleton height={320} radius="md" />;
  if (mine) return <Ordered petname={pet.petname} status={mine.status} takesFocus={hasOrdered} />;
  if (pet.isAvailable) {
    const onOrdered = () => setOrdered(true);
    return <PetOrderForm pet={pet} name={name} onOrdered={onOrdered} onRefused={onRefused} />;
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

interface OrderedProps {
  readonly petname: string;
  readonly status: PetOrderStatus;
  /** Whether it has just replaced the form. */
  readonly takesFocus: boolean;
}

function Ordered({ petname, status, takesFocus }: OrderedProps) {
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
        : `We have your order for ${petname} and will be in touch soon.`}{' '}
      <Link to="/petorder" className={classes.link}>
        See your order
      </Link>
    </Alert>
  );
}
