import type { StripeCardElement, StripeCardElementOptions } from '@stripe/stripe-js';
import classes from './card-fields.module.css';
import { type CardField, createField, formatField } from './card-fields.ts';
import {
  brandOf,
  type CardProblem,
  type CardText,
  cvcProblem,
  expiryProblem,
  findProblem,
  numberProblem,
} from './card-format.ts';
import { createListeners } from './element-listeners.ts';

const texts = new WeakMap<object, () => CardText>();

/** What the shopper typed into this element. Only the sandbox reads it; with Stripe.js nobody could. */
export function cardTextOf(element: object): CardText | null {
  return texts.get(element)?.() ?? null;
}

const brandNames: Partial<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
};

/** A card element as `elements.create('card')` gives it, of real inputs in the shop's own page. */
export function createCardElement(
  options: StripeCardElementOptions = {},
  onDestroy = () => {},
): StripeCardElement {
  const listeners = createListeners();
  const number = createField('number');
  const expiry = createField('expiry');
  const cvc = createField('cvc');
  const fields = [number, expiry, cvc];
  const brandName = document.createElement('span');
  brandName.className = classes.brand ?? '';
  brandName.setAttribute('aria-hidden', 'true');
  number.root.append(brandName);

  const root = document.createElement('div');
  root.className = classes.card ?? '';
  root.append(...fields.map((field) => field.root));

  function read(): CardText {
    return { number: number.input.value, expiry: expiry.input.value, cvc: cvc.input.value };
  }

  function tell(): void {
    const text = read();
    const problem = findProblem(text, new Date());
    const mistake = fields.map((field) => problemOf(field, text)).find((one) => one && !one.isIncomplete);
    const brand = brandOf(text.number);
    brandName.textContent = brandNames[brand] ?? '';
    for (const field of fields) {
      field.input.setAttribute('aria-invalid', String(problemOf(field, text)?.isIncomplete === false));
    }
    listeners.emit('change', {
      elementType: 'card',
      empty: Object.values(text).every((one) => one === ''),
      complete: problem === null,
      error: mistake && { type: 'validation_error', code: mistake.code, message: mistake.message },
      value: { postalCode: '' },
      brand,
    });
  }

  function applyOptions({ disabled, style }: StripeCardElementOptions): void {
    for (const { input } of fields) input.disabled = disabled ?? false;
    root.style.fontSize = style?.base?.fontSize ?? '';
    root.style.color = style?.base?.color ?? '';
  }

  for (const [place, field] of fields.entries()) {
    field.input.addEventListener('input', (event) => {
      formatField(field, event, number.input.value);
      tell();
      const isDone = problemOf(field, read()) === null && isCaretAtEnd(field.input);
      if (isDone && document.activeElement === field.input) fields[place + 1]?.input.focus();
    });
    field.input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') listeners.emit('escape', { elementType: 'card' });
      const isLeaving = event.key === 'Backspace' && field.input.value === '';
      if (!isLeaving || !fields[place - 1]) return;
      event.preventDefault();
      fields[place - 1]?.input.focus();
    });
  }
  root.addEventListener('focusin', ({ relatedTarget }) => {
    if (!isInside(root, relatedTarget)) listeners.emit('focus', { elementType: 'card' });
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isInside(root, relatedTarget)) listeners.emit('blur', { elementType: 'card' });
  });
  applyOptions(options);

  let current = options;
  const element = {
    mount(target: string | HTMLElement) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`The card element found nothing to mount on at ${target}.`);
      place.append(root);
      // Later, because the listeners of a React component come after its mount.
      setTimeout(() => root.isConnected && listeners.emit('ready', { elementType: 'card' }));
    },
    unmount: () => root.remove(),
    destroy() {
      root.remove();
      texts.delete(element);
      onDestroy();
    },
    focus: () => number.input.focus(),
    blur: () => fields.forEach(({ input }) => void input.blur()),
    clear() {
      for (const { input } of fields) input.value = '';
      tell();
    },
    update(changes: StripeCardElementOptions) {
      current = { ...current, ...changes };
      applyOptions(current);
    },
    on: chained(listeners.on),
    once: chained(listeners.once),
    off: chained(listeners.off),
  };

  function chained<A extends unknown[]>(method: (...args: A) => void): (...args: A) => unknown {
    return (...args) => {
      method(...args);
      return element;
    };
  }

  texts.set(element, read);
  // The library's type spells out an overload per event, which `on` above takes as one.
  return element as unknown as StripeCardElement;
}

function problemOf(field: CardField, text: CardText): CardProblem | null {
  if (field.name === 'number') return numberProblem(text.number);
  if (field.name === 'expiry') return expiryProblem(text.expiry, new Date());
  return cvcProblem(text);
}

function isCaretAtEnd(input: HTMLInputElement): boolean {
  return input.selectionStart === input.value.length;
}

function isInside(root: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && root.contains(target);
}
