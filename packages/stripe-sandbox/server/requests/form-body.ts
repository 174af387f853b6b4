/** Decoded form: Stripe's API takes `metadata[order]=1&expand[]=charge`, nested by brackets. */
export interface FormValues {
  [name: string]: FormValue;
}
export type FormValue = string | FormValue[] | FormValues;

const MAX_DEPTH = 5;

/** Decodes a query string or a form body. Later values of one name win, as with Stripe. */
export function decodeForm(text: string): FormValues {
  const values = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = splitName(name);
    if (path.length <= MAX_DEPTH) assign(values, path, value);
  }
  return values;
}

/** `card[exp_month]` → card, exp_month; an empty pair of brackets asks for the next place in a list. */
function splitName(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function assign(into: FormValues, path: string[], value: string): void {
  const [name = '', next, ...rest] = path;
  if (next === undefined) {
    into[name] = value;
    return;
  }
  if (next === '' || /^\d+$/.test(next)) {
    into[name] = appended(into[name], rest, value);
    return;
  }
  const existing = into[name];
  const nested = isHash(existing) ? existing : emptyForm();
  into[name] = nested;
  assign(nested, [next, ...rest], value);
}

function appended(list: FormValue | undefined, rest: string[], value: string): FormValue[] {
  const items = Array.isArray(list) ? list : [];
  if (rest.length === 0) return [...items, value];
  const item = emptyForm();
  assign(item, rest, value);
  return [...items, item];
}

export function isHash(value: FormValue | undefined): value is FormValues {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Without a prototype, so that a field named `__proto__` is a field. */
function emptyForm(): FormValues {
  return Object.create(null) as FormValues;
}
