import { Text } from '@mantine/core';
import type { PromotionPreviewQuery } from '../../../gql/graphql.ts';
import { TryAgainButton } from '../../../ui/buttons/try-again-button.tsx';
import { Money } from '../../../ui/money.tsx';
import type { PromotionFormValues } from './promotion-form-values.ts';
import classes from './promotions.module.css';
import { usePromotionPreview } from './use-promotion-preview.ts';

/** What the promotion in the form would have done to the orders of the last 30 days. */
export function PromotionPreview({ values }: { readonly values: PromotionFormValues }) {
  return (
    <section className={classes.preview} aria-label="The last 30 days with it">
      <h3 className={classes.previewTitle}>The last 30 days with it</h3>
      <div role="status">
        <Outcome values={values} />
      </div>
    </section>
  );
}

function Outcome({ values }: { readonly values: PromotionFormValues }) {
  const { isComplete, preview, isLoading, error, refetch } = usePromotionPreview(values);

  if (!isComplete)
    return <Text size="sm">Once the form is complete, here stands what it would have taken off.</Text>;
  if (isLoading) return <Text size="sm">Looking at the orders …</Text>;
  if (error || !preview) {
    return (
      <>
        <Text size="sm" mb="xs">
          {error?.message ?? 'There is no answer.'}
        </Text>
        <TryAgainButton size="xs" look="default" onRetry={refetch} />
      </>
    );
  }
  return <Figures preview={preview} />;
}

function Figures({ preview }: { readonly preview: PromotionPreviewQuery['promotionPreview'] }) {
  const { orders, isComplete, ordersReduced, reductions } = preview;
  if (orders === 0) return <Text size="sm">No order was paid in the last 30 days.</Text>;
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>Taken off</dt>
          <dd>
            <Money amount={reductions} />
          </dd>
        </div>
        <div>
          <dt>Orders with it</dt>
          <dd>
            {ordersReduced} of {orders}
          </dd>
        </div>
      </dl>
      <Text size="sm">
        Had every shopper entered the code, beyond what other reductions took off. When it begins and is over
        does not count here.
      </Text>
      {!isComplete && (
        <Text size="sm" mt="xs">
          There were more orders: these are the newest {orders}.
        </Text>
      )}
    </>
  );
}
