import {
  Chip,
  Group,
  Input,
  NativeSelect,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { UnitSystem } from '../../../../../domain/catalogue/unit-price.ts';
import { dayNames } from '../../../../../domain/shop-settings/opening-hours.ts';
import {
  groupNotes,
  type SettingRow,
  type SettingWidget,
  settingsTable,
} from '../../../../../domain/shop-settings/settings-table.ts';
import type {
  AdoptionFeeIsPaid,
  PaymentForm,
  ShopSettings,
} from '../../../../../domain/shop-settings/shop-settings.ts';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { AnswerTemplateFields } from './answer-template-fields.tsx';
import classes from './settings.module.css';
import type { NamedTextSetting, SettingsFormValues } from './settings-form-values.ts';

export interface SettingsFieldsProps {
  readonly form: UseFormReturnType<SettingsFormValues>;
}

type Row = readonly [name: keyof ShopSettings, row: SettingRow];

const rows = Object.entries(settingsTable) as unknown as readonly Row[];

const groupTitles = [...new Set(rows.map(([, { group }]) => group))];

/** Everything that an owner can say of the shop, in groups. */
export function SettingsFields({ form }: SettingsFieldsProps) {
  return (
    <Stack gap={36}>
      {groupTitles.map((title) => (
        <FieldGroup key={title} title={title}>
          {groupNotes[title] && <Text size="sm">{groupNotes[title]}</Text>}
          {sideBySide(rows.filter(([, { group }]) => group === title)).map((run) => (
            <FieldRun key={run[0]?.[0]} form={form} run={run} />
          ))}
        </FieldGroup>
      ))}
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

/** Settings one below the other, or side by side. */
function FieldRun({ form, run }: SettingsFieldsProps & { readonly run: readonly Row[] }) {
  const fields = run.map(([name, row]) => <SettingField key={name} form={form} name={name} row={row} />);
  const columns = run[0]?.[1].columns;
  return columns ? <SimpleGrid cols={{ base: 1, xs: columns }}>{fields}</SimpleGrid> : fields;
}

/** Rows of the table in runs: neighbours that stand side by side are one. */
function sideBySide(group: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of group) {
    const run = runs.at(-1);
    if (run && row[1].columns && run[0]?.[1].columns === row[1].columns) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

interface SettingFieldProps extends SettingsFieldsProps {
  readonly name: keyof ShopSettings;
  readonly row: SettingRow;
}

function SettingField({ form, name, row }: SettingFieldProps) {
  if (row.widget === 'openingHours') return <OpeningDays form={form} />;
  if (row.widget === 'namedTexts')
    return <AnswerTemplateFields form={form} name={name as NamedTextSetting} />;
  if (row.widget === 'weekdays') return <Weekdays form={form} row={row} />;
  if (row.widget === 'switch')
    return (
      <Switch label={row.label} description={row.hint} {...form.getInputProps(name, { type: 'checkbox' })} />
    );
  const field = { label: row.label, description: row.hint, ...form.getInputProps(name) };
  return plainFields[row.widget](field);
}

type FieldProps = ReturnType<SettingsFieldsProps['form']['getInputProps']> & {
  readonly label: string;
  readonly description: string | undefined;
};

const unitSystems: readonly { readonly value: UnitSystem; readonly label: string }[] = [
  { value: 'US', label: 'Pounds and fluid ounces' },
  { value: 'METRIC', label: 'Kilograms and liters' },
];

const feePlaces: readonly { readonly value: AdoptionFeeIsPaid; readonly label: string }[] = [
  { value: 'AT_THE_SHOP', label: 'At the shop' },
  { value: 'ONLINE', label: 'By card, online' },
];

const paymentForms: readonly { readonly value: PaymentForm; readonly label: string }[] = [
  { value: 'CARD', label: 'Fields for a card' },
  { value: 'PAYMENT_ELEMENT', label: 'A card, or the browser’s wallet' },
];

function wordList(field: FieldProps) {
  return <Textarea autosize minRows={1} autoComplete="off" spellCheck={false} {...field} />;
}

const plainFields: Readonly<
  Record<
    Exclude<SettingWidget, 'openingHours' | 'weekdays' | 'switch' | 'namedTexts'>,
    (field: FieldProps) => ReactNode
  >
> = {
  line: (field) => <TextInput autoComplete="off" {...field} />,
  name: (field) => <TextInput autoComplete="off" spellCheck={false} {...field} />,
  phone: (field) => <TextInput type="tel" autoComplete="off" {...field} />,
  email: (field) => <TextInput type="email" autoComplete="off" {...field} />,
  link: (field) => <TextInput type="url" autoComplete="off" {...field} />,
  list: wordList,
  days: wordList,
  lineList: (field) => <Textarea autosize minRows={3} autoComplete="off" {...field} />,
  lines: (field) => <Textarea autosize minRows={2} {...field} />,
  page: (field) => <Textarea autosize minRows={4} maxRows={14} {...field} />,
  dollars: (field) => <NumberField leftSection="$" {...field} />,
  whole: (field) => <NumberField isWhole {...field} />,
  decimal: (field) => <NumberField {...field} />,
  units: (field) => <NativeSelect data={unitSystems} {...field} />,
  feePlaces: (field) => <NativeSelect data={feePlaces} {...field} />,
  paymentForms: (field) => <NativeSelect data={paymentForms} {...field} />,
};

function Weekdays({ form, row }: Pick<SettingFieldProps, 'form' | 'row'>) {
  return (
    <Input.Wrapper
      label={row.label}
      description={row.hint}
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
  );
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
