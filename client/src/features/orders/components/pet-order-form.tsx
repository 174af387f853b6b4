import { useMutation } from '@apollo/client/react';
import { Alert, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type Contact, contactRules } from '../../../../../domain/input/input-rules.ts';
import { texts } from '../../../../../domain/text/texts.ts';
import { errorFields } from '../../../lib/apollo/api-error.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { focusFirstError, TextField } from '../../../ui/forms/form-field.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { MyPetOrdersDocument, OrderPetDocument } from '../api/orders.operations.ts';
import classes from './pet-order.module.css';

interface PetOrderFormProps {
  readonly pet: { readonly _id: string; readonly petname: string };
  /** Whose order it is, to begin with. */
  readonly name: string;
  readonly onOrdered: () => void;
  /** Called when the shop rejected the order, because the animal may be sold by now. */
  readonly onRefused: () => void;
}

/** Who wants the animal, and where the shop can reach them (specification §5). */
export function PetOrderForm({ pet, name, onOrdered, onRefused }: PetOrderFormProps) {
  const form = useForm<Contact>({
    mode: 'uncontrolled',
    initialValues: { username: name, location: '', phone: '' },
    validate: schemaResolver(contactRules, { sync: true }),
  });
  const [orderPet, { loading, error }] = useMutation(OrderPetDocument, {
    refetchQueries: [MyPetOrdersDocument],
  });

  async function order(contact: Contact) {
    if (loading) return;
    try {
      await orderPet({ variables: { input: { petId: pet._id, ...contactRules.parse(contact) } } });
      onOrdered();
      showAlert(texts.success.petOrdered);
    } catch (failure) {
      form.setErrors(errorFields(failure));
      onRefused();
    }
  }

  return (
    <form
      className={classes.panel}
      onSubmit={form.onSubmit(order, focusFirstError(form))}
      aria-label={`Order ${pet.petname}`}
      noValidate
    >
      <Stack gap="sm">
        <h2 className={classes.title}>Bring {pet.petname} home</h2>
        <p className={classes.intro}>You pay nothing yet. We call you and talk about everything first.</p>
        {error && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        <TextField form={form} name="username" label="Name" autoComplete="name" />
        <TextField form={form} name="location" label="Location" autoComplete="street-address" />
        <TextField form={form} name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
        <FocusableButton type="submit" size="md" isBusy={loading} mt="xs">
          ORDER
        </FocusableButton>
      </Stack>
    </form>
  );
}
