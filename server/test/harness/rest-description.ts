import { Ajv2020 } from 'ajv/dist/2020.js';
import type { RestAnswer } from './requests.ts';

type Operations = Record<string, { responses: Record<string, object> }>;

/** Holds answers of the REST paths to the description that the shop gives of them. */
export class RestDescription {
  private readonly ajv = new Ajv2020({ strict: false });

  private readonly paths: Record<string, Operations>;

  private constructor(paths: Record<string, Operations>) {
    this.paths = paths;
  }

  /** Null of a shop that gives none. */
  static async read(url: string): Promise<RestDescription | null> {
    const answer = await fetch(`${url}/openapi.json`);
    if (!answer.ok) return null;
    const document = await answer.json();
    const description = new RestDescription(document.paths);
    description.ajv.addSchema({ $id: 'shop', ...document });
    return description;
  }

  /** @throws where an answer of a path that is described is another than the description says */
  check(method: string, address: string, { status, headers, body }: RestAnswer): void {
    const [pathname = ''] = address.split('?');
    const path = pathname in this.paths ? pathname : pathname.replace(/[^/]+$/, '{id}');
    // Too long a head is refused before its path is known.
    if (status === 431) return;
    const responses = this.paths[path]?.[method.toLowerCase()]?.responses;
    if (!responses) return;
    if (!(status in responses)) throw new Error(`${method} ${path} does not describe the answer ${status}`);
    if (!headers.get('content-type')?.includes('application/json')) return;
    const place = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      status,
      'content',
      'application/json',
      'schema',
    ];
    const validate = this.ajv.getSchema(`shop#/${place.map(inPointer).join('/')}`);
    if (validate?.(body)) return;
    const told = this.ajv.errorsText(validate?.errors, { dataVar: 'the answer' });
    throw new Error(`${method} ${path} describes its answer ${status} otherwise: ${told}`);
  }
}

/** A name in a JSON pointer that is part of an address. */
function inPointer(name: string | number): string {
  return encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1'));
}
