import { useQuery } from '@apollo/client/react';
import { fillTemplate } from '../../../../../domain/threads/answer-templates.ts';
import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import type { Templates } from '../../../ui/templates/template-choice.tsx';
import { DecisionTemplatesDocument } from './managed-applications.operations.ts';
import type { ManagedOrder } from './use-managed-application.ts';

/** The words that the owner keeps for decisions, filled in for whoever asked for an animal. */
export function useDecisionTemplates({
  username: name,
  petname: item,
}: Pick<ManagedOrder, 'username' | 'petname'>): Templates {
  const { data } = useQuery(DecisionTemplatesDocument);
  const shop = useShopFacts();
  const templates = data?.decisionTemplates ?? [];

  async function fill(chosen: string): Promise<string | null> {
    const template = templates.find((one) => one.name === chosen);
    return template ? fillTemplate(template.text, { name, item, shop: shop.name, order: null }) : null;
  }

  return { names: templates.map((template) => template.name), fill };
}
