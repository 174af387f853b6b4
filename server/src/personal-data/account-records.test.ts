import type { Schema, SchemaType } from 'mongoose';
import { models } from '../migrations/validation/models.ts';
import { accountRecords, namesNobody } from './account-records.ts';

/* A collection that names an account can't be forgotten: neither what its person takes along, nor what has to go. */

/** How fields are called that say who somebody is, or what they wrote. */
const personal =
  /uid$|e?mails?$|phone|location|recipient|address|(^|\.)(to|by|name|text|message|subject|html|record)$|username|[a-z]By$|[a-z]Name$|^actor/i;

function pathsOf(schema: Schema, before = ''): string[] {
  const paths: string[] = [];
  schema.eachPath((name: string, type: SchemaType) => {
    const { schema: inner } = type as { schema?: Schema };
    if (inner) paths.push(...pathsOf(inner, `${before}${name}.`));
    else if (['String', 'Array', 'Mixed'].includes(type.instance)) paths.push(`${before}${name}`);
  });
  return paths;
}

const rowOf = new Map(accountRecords.map((row) => [row.collection, row]));

it('every collection of the shop has a row, or a reason why not', () => {
  const known = [...rowOf.keys(), ...Object.keys(namesNobody)].toSorted();
  expect(models.map(({ collection }) => collection.collectionName).toSorted()).toEqual(known);
});

it.each(models.map(({ collection, schema }) => ({ name: collection.collectionName, schema })))(
  'each field of $name that sounds like a person’s is forgotten with its account, or said to be another’s',
  ({ name, schema }) => {
    const row = rowOf.get(name);
    const found = pathsOf(schema as unknown as Schema).filter((path) => personal.test(path));
    const others = [
      ...(row?.others ?? []),
      'petname',
      'items.petname',
      'coat',
      'updatedBy',
      'subject',
      'medical.name',
      // Of the papers of an animal of the shop, which its staff name; of an own animal they go with it.
      'papers.name',
    ];
    const fates = row?.forgotten === 'deleted' ? found : Object.keys(row?.forgotten ?? {});
    const isKnown = (path: string) =>
      others.includes(path) ||
      fates.some((fate) => path === fate || `${path}.`.startsWith(`${fate}.`) || fate.startsWith(`${path}.`));
    expect(found.filter((path) => !isKnown(path))).toEqual([]);
  },
);

it('no two collections share a section of the file', () => {
  const sections = accountRecords.map(({ section }) => section);
  expect(new Set(sections).size).toBe(sections.length);
});
