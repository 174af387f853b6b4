import type { StripeError, StripePaymentElement } from '@stripe/stripe-js';
import { cents, formatDollars, toDollars } from '../../../domain/money/money.ts';
import { cardTextOf, createCardElement } from './card-element.ts';
import { type CardText, findProblem } from './card-format.ts';
import { createListeners } from './element-listeners.ts';
import classes from './payment-element.module.css';
import { askInDialog } from './question-dialog.ts';

/** What an element holds once it was looked at, or what is wrong with it. */
export type Submitted =
  | { readonly card: CardText; readonly error?: undefined }
  | { readonly error: StripeError };

export interface SandboxPaymentElement {
  readonly element: StripePaymentElement;
  /** Looks at the card, or opens the wallet. @param amount cents */
  readonly submit: (amount: number) => Promise<Submitted>;
}

const forwarded = ['ready', 'change', 'focus', 'blur', 'escape'] as const;

/**
 * A payment element as `elements.create('payment')` gives it: a card in the fields of the card element, or a wallet,
 * which stands for those of browsers and has a card in it.
 */
export function createPaymentElement(onDestroy: () => void): SandboxPaymentElement {
  const card = createCardElement();
  const listeners = createListeners();
  for (const type of forwarded) {
    // The library's type spells out an overload per event.
    const on = card.on as unknown as (type: string, listener: (event: object) => void) => void;
    on(type, (event) => listeners.emit(type, { ...event, elementType: 'payment' }));
  }

  const ways = document.createElement('div');
  ways.className = classes.ways ?? '';
  ways.setAttribute('role', 'radiogroup');
  ways.setAttribute('aria-label', 'Pay by');
  const byCard = createWay('Card');
  const byWallet = createWay('Demo wallet');
  byCard.input.checked = true;
  ways.append(byCard.root, byWallet.root);

  const fields = document.createElement('div');
  fields.className = classes.fields ?? '';
  const note = document.createElement('p');
  note.className = classes.note ?? '';
  note.textContent = 'It opens when you pay.';
  note.hidden = true;
  const root = document.createElement('div');
  root.append(ways, fields, note);
  ways.addEventListener('change', () => {
    fields.hidden = byWallet.input.checked;
    note.hidden = byCard.input.checked;
    listeners.emit('change', { elementType: 'payment', empty: false, complete: byWallet.input.checked });
  });

  const element = {
    mount(target: string | HTMLElement) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`The payment element found nothing to mount on at ${target}.`);
      place.append(root);
      card.mount(fields);
    },
    unmount: () => root.remove(),
    destroy() {
      root.remove();
      card.destroy();
      onDestroy();
    },
    focus: () => (byWallet.input.checked ? byWallet.input : card).focus(),
    blur: () => card.blur(),
    clear: () => card.clear(),
    update() {},
    ...listeners,
  };

  async function submit(amount: number): Promise<Submitted> {
    if (byWallet.input.checked) return askWallet(amount);
    const text = cardTextOf(card);
    const problem = text && findProblem(text, new Date());
    if (text && !problem) return { card: text };
    return { error: { type: 'validation_error', code: problem?.code, message: problem?.message } };
  }

  return { element: element as unknown as StripePaymentElement, submit };
}

function createWay(label: string): { readonly root: HTMLElement; readonly input: HTMLInputElement } {
  const root = document.createElement('label');
  root.className = classes.way ?? '';
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = 'sandbox-pay-by';
  root.append(input, label);
  return { root, input };
}

/** Asks as a wallet does, before anything is charged. */
async function askWallet(amount: number): Promise<Submitted> {
  const isPaid = await askInDialog({
    title: 'Demo wallet',
    text: `Here your browser’s wallet would ask whether to pay ${formatDollars(toDollars(cents(amount)))} with the Visa ending in 4242.`,
    yes: 'Pay by wallet',
    no: 'Cancel',
  });
  if (isPaid) return { card: walletCard() };
  return { error: { type: 'validation_error', message: 'The wallet was closed. Nothing was charged.' } };
}

/** One of Stripe's for tests, which is good for another year. */
function walletCard(): CardText {
  return {
    number: '4242 4242 4242 4242',
    expiry: `12 / ${(new Date().getFullYear() + 1) % 100}`,
    cvc: '123',
  };
}
