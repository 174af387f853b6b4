import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { PetModel } from '../pet/pet.entity.ts';

/** Stored fields that other fields of an item are made of. */
const derivedFrom: Readonly<Record<string, readonly string[]>> = {
  isAvailable: ['availability', 'stock', 'petprice'],
  deliveryCost: ['petprice'],
  deliveryOptions: ['category', 'type', 'petprice'],
  img: ['image'],
  __typename: [],
};

/** What was found for the queries that are kept parsed; they are asked again and again. */
const known = new WeakMap<FieldNode, readonly string[]>();

/** The stored fields that a list query needs of each item, so that no other is read. */
export function storedFields(info: GraphQLResolveInfo): readonly string[] {
  const [first] = info.fieldNodes;
  // A list that is asked for in several places of a query has several nodes: too rare to be remembered.
  if (!first || info.fieldNodes.length > 1) return fieldsStored(info);
  const fields = known.get(first) ?? fieldsStored(info);
  known.set(first, fields);
  return fields;
}

function fieldsStored(info: GraphQLResolveInfo): string[] {
  const nodes = info.fieldNodes.flatMap((list) => at(['edges', 'node'], list.selectionSet, info));
  const selected = nodes.flatMap((node) => fieldsOf(node, info).map(({ name }) => name.value));
  const stored = selected.flatMap((name) => derivedFrom[name] ?? [name]);
  return [...new Set(['_id', ...stored.filter((name) => name in PetModel.schema.paths)])];
}

function at(
  path: readonly string[],
  selections: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
): SelectionSetNode[] {
  if (!selections) return [];
  const [next, ...rest] = path;
  if (next === undefined) return [selections];
  return fieldsOf(selections, info)
    .filter(({ name }) => name.value === next)
    .flatMap((field) => at(rest, field.selectionSet, info));
}

/** What is selected, here and in the fragments that are spread here. */
function fieldsOf({ selections }: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, info);
    const fragment = info.fragments[selection.name.value];
    return fragment ? fieldsOf(fragment.selectionSet, info) : [];
  });
}
