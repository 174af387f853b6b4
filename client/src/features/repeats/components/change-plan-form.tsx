import { Alert, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { DeliveryMethod as DeliveryMethods, deliveryNames } from '../../../../../domain/pricing/choices.ts';
import { addDays, MAX_MOVE_DAYS } from '../../../../../domain/repeats/plan-dates.ts';
import { rhythms, rhythmText } from '../../../../../domain/repeats/rhythms.ts';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import type { DeliveryMethod } from '../../../gql/graphql.ts';
import { AddressFields } from '../../../ui/forms/address-fields.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';
import type { FormDialogControls } from '../../../ui/forms/form-dialog.tsx';
import { focusFirstError } from '../../../ui/forms/form-field.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { useSavePlan } from '../hooks/use-save-plan.ts';
import { eatenHint } from '../lib/forecast-text.ts';
import {
  isChanged,
  type PlanFormValues,
  planFormErrors,
  planFormOf,
  withRhythm,
} from '../lib/plan-form-values.ts';
import { type RepeatPlan, rhythmChangeText, todayOf } from '../lib/plan-labels.ts';
import classes from './repeats.module.css';

interface ChangePlanFormProps extends FormDialogControls {
  readonly plan: RepeatPlan;
}

/** Everything of a plan that is typed or picked; what it does to the next delivery stands beside it. */
export function ChangePlanForm({ plan, isLeaving, onDirty, onStay, onClose }: ChangePlanFormProps) {
  const { save, isSaving } = useSavePlan(plan);
  const [problem, setProblem] = useState<string>();
  const form = useForm<PlanFormValues>({
    initialValues: planFormOf(plan),
    validate: (values) => planFormErrors(values, plan),
    clearInputErrorOnChange: true,
    onValuesChange: (values) => onDirty(isChanged(values, plan)),
  });

  async function submit(values: PlanFormValues) {
    setProblem(undefined);
    const outcome = await save(values);
    if ('saved' in outcome) return onClose();
    if ('fields' in outcome) {
      form.setErrors(outcome.fields);
      focusFirstError(form)(outcome.fields);
    } else setProblem(`Nothing was changed. ${outcome.message}`);
  }

  return (
    <form
      noValidate
      aria-label={`Change ${plan.petname}`}
      onSubmit={form.onSubmit(submit, focusFirstError(form))}
    >
      <Stack gap="lg">
        <WhenFields form={form} plan={plan} />
        {plan.pet?.category === 'FOOD' && <ForecastFields form={form} plan={plan} />}
        <WhereFields form={form} />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {isLeaving ? (
          <LeaveQuestion onStay={onStay} onLeave={onClose} />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" disabled={isSaving} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving}>
              Save
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

interface FieldsProps {
  readonly form: UseFormReturnType<PlanFormValues>;
}

function WhenFields({ form, plan }: FieldsProps & { readonly plan: RepeatPlan }) {
  const { everyWeeks } = form.values;
  return (
    <div>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
        <NumberField isWhole label="How many" data-autofocus {...form.getInputProps('accessoriesAmount')} />
        <NativeSelect
          label="How often"
          data={rhythms.map((weeks) => ({ value: String(weeks), label: rhythmText(weeks) }))}
          value={everyWeeks}
          onChange={(event) => form.setValues(withRhythm(form.values, event.currentTarget.value, plan))}
        />
        <DayField
          label="Next delivery"
          min={plan.earliestDate}
          max={addDays(todayOf(plan), MAX_MOVE_DAYS)}
          {...form.getInputProps('nextDate')}
          value={form.values.nextDate}
        />
      </SimpleGrid>
      <p className={classes.means} role="status">
        {Number(everyWeeks) === plan.everyWeeks
          ? 'The ones after it follow in this rhythm.'
          : rhythmChangeText(plan, Number(everyWeeks))}
      </p>
    </div>
  );
}

function ForecastFields({ form, plan }: FieldsProps & { readonly plan: RepeatPlan }) {
  const { forecast, pet } = plan;
  return (
    <fieldset className={classes.fields}>
      <legend>How long it lasts</legend>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NumberField
          isWhole
          label="Grams eaten a day"
          description={isolateNames(eatenHint(forecast))}
          {...form.getInputProps('gramsADay')}
        />
        <NumberField
          isWhole
          label="Food at home now (grams)"
          description="Count it if the forecast is off."
          {...form.getInputProps('gramsAtHome')}
        />
        {!pet?.netWeightGrams && (
          <NumberField isWhole label="Grams in one piece" {...form.getInputProps('gramsAPiece')} />
        )}
      </SimpleGrid>
      <Checkbox
        mt="md"
        label="Let the next delivery follow what is left"
        description="We move it to when you need it, until we mail its price. Choosing or skipping a day yourself ends that."
        {...form.getInputProps('followsForecast', { type: 'checkbox' })}
      />
    </fieldset>
  );
}

const methods = Object.keys(DeliveryMethods) as DeliveryMethod[];

function WhereFields({ form }: FieldsProps) {
  return (
    <fieldset className={classes.fields}>
      <legend>Where it goes</legend>
      <Stack gap="md">
        <NativeSelect
          label="Delivery"
          description="Where it is not available on that day, it comes by standard delivery."
          data={methods.map((method) => ({ value: method, label: deliveryNames[DeliveryMethods[method]] }))}
          {...form.getInputProps('delivery')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label="Name" autoComplete="name" {...form.getInputProps('username')} />
          <TextInput
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...form.getInputProps('phone')}
          />
        </SimpleGrid>
        {form.values.delivery !== 'CURBSIDE' && <AddressFields form={form} />}
      </Stack>
    </fieldset>
  );
}
