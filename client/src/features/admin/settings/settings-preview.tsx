import { Text } from '@mantine/core';
import { DeliveryMethod, deliveryNames } from '../../../../../domain/pricing/choices.ts';
import type { PreviewSettingsQuery } from '../../../gql/graphql.ts';
import { TryAgainButton } from '../../../ui/buttons/try-again-button.tsx';
import { Money } from '../../../ui/money.tsx';
import classes from './settings.module.css';
import type { SettingsFormValues } from './settings-form-values.ts';
import { useSettingsPreview } from './use-settings.ts';

interface SettingsPreviewProps {
  readonly before: SettingsFormValues;
  readonly values: SettingsFormValues;
}

type Cart = PreviewSettingsQuery['previewShopSettings'][number];

/** What example carts come to by the settings that are stored, and would by those in the form. */
export function SettingsPreview(props: SettingsPreviewProps) {
  return (
    <section className={classes.preview} aria-label="What carts would cost">
      <h2 className={classes.previewTitle}>What carts would cost</h2>
      <div role="status">
        <Outcome {...props} />
      </div>
    </section>
  );
}

function Outcome({ before, values }: SettingsPreviewProps) {
  const { isAsked, carts, isLoading, error, refetch } = useSettingsPreview(before, values);

  if (!isAsked) return <Text size="sm">Once a price changes, example carts stand here, now and then.</Text>;
  if (isLoading) return <Text size="sm">Working it out …</Text>;
  if (error || !carts) {
    return (
      <>
        <Text size="sm" mb="xs">
          {error?.message ?? 'There is no answer.'}
        </Text>
        <TryAgainButton size="xs" look="default" onRetry={refetch} />
      </>
    );
  }
  return (
    <table className={classes.carts}>
      <thead>
        <tr>
          <th scope="col">Cart</th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {carts.map((cart) => (
          <CartRow key={cart.title} cart={cart} />
        ))}
      </tbody>
    </table>
  );
}

function CartRow({ cart: { title, delivery, before, after } }: { readonly cart: Cart }) {
  const isOther = before.total !== after.total || before.reason !== after.reason;
  return (
    <tr data-changed={isOther || undefined}>
      <th scope="row">
        <bdi>{title}</bdi>
        <span className={classes.method}>{deliveryNames[DeliveryMethod[delivery]]}</span>
      </th>
      <td>
        <Price price={before} />
      </td>
      <td>
        <Price price={after} />
      </td>
    </tr>
  );
}

function Price({ price: { total, reason, tax } }: { readonly price: Cart['before'] }) {
  if (reason) return <span className={classes.reason}>{reason}</span>;
  return (
    <>
      <Money amount={total} />
      {tax && (
        <span className={classes.method}>
          with <Money amount={tax.amount} /> tax
        </span>
      )}
    </>
  );
}
