import { Button, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { StockReason, signedPieces } from '../../../../../domain/stock/stock-moves.ts';
import { stockCountRules, typedMoveRules } from '../../../../../domain/stock/stock-rules.ts';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import classes from './stock.module.css';
import { reasonLabels } from './stock-labels.ts';
import { useStockChanges } from './use-item-stock.ts';

type Reason = keyof typeof StockReason;

/** The reasons that people give, the usual first. */
const reasons: readonly Reason[] = ['ARRIVED', 'BROKEN', 'LOST', 'GIFT'];

/** Writes that pieces came or went. */
export function StockMoveForm({ id }: { readonly id: string }) {
  const { move, isBusy } = useStockChanges(id);
  const form = useForm({
    initialValues: { reason: 'ARRIVED' as Reason, quantity: '', note: '' },
    validate: (values) => problemsOf(typedMoveRules.safeParse(values)),
    clearInputErrorOnChange: true,
  });

  return (
    <form
      noValidate
      aria-label="Pieces that came or went"
      onSubmit={form.onSubmit(async ({ quantity, reason, note }) => {
        const problems = await move(signedPieces(Number(quantity), StockReason[reason]), reason, note);
        if (problems) form.setErrors(problems);
        else form.reset();
      })}
    >
      <Stack gap="sm" className={classes.form}>
        <Title order={2} size="h4">
          Came or went
        </Title>
        <NativeSelect
          label="What happened"
          data={reasons.map((value) => ({ value, label: reasonLabels[value] }))}
          {...form.getInputProps('reason')}
        />
        <NumberField isWhole withAsterisk label="Pieces" {...form.getInputProps('quantity')} />
        <TextInput label="Note" autoComplete="off" {...form.getInputProps('note')} />
        <Button type="submit" loading={isBusy}>
          Write
        </Button>
      </Stack>
    </form>
  );
}

/** Writes what was counted of one item. */
export function StockCountForm({ id }: { readonly id: string }) {
  const { count, isBusy } = useStockChanges(id);
  const form = useForm({
    initialValues: { counted: '', note: '' },
    validate: (values) => problemsOf(stockCountRules.safeParse(values)),
    clearInputErrorOnChange: true,
  });

  return (
    <form
      noValidate
      aria-label="Count"
      onSubmit={form.onSubmit(async ({ counted, note }) => {
        const problems = await count(Number(counted), note);
        if (problems) form.setErrors(problems);
        else form.reset();
      })}
    >
      <Stack gap="sm" className={classes.form}>
        <Title order={2} size="h4">
          Count
        </Title>
        <NumberField
          isWhole
          withAsterisk
          label="Pieces to sell"
          description="Without those that are ordered and wait to be sent"
          {...form.getInputProps('counted')}
        />
        <TextInput label="Note" autoComplete="off" {...form.getInputProps('note')} />
        <Button type="submit" variant="default" loading={isBusy}>
          Write the count
        </Button>
      </Stack>
    </form>
  );
}

type Checked = ReturnType<typeof typedMoveRules.safeParse> | ReturnType<typeof stockCountRules.safeParse>;

function problemsOf(checked: Checked) {
  return checked.success ? {} : fieldErrors(checked.error);
}
