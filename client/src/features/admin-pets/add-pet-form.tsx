import { Alert, Anchor, Button, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Age, Category, Clan, Color, Gender, PetType } from '../../../../domain/pet-options.ts';
import classes from './add-pet-form.module.css';
import { emptyPetForm, hasStock, normalWord, type PetFormValues, petFormErrors } from './pet-form-values.ts';
import { PictureField } from './picture-field.tsx';
import { type AddedPet, useAddPet } from './use-add-pet.ts';
import { WordField } from './word-field.tsx';

/** ADD DATA: a new animal, food or accessory with its picture (specification §2 and §5). */
export function AddPetForm() {
  const [added, setAdded] = useState<AddedPet | null>(null);
  const { addPet, isPosting } = useAddPet();
  const form = useForm<PetFormValues>({
    initialValues: emptyPetForm,
    validate: petFormErrors,
    clearInputErrorOnChange: true,
  });

  async function post(values: PetFormValues) {
    setAdded(null);
    const outcome = await addPet(values);
    if ('fields' in outcome) form.setErrors(outcome.fields);
    if ('added' in outcome) {
      form.reset();
      setAdded(outcome.added);
    }
  }

  return (
    <form
      noValidate
      aria-label="ADD DATA"
      onSubmit={form.onSubmit(post, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
    >
      <Stack gap="lg">
        {added && <AddedNote pet={added} />}
        <div className={classes.columns}>
          <PictureField
            label="Choose Pets Picture"
            value={form.values.img}
            onChange={(picture) => form.setFieldValue('img', picture)}
            error={form.errors.img as string | undefined}
            onError={(message) => form.setFieldError('img', message)}
          />
          <Stack gap="md">
            <TextInput
              label="Pet name"
              placeholder="Bramble"
              autoComplete="off"
              {...form.getInputProps('petname')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
              <WordField
                label="Category"
                placeholder="pets, food or accessories"
                words={Object.values(Category)}
                {...form.getInputProps('category')}
              />
              <WordField
                label="Type"
                placeholder="dog, cat or other"
                words={Object.values(PetType)}
                {...form.getInputProps('type')}
              />
              <TextInput
                type="number"
                inputMode="decimal"
                min={0}
                step="0.01"
                label="Pet price"
                placeholder="0.00"
                leftSection="$"
                {...form.getInputProps('petprice')}
              />
              {hasStock(normalWord(form.values.category)) && (
                <TextInput
                  type="number"
                  inputMode="numeric"
                  min={0}
                  step="1"
                  label="Stock"
                  placeholder="100 when left empty"
                  {...form.getInputProps('stock')}
                />
              )}
            </SimpleGrid>
            <SimpleGrid cols={2} spacing="md">
              <NativeSelect label="Gender" data={choices(Gender)} {...form.getInputProps('gender')} />
              <NativeSelect label="Age" data={choices(Age)} {...form.getInputProps('age')} />
              <NativeSelect label="Color" data={choices(Color)} {...form.getInputProps('color')} />
              <NativeSelect label="Clan" data={choices(Clan)} {...form.getInputProps('clan')} />
            </SimpleGrid>
            <Textarea
              label="Short description"
              placeholder="One sentence for the card."
              autosize
              minRows={2}
              {...form.getInputProps('short')}
            />
            <Textarea
              label="Pet details"
              placeholder="Everything a new owner wants to know."
              autosize
              minRows={5}
              {...form.getInputProps('details')}
            />
            <div>
              <Button type="submit" size="md" loading={isPosting} className={classes.submit}>
                ADD PETS
              </Button>
            </div>
          </Stack>
        </div>
      </Stack>
    </form>
  );
}

function AddedNote({ pet }: { pet: AddedPet }) {
  return (
    // The form is longer than a screen, and its button at the other end of it.
    <Alert
      ref={(note) => note?.scrollIntoView?.({ block: 'center' })}
      role="status"
      icon={<IconCheck aria-hidden />}
      title={`${pet.petname} is in the shop`}
    >
      <Anchor component={Link} to={`/PetOrderDetails/${pet._id}`} inherit fw={700} underline="always">
        See the page of {pet.petname}
      </Anchor>
    </Alert>
  );
}

function choices(options: Record<string, string>) {
  return [{ value: '', label: 'Choose one' }, ...Object.values(options)];
}
