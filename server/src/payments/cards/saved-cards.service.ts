import type { PlanCards } from '../../orders/ports.ts';
import { DomainError, notFound } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import { cardHolderOf, customersOf } from '../stripe/customers.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { KeptCard } from '../stripe/stripe-types.ts';
import type { AccountCard } from './saved-card.entity.ts';

/** Says who was merged into accounts. */
interface Merges {
  mergedInto(uids: readonly string[]): Promise<readonly { readonly uid: string }[][]>;
}

type Owner = Pick<User, 'uid'>;

/** The cards that Stripe keeps for an account. The shop has but Stripe's id of its customer. */
export class SavedCardsService {
  constructor(
    private readonly stripe: StripeGateway,
    private readonly plans: PlanCards,
    private readonly merges: Merges,
  ) {}

  /** The cards of an account, newest first; one that was saved twice is one. @throws DomainError UPSTREAM_UNAVAILABLE */
  async list(user: Owner): Promise<AccountCard[]> {
    const cards = await this.kept(user);
    const firsts = new Map(cards.toReversed().map((card) => [card.fingerprint, card]));
    return cards.filter((card) => firsts.get(card.fingerprint) === card).map(toAccountCard);
  }

  /**
   * Has Stripe forget a card, as often as it was saved.
   *
   * @throws DomainError NOT_FOUND; CONFLICT while a plan charges it; UPSTREAM_UNAVAILABLE
   */
  async remove(user: Owner, id: string): Promise<void> {
    requireCardId(id);
    const cards = await this.kept(user);
    const card = cards.find(({ paymentMethodId }) => paymentMethodId === id);
    if (!card) throw notFound('Card');
    const same = cards
      .filter(({ fingerprint }) => fingerprint === card.fingerprint)
      .map(({ paymentMethodId }) => paymentMethodId);
    await this.requireUnused(user, same);
    for (const one of same) await this.stripe.forgetSavedCard(one);
  }

  /**
   * The account that a saved card is kept for: this one, or one that was merged into it.
   *
   * @throws DomainError NOT_FOUND, UPSTREAM_UNAVAILABLE
   */
  async holderOf(user: Owner, id: string): Promise<string> {
    requireCardId(id);
    return cardHolderOf(id, await this.uidsOf(user), this.stripe);
  }

  private async requireUnused({ uid }: Owner, ids: readonly string[]): Promise<void> {
    for (const { petname, cardIntentId, paymentMethodId } of await this.plans.cardsOf(uid)) {
      const charged = paymentMethodId ?? (await this.stripe.findSavedCard(cardIntentId))?.paymentMethodId;
      if (charged === undefined || !ids.includes(charged)) continue;
      const message = `The repeat delivery of ${petname} is paid with this card. End it first, or order it again with another card.`;
      throw new DomainError('CONFLICT', message);
    }
  }

  private async kept(user: Owner): Promise<KeptCard[]> {
    const customers = await customersOf(await this.uidsOf(user));
    const lists = await Promise.all(customers.map(({ customerId }) => this.stripe.listCards(customerId)));
    return lists.flat();
  }

  private async uidsOf({ uid }: Owner): Promise<string[]> {
    const [merged = []] = await this.merges.mergedInto([uid]);
    return [uid, ...merged.map((one) => one.uid)];
  }
}

/** @throws DomainError NOT_FOUND for what can be no id of Stripe's */
function requireCardId(id: string): void {
  if (!/^(pm|card|src)_\w{1,90}$/.test(id)) throw notFound('Card');
}

function toAccountCard({ paymentMethodId, brand, last4, expiryMonth, expiryYear }: KeptCard): AccountCard {
  const expires = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
  return { id: paymentMethodId, brand, last4, expires };
}
