import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { animalFactNames } from '../../../../domain/catalogue/animal-facts.ts';
import { PetModel } from '../pet/pet.entity.ts';

/** Stored fields that other fields of an item are made of. */
const derivedFrom: Readonly<Record<string, readonly string[]>> = {
  isAvailable: ['availability', 'stock', 'petprice'],
  deliveryCost: ['petprice'],
  deliveryOptions: ['category', 'type', 'petprice'],
  img: ['image'],
  choices: ['family'],
  variants: ['family', 'petprice', 'netWeightGrams', 'netVolumeMl', 'pieceCount'],
  unitPrice: ['petprice', 'netWeightGrams', 'netVolumeMl', 'pieceCount'],
  regularPrice: ['petprice', 'sale'],
  saleUntil: ['petprice', 'sale'],
  pictures: ['image', 'morePictures'],
  rating: ['ratingSum', 'ratingCount'],
  ratingLike: ['animalRatings'],
  facts: ['category', ...animalFactNames],
  file: ['category'],
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
  const selected = nodes.flatMap((node) => namesIn(node, info));
  const stored = selected.flatMap((name) => derivedFrom[name] ?? [name]);
  return [...new Set(['_id', ...stored.filter((name) => name in PetModel.schema.paths)])];
}

/** An item is one of its variants, so what is asked of these is read of it. */
function namesIn(node: SelectionSetNode, info: GraphQLResolveInfo): string[] {
  return fieldsOf(node, info).flatMap(({ name, selectionSet }) =>
    name.value === 'variants' && selectionSet ? [name.value, ...namesIn(selectionSet, info)] : [name.value],
  );
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
