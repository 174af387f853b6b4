import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import { type Contact, contactRules } from '../../../../domain/input-rules.ts';
import { texts } from '../../../../domain/texts.ts';
import { errorFields } from '../../lib/api-error.ts';
import { showAlert } from '../../ui/notices.tsx';
import { MyPetOrdersDocument, OrderPetDocument } from './orders.operations.ts';
import { PAGE_SIZE } from './use-cancel-order.ts';

interface PetOrderFormProps {
  readonly pet: { readonly _id: string; readonly petname: string; readonly isAvailable: boolean };
  /** Whose order it is, to begin with. */
  readonly name: string;
  /** Called when the shop refused the order, because the animal may have a home by now. */
  readonly onRefused: () => void;
}

/** Asks for an animal. One live order per animal and shopper; a sold animal cannot be asked for. */
export function PetOrderForm({ pet, name, onRefused }: PetOrderFormProps) {
  const { data } = useQuery(MyPetOrdersDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const mine = data?.me?.petOrders.edges
    .map((edge) => edge.node)
    .find((order) => order.petId === pet._id && order.nextStatuses.includes('CANCELLED'));

  if (mine) {
    return (
      <Alert
        title={
          mine.status === 'APPROVED' ? `${pet.petname} is coming home with you` : 'You have already ordered'
        }
      >
        {mine.status === 'APPROVED'
          ? 'Your order is approved. We will call you about the day.'
          : `We have your order for ${pet.petname} and will be in touch soon.`}{' '}
        <Link to="/petorder">See your order</Link>
      </Alert>
    );
  }
  if (!pet.isAvailable) {
    return (
      <Alert color="apricot" title={`${pet.petname} has found a home`}>
        There are others who would love to meet you.
      </Alert>
    );
  }
  return <Form pet={pet} name={name} onRefused={onRefused} />;
}

function Form({ pet, name, onRefused }: PetOrderFormProps) {
  const form = useForm<Contact>({
    mode: 'uncontrolled',
    initialValues: { username: name, location: '', phone: '' },
    validate: schemaResolver(contactRules, { sync: true }),
  });
  const [orderPet, { loading, error }] = useMutation(OrderPetDocument, {
    refetchQueries: [MyPetOrdersDocument],
  });

  async function order(contact: Contact) {
    try {
      await orderPet({ variables: { input: { petId: pet._id, ...contactRules.parse(contact) } } });
      showAlert(texts.success.petOrdered);
    } catch (failure) {
      form.setErrors(errorFields(failure));
      onRefused();
    }
  }

  return (
    <form onSubmit={form.onSubmit(order)} aria-label={`Order ${pet.petname}`} noValidate>
      <Stack gap="sm">
        {error && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        <TextInput
          label="Name"
          autoComplete="name"
          withAsterisk
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <TextInput
          label="Location"
          autoComplete="street-address"
          withAsterisk
          key={form.key('location')}
          {...form.getInputProps('location')}
        />
        <TextInput
          label="Phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          withAsterisk
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
        <Button type="submit" size="md" loading={loading} mt="xs">
          ORDER
        </Button>
      </Stack>
    </form>
  );
}
