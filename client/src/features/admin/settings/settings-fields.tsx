import { Chip, Group, Input, SimpleGrid, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { dayNames } from '../../../../../domain/shop-settings/opening-hours.ts';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import classes from './settings.module.css';
import type { NumberSetting, SettingsFormValues } from './settings-form-values.ts';

export interface SettingsFieldsProps {
  readonly form: UseFormReturnType<SettingsFormValues>;
}

/** Everything that an owner can say of the shop, in groups. */
export function SettingsFields({ form }: SettingsFieldsProps) {
  return (
    <Stack gap={36}>
      <FieldGroup title="The shop">
        <TextInput label="Name" autoComplete="off" {...form.getInputProps('name')} />
        <Textarea label="Address" autosize minRows={2} {...form.getInputProps('address')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label="Phone" type="tel" autoComplete="off" {...form.getInputProps('phone')} />
          <TextInput label="E-mail" type="email" autoComplete="off" {...form.getInputProps('email')} />
        </SimpleGrid>
      </FieldGroup>
      <FieldGroup title="Opening hours">
        <OpeningDays form={form} />
        <TextInput
          label="Time zone"
          description="By whose clock the shop counts days and hours, such as America/New_York."
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('timeZone')}
        />
      </FieldGroup>
      <FieldGroup title="Delivery">
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <Dollars form={form} name="standardDelivery" label="Standard" />
          <Dollars form={form} name="bulkyDelivery" label="With a dear item" />
          <Dollars form={form} name="bulkyFrom" label="Dear from a price of" />
        </SimpleGrid>
      </FieldGroup>
      <FieldGroup title="Same-day delivery">
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <Dollars form={form} name="sameDayFrom" label="Same day from a total of" description="Dollars" />
          <Whole form={form} name="sameDayBeforeHour" label="Ordered before" description="Hour, 1 to 24" />
          <Whole form={form} name="sameDayByHour" label="There by" description="Hour, up to 24" />
        </SimpleGrid>
        <Input.Wrapper
          label="Days"
          description="None: there is no same-day delivery."
          labelElement="div"
          error={form.errors.sameDayDays}
        >
          <Chip.Group
            multiple
            value={form.values.sameDayDays}
            onChange={(days) => form.setFieldValue('sameDayDays', [...days].sort())}
          >
            <Group gap="xs" mt="xs" role="group" aria-label="Days with same-day delivery">
              {dayNames.map((name, place) => (
                <Chip key={name} value={String(place + 1)} size="sm">
                  {name.slice(0, 3)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
      </FieldGroup>
      <FieldGroup title="Curbside pickup and repeat delivery">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Whole form={form} name="curbsidePercentOff" label="Percent off with curbside pickup" />
          <Dollars form={form} name="curbsideFrom" label="Curbside from a total of" />
          <Whole form={form} name="repeatFirstPercentOff" label="Percent off a first repeat delivery" />
          <Whole form={form} name="repeatLaterPercentOff" label="Percent off later ones" />
        </SimpleGrid>
      </FieldGroup>
      <FieldGroup title="Tax">
        <NumberField
          label="Percent that prices contain"
          description="0: none is shown. Prices stay as they are; carts, orders and receipts say how much of them is tax."
          {...form.getInputProps('taxPercent')}
        />
      </FieldGroup>
      <FieldGroup title="Elsewhere">
        <Text size="sm">Addresses that begin with https://; what is empty is not shown.</Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label="Instagram" type="url" autoComplete="off" {...form.getInputProps('instagram')} />
          <TextInput label="Facebook" type="url" autoComplete="off" {...form.getInputProps('facebook')} />
          <TextInput label="X" type="url" autoComplete="off" {...form.getInputProps('x')} />
          <TextInput label="YouTube" type="url" autoComplete="off" {...form.getInputProps('youtube')} />
        </SimpleGrid>
      </FieldGroup>
      <FieldGroup title="Texts">
        <Text size="sm">Blank lines part paragraphs; a line that begins with # is a heading.</Text>
        <LongText form={form} name="returnsText" label="Returns" />
        <LongText form={form} name="privacyText" label="Privacy" />
        <LongText form={form} name="termsText" label="Terms" />
      </FieldGroup>
    </Stack>
  );
}

function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      <Stack gap="md">{children}</Stack>
    </fieldset>
  );
}

interface NumberProps extends SettingsFieldsProps {
  readonly name: NumberSetting;
  readonly label: string;
  readonly description?: string;
}

function Dollars({ form, name, label, description }: NumberProps) {
  return (
    <NumberField label={label} description={description} leftSection="$" {...form.getInputProps(name)} />
  );
}

function Whole({ form, name, label, description }: NumberProps) {
  return <NumberField isWhole label={label} description={description} {...form.getInputProps(name)} />;
}

function LongText({
  form,
  name,
  label,
}: SettingsFieldsProps & {
  readonly name: 'returnsText' | 'privacyText' | 'termsText';
  readonly label: string;
}) {
  return <Textarea label={label} autosize minRows={4} maxRows={14} {...form.getInputProps(name)} />;
}

function OpeningDays({ form }: SettingsFieldsProps) {
  return (
    <div>
      {dayNames.map((name, place) => (
        <div key={name} className={classes.day}>
          <Switch
            className={classes.dayName}
            label={name}
            checked={form.values.days[place]?.isOpen ?? false}
            onChange={(event) => form.setFieldValue(`days.${place}.isOpen`, event.currentTarget.checked)}
          />
          {form.values.days[place]?.isOpen ? (
            <>
              <TextInput
                aria-label={`${name}: opens`}
                inputMode="numeric"
                autoComplete="off"
                {...form.getInputProps(`days.${place}.opens`)}
              />
              <TextInput
                aria-label={`${name}: closes`}
                inputMode="numeric"
                autoComplete="off"
                {...form.getInputProps(`days.${place}.closes`)}
              />
            </>
          ) : (
            <span className={classes.closed}>Closed</span>
          )}
        </div>
      ))}
    </div>
  );
}
