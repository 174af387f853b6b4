import type { NotTakenQuery } from '../../gql/graphql.ts';
import { ItemBoard } from './item-board.ts';

export type NotTaken = NonNullable<NotTakenQuery['me']>['notTaken'][number];

/** What the animals of an account do not take of items. */
export class NotTakenBoard extends ItemBoard<NotTaken> {}
