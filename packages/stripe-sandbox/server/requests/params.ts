import { invalidRequest, parameterMissing } from '../core/errors.ts';
import { type FormValue, type FormValues, isHash } from './form-body.ts';

/**
 * Reads the parameters of one call and rejects what Stripe would reject: a missing or mistyped one,
 * and, by `rejectUnread`, any that nobody asked for.
 */
export class Params {
  readonly #values: FormValues;
  readonly #parent: string;
  readonly #unread: Set<string>;
  readonly #children: Params[] = [];

  constructor(values: FormValues, parent = '') {
    this.#values = values;
    this.#parent = parent;
    this.#unread = new Set(Object.keys(values));
  }

  string(name: string, longest = 5000): string | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') {
      throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: this.#path(name) });
    }
    if (value === '') throw this.#emptied(name);
    if (value.length > longest) {
      throw invalidRequest(
        `Invalid string: ${value.slice(0, 12)}...; must be at most ${longest} characters`,
        {
          param: this.#path(name),
        },
      );
    }
    return value;
  }

  requiredString(name: string): string {
    return this.string(name) ?? this.#missing(name);
  }

  integer(name: string, range: { least?: number; most?: number } = {}): number | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (value === '') throw this.#emptied(name);
    if (typeof value !== 'string' || !/^[+-]?\d{1,15}$/.test(value))
      throw this.#invalidInteger(name, `Invalid integer: ${value}`);
    const number = Number(value);
    if (number < (range.least ?? -Infinity)) {
      throw this.#invalidInteger(name, `This value must be greater than or equal to ${range.least}.`);
    }
    if (number > (range.most ?? Infinity)) {
      throw this.#invalidInteger(name, `This value must be less than or equal to ${range.most}.`);
    }
    return number;
  }

  requiredInteger(name: string, range?: { least?: number; most?: number }): number {
    return this.integer(name, range) ?? this.#missing(name);
  }

  boolean(name: string): boolean | undefined {
    const value = this.oneOf(name, ['true', 'false']);
    return value === undefined ? undefined : value === 'true';
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.string(name);
    if (value === undefined) return undefined;
    const found = allowed.find((one) => one === value);
    if (!found) {
      throw invalidRequest(`Invalid ${this.#path(name)}: must be one of ${allowed.join(', ')}`, {
        param: this.#path(name),
      });
    }
    return found;
  }

  hash(name: string): Params | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (!isHash(value)) throw invalidRequest('Invalid object', { param: this.#path(name) });
    const child = new Params(value, this.#path(name));
    this.#children.push(child);
    return child;
  }

  strings(name: string): string[] | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param: this.#path(name) });
    return value.map(String);
  }

  /** Up to 50 pairs of text; an empty value takes its key away. */
  metadata(): Record<string, string> | undefined {
    const value = this.#take('metadata');
    if (value === undefined) return undefined;
    if (value === '') return {};
    if (!isHash(value)) throw invalidRequest('Invalid object', { param: 'metadata' });
    const pairs = Object.entries(value);
    if (pairs.length > 50) throw invalidRequest('Metadata can hold at most 50 keys.', { param: 'metadata' });
    return Object.fromEntries(pairs.map(([key, text]) => [key, metadataText(key, text)]));
  }

  rejectUnread(): void {
    const [name] = this.#unread;
    if (name !== undefined) {
      const param = this.#path(name);
      throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
    }
    for (const child of this.#children) child.rejectUnread();
  }

  #take(name: string): FormValue | undefined {
    this.#unread.delete(name);
    return this.#values[name];
  }

  #path(name: string): string {
    return this.#parent ? `${this.#parent}[${name}]` : name;
  }

  #missing(name: string): never {
    throw parameterMissing(this.#path(name));
  }

  #invalidInteger(name: string, message: string): Error {
    return invalidRequest(message, { code: 'parameter_invalid_integer', param: this.#path(name) });
  }

  #emptied(name: string): Error {
    const param = this.#path(name);
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; ` +
        `however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  }
}

function metadataText(key: string, value: FormValue): string {
  const param = `metadata[${key}]`;
  if (typeof value !== 'string') throw invalidRequest('Metadata values must be strings', { param });
  if (key.length > 40) throw invalidRequest('Metadata keys can be at most 40 characters long', { param });
  if (value.length > 500)
    throw invalidRequest('Metadata values can be at most 500 characters long', { param });
  return value;
}
