import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PetType } from '../../../../domain/catalogue/pet-options.ts';
import { ShopList } from '../../../../domain/shop-lists/shop-lists.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { ListValue } from './list-value.entity.ts';
import type { ShopListsService } from './shop-lists.service.ts';

@Resolver(() => ListValue)
export class ShopListsResolver {
  constructor(private readonly lists: ShopListsService) {}

  @Authorized('editCatalogue')
  @Query(() => [ListValue], {
    description: 'The values of the owner’s own lists: brands, suppliers, shelves, breeds and colors.',
  })
  shopLists(): Promise<ListValue[]> {
    return this.lists.list();
  }

  @Authorized('editCatalogue')
  @Mutation(() => ListValue, { description: 'Adds a value to a list. CONFLICT where the list has it.' })
  addListValue(
    @Arg('list', () => ShopList, { description: 'The list.' }) list: ShopList,
    @Arg('value', () => String, { description: 'The value.' }) value: string,
    @Arg('type', () => PetType, { nullable: true, description: 'Of a breed: which animals have it.' })
    type: PetType | null,
    @Ctx() context: RequestContext,
  ): Promise<ListValue> {
    return this.lists.add(list, { value, type }, requireViewer(context.viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => ListValue, {
    description:
      'Renames a value, and all items that have it, at most 1,000. CONFLICT where the list has the name.',
  })
  renameListValue(
    @Arg('id', () => ID, { description: 'Id of the value.' }) id: string,
    @Arg('value', () => String, { description: 'Its new name.' }) value: string,
    @Ctx() context: RequestContext,
  ): Promise<ListValue> {
    return this.lists.rename(id, value, requireViewer(context.viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => ListValue, {
    description: 'Removes a value from its list. CONFLICT while items have it, which says how many.',
  })
  removeListValue(
    @Arg('id', () => ID, { description: 'Id of the value.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ListValue> {
    return this.lists.remove(id, requireViewer(context.viewer));
  }
}
