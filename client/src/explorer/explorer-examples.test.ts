import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  GraphQLError,
  type GraphQLObjectType,
  getVariableValues,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { fullShop } from '../testing/shop-records.ts';
import { variablesOf } from './examples/explorer-example.ts';
import { explorerExamples } from './explorer-examples.ts';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

function operationOf(source: string) {
  const operations = parse(source).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.length !== 1 || !operations[0]) throw new GraphQLError('One operation a tab');
  return operations[0];
}

function fieldsOf({ selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => (selection.kind === Kind.FIELD ? selection.name.value : []));
}

/**
 * What no example can show: an invitation's code is in a mail alone, a wish list's with its owner, a change's fingerprint in its preview, and few
 * shops have a pay link, a fee to be paid, a photo of something broken, or a dispute; a picture has to be sent first, a card, a
 * sign-in and an account go for good, answers to questions are mailed to people, and notes on them stay;
 * a food has to suit the weight and the kind of the animal that changes to it.
 */
const withoutExample = [
  ...['staffInvitation', 'acceptInvitation', 'changeOrder', 'wishList'],
  ...['askForDifference', 'openPayLink', 'withdrawPayLink', 'openAdoptionFee', 'waiveAdoptionFee'],
  ...['signAgreement', 'startFoodChange', 'holdFoodChange', 'endFoodChange'],
  ...[
    'removeSavedCard',
    'signOutEverywhere',
    'deleteAccount',
    'forgetCustomer',
    'answerThread',
    'addThreadNote',
    'closeThread',
    'replyToThread',
  ],
  ...['problemPhoto', 'threadPhoto', 'disputeEvidence', 'submitDisputeEvidence'],
  ...['addPetPicture', 'arrangePetPictures', 'addReviewPhoto', 'removeReviewPhoto'],
  ...['setAnimalPicture', 'addAnimalPaper', 'removeAnimalPaper'],
  ...['addAnimalFilePaper', 'removeAnimalFilePaper'],
  ...['addApplicationFile', 'removeApplicationFile'],
];

describe('explorer examples', () => {
  it.each(explorerExamples)('$name is valid against the schema', (example) => {
    expect(validate(schema, parse(example.document))).toEqual([]);
    const values = variablesOf(example, fullShop);
    const declared = operationOf(example.document).variableDefinitions ?? [];
    expect(getVariableValues(schema, declared, values ?? {}).errors).toBeUndefined();
    expect(values).not.toBeNull();
  });

  it.each(explorerExamples)('$name carries its own name as its title', (example) => {
    expect(operationOf(example.document).name?.value).toBe(example.name);
  });

  it('show every field of Query, Mutation and Subscription', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((type) => Object.keys((type as GraphQLObjectType).getFields()));
    const shown = new Set(
      explorerExamples.flatMap(({ document }) => fieldsOf(operationOf(document).selectionSet)),
    );
    expect(fields.filter((field) => !shown.has(field)).toSorted()).toEqual(withoutExample.toSorted());
  });

  it('have names of their own', () => {
    expect(new Set(explorerExamples.map(({ name }) => name)).size).toBe(explorerExamples.length);
  });

  it('of visitors fit into one document with unambiguous variables', () => {
    const names = explorerExamples
      .filter(({ audience }) => audience === 'visitors')
      .flatMap((example) => Object.keys(variablesOf(example, fullShop) ?? {}));
    expect(new Set(names).size).toBe(names.length);
  });
});
