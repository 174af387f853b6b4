import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PetWhere } from '../catalogue/pet/pets.inputs.ts';
import { complexityWeights } from '../platform/complexity-weights.ts';
import { badInput } from '../platform/domain-error.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import type { ItemEditsService } from './item-edits.service.ts';
import { EditedItem, ItemsChangeInput, ItemsEdit } from './items-edit.types.ts';

/** Items of an edit that are read at a time. */
const MAX_ITEMS = 500;

@Resolver(() => ItemsEdit)
export class ItemEditsResolver {
  constructor(private readonly edits: ItemEditsService) {}

  @Authorized('editCatalogue')
  @Query(() => [ItemsEdit], {
    name: 'itemsEdits',
    description: 'Changes of many items: those to come, and those of the last 30 days, the newest fifty.',
  })
  list(): Promise<ItemsEdit[]> {
    return this.edits.list();
  }

  @Authorized('editCatalogue')
  @Mutation(() => ItemsEdit, {
    description:
      'Changes many items, all of them or none, or looks at what that would do. At most 50,000 at a time: up to 1,000 at once, more some after others, while itemsEdits says how far it is; one that can not be done whole is taken back. Undone for ten minutes by undoItemsEdit.',
  })
  editItems(
    @Arg('where', () => PetWhere, {
      nullable: true,
      description: 'All items that allPets lists by this filter; not looked at where ids are given.',
    })
    where: PetWhere | null,
    @Arg('search', () => String, { nullable: true, description: 'A search beside the filter.' })
    search: string | null,
    @Arg('ids', () => [ID], { nullable: true, description: 'The items.' }) ids: string[] | null,
    @Arg('change', () => ItemsChangeInput, { description: 'What to change.' }) change: ItemsChangeInput,
    @Arg('isDryRun', () => Boolean, { description: 'true only looks at what would change.' })
    isDryRun: boolean,
    @Arg('fingerprint', () => String, {
      nullable: true,
      description: 'That of the dry run: CONFLICT where something else would be done by now.',
    })
    fingerprint: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ItemsEdit> {
    const actor = requireViewer(context.viewer);
    const choice = { where, search, ids };
    return isDryRun
      ? this.edits.look(choice, change, actor)
      : this.edits.edit(choice, change, actor, fingerprint);
  }

  @Authorized('editCatalogue')
  @Mutation(() => ItemsEdit, {
    description:
      'Takes a change of many items back, up to ten minutes after it was done, and while it is being done. What was changed again meanwhile stays, and is said.',
  })
  undoItemsEdit(
    @Arg('id', () => ID, { description: 'Id of the change.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ItemsEdit> {
    return this.edits.undo(id, requireViewer(context.viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => ItemsEdit, { description: 'Calls off prices of a day to come.' })
  cancelItemsEdit(
    @Arg('id', () => ID, { description: 'Id of the change.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ItemsEdit> {
    return this.edits.cancel(id, requireViewer(context.viewer));
  }

  @FieldResolver(() => [EditedItem], {
    description: 'Its first items; those with unusual prices come first.',
    complexity: ({ args, childComplexity }) =>
      complexityWeights.lookUp + (Number(args.first) || 1) * childComplexity,
  })
  items(
    @Root() edit: ItemsEdit,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, from 1 to 500.' }) first: number,
  ): Promise<readonly EditedItem[]> {
    if (first < 1 || first > MAX_ITEMS) throw badInput({ first: `From 1 to ${MAX_ITEMS}` });
    return this.edits.itemsOf(edit, first);
  }
}
