import classes from './card-fields.module.css';
import { type CardText, formatCvc, formatExpiry, formatNumber } from './card-format.ts';

export interface CardField {
  readonly name: keyof CardText;
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
}

interface FieldSettings {
  readonly label: string;
  readonly placeholder: string;
  readonly autocomplete: AutoFill;
  readonly isWide?: boolean;
}

const fieldSettings: Record<keyof CardText, FieldSettings> = {
  number: {
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    isWide: true,
  },
  expiry: { label: 'Expiry date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  cvc: { label: 'CVC', placeholder: 'CVC', autocomplete: 'cc-csc' },
};

/** An input with its label, not yet in the page. */
export function createField(name: keyof CardText): CardField {
  const { label, placeholder, autocomplete, isWide } = fieldSettings[name];
  const root = document.createElement('div');
  root.className = `${classes.field ?? ''} ${isWide ? (classes.number ?? '') : ''}`;
  const wholeLabel = document.createElement('label');
  const text = document.createElement('span');
  text.className = classes.label ?? '';
  text.textContent = label;

  const input = document.createElement('input');
  input.className = classes.input ?? '';
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = autocomplete;
  input.placeholder = placeholder;
  input.spellcheck = false;
  input.setAttribute('aria-required', 'true');
  wholeLabel.append(text, input);
  root.append(wholeLabel);
  return { name, root, input };
}

/** Puts what was typed into shape, and leaves the caret behind the digit it stood behind. */
export function formatField({ name, input }: CardField, event: Event, number: string): void {
  const isDeleting = event instanceof InputEvent && (event.inputType ?? '').startsWith('delete');
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digitsBefore = countDigits(input.value.slice(0, caret));

  const tidy = formatted(name, input.value, number, isDeleting);
  if (tidy === input.value) return;
  input.value = tidy;
  const place = isAtEnd ? tidy.length : placeAfterDigits(tidy, digitsBefore);
  input.setSelectionRange(place, place);
}

function formatted(name: keyof CardText, text: string, number: string, isDeleting: boolean): string {
  if (name === 'number') return formatNumber(text);
  if (name === 'expiry') return formatExpiry(text, isDeleting);
  return formatCvc(text, number);
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

function placeAfterDigits(text: string, digits: number): number {
  let place = 0;
  while (countDigits(text.slice(0, place)) < digits && place < text.length) place += 1;
  return place;
}
