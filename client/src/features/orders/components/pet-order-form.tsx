import { useMutation } from '@apollo/client/react';
import { Alert, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type Contact, contactRules } from '../../../../../domain/input/input-rules.ts';
import { texts } from '../../../../../domain/text/texts.ts';
import { errorFields } from '../../../lib/apollo/api-error.ts';
import { readDraft } from '../../../lib/session/drafts.ts';
import { saveDraft } from '../../../lib/session/save-draft.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { focusFirstError, TextField } from '../../../ui/forms/form-field.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { MyPetOrdersDocument, OrderPetDocument } from '../api/orders.operations.ts';
import classes from './pet-order.module.css';

const DRAFT_KEY = 'pet-store-pet-order';

interface LastContact {
  readonly username: string;
  readonly phone: string;
  readonly location?: string | null;
}

interface PetOrderFormProps {
  readonly pet: { readonly _id: string; readonly petname: string };
  /** Whose order it is. */
  readonly shopper: { readonly name: string; readonly email: string };
  readonly lastContact: LastContact | null | undefined;
  readonly onOrdered: () => void;
  /** Called when the shop rejected the order, because the animal may be sold by now. */
  readonly onRefused: () => void;
}

/** Who wants the animal, and where the shop can reach them (specification §5). */
export function PetOrderForm({ pet, shopper, lastContact, onOrdered, onRefused }: PetOrderFormProps) {
  const { name, email } = shopper;
  const form = useForm<Contact>({
    mode: 'uncontrolled',
    initialValues: firstContact(name, readDraft(DRAFT_KEY, email) ?? lastContact ?? {}),
    validate: schemaResolver(contactRules, { sync: true }),
    // Survives a session that ends while the form is filled in.
    onValuesChange: (contact) => saveDraft(DRAFT_KEY, email, contact),
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

/** What the form begins with, of what was typed or ordered before. */
function firstContact(name: string, known: Readonly<Record<string, unknown>> | LastContact): Contact {
  const { username, location, phone } = known as Readonly<Record<string, unknown>>;
  const text = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise);
  return { username: text(username, name), location: text(location), phone: text(phone) };
}
