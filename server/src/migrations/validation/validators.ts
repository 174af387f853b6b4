import { isDeepStrictEqual } from 'node:util';
import mongoose from 'mongoose';
import { recordSchemaOf } from '../../database/record-schema.ts';
import type { Logger } from '../../platform/logging.ts';
import { models } from './models.ts';

type StoredModel = (typeof models)[number];

/** What does not fit already may still be changed: the shop goes on with an old order whatever stands in it. */
const validationLevel = 'moderate';

/** How a collection is made so that the database refuses what does not fit. */
export function validation({ schema }: Pick<StoredModel, 'schema'>) {
  const validator = { $jsonSchema: recordSchemaOf(schema) };
  return { validator, validationLevel } as const;
}

/**
 * Has the database refuse, in each collection, what does not fit. Where it does so already nothing is locked for it, and
 * where it does not let us ask, lists show what does not fit all the same.
 */
export async function setValidators(log: Logger): Promise<void> {
  const db = mongoose.connection.getClient().db();
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: false }).toArray();
  const optionsOf = new Map(collections.map(({ name, options }) => [name, options]));
  for (const model of models) {
    const name = model.collection.collectionName;
    const wanted = validation(model);
    const { validator, validationLevel: level } = optionsOf.get(name) ?? {};
    if (isDeepStrictEqual({ validator, validationLevel: level }, wanted)) continue;
    await db.command({ collMod: name, ...wanted }).catch((err) => {
      if (!(err instanceof mongoose.mongo.MongoServerError)) throw err;
      log.warn({ err, collection: name }, 'the database lets in what does not fit: it takes no validator');
    });
  }
}
