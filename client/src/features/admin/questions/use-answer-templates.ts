import { useApolloClient, useQuery } from '@apollo/client/react';
import { DeliveryMethod } from '../../../../../domain/pricing/choices.ts';
import { type AnsweredOrder, fillTemplate } from '../../../../../domain/threads/answer-templates.ts';
import type { AnsweredOrderQuery } from '../../../gql/graphql.ts';
import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import { stateOf } from '../../../lib/state-of.ts';
import { showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { AnsweredOrderDocument, AnswerTemplatesDocument } from './questions.operations.ts';
import type { ShopThread } from './use-questions.ts';

/** The answers that the owner keeps, filled in for a question. */
export function useAnswerTemplates({ name, pet, order }: Pick<ShopThread, 'name' | 'pet' | 'order'>) {
  const { data } = useQuery(AnswerTemplatesDocument);
  const client = useApolloClient();
  const shop = useShopFacts();
  const templates = data?.answerTemplates ?? [];

  /** The order as it is now: what is said of it is mailed. */
  async function readOrder(): Promise<AnsweredOrder | null> {
    if (!order) return null;
    const { data: known } = await client.query({
      query: AnsweredOrderDocument,
      variables: { number: order.number },
      fetchPolicy: 'network-only',
    });
    return known ? toAnswered(known.order) : null;
  }

  /** @returns null where its order could not be read, which was said */
  async function fill(chosen: string): Promise<string | null> {
    const template = templates.find((one) => one.name === chosen);
    if (!template) return null;
    try {
      const facts = { name, shop: shop.name, item: pet?.petname ?? null, order: await readOrder() };
      return fillTemplate(template.text, facts);
    } catch (error) {
      showErrorDialog(`The order could not be read. ${error instanceof Error ? error.message : error}`);
      return null;
    }
  }

  return { names: templates.map((template) => template.name), fill };
}

function toAnswered({
  number,
  status,
  delivery,
  promise,
  shipments,
}: NonNullable<AnsweredOrderQuery['order']>): AnsweredOrder {
  return {
    number,
    status: stateOf(status),
    delivery: DeliveryMethod[delivery.method],
    promisedUntil: promise.until ?? null,
    parcels: shipments.map(({ state, carrier = null, trackingNumber = null, trackingUrl = null }) => ({
      ...{ carrier, trackingNumber, trackingUrl },
      state: stateOf(state),
    })),
  };
}
