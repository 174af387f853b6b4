import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { User } from '../user.entity.ts';
import { requireViewer } from '../viewer.ts';
import type { AddressesService } from './addresses.service.ts';
import { AccountAddress, SaveAddressInput } from './saved-address.entity.ts';

@Resolver(() => User)
export class AddressesResolver {
  constructor(private readonly book: AddressesService) {}

  @FieldResolver(() => [AccountAddress], {
    description: 'Addresses that you keep, in the order in which they came; none for anybody else.',
  })
  addresses(@Root() user: User, @Ctx() { viewer }: RequestContext): AccountAddress[] {
    return viewer?.uid === user.uid ? (user.addresses ?? []) : [];
  }

  @Authorized()
  @Mutation(() => User, {
    description: 'Keeps an address in your account, a new one or in place of the one with its id.',
  })
  saveAddress(
    @Arg('input', () => SaveAddressInput, { description: 'The address.' }) input: SaveAddressInput,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.book.save(requireViewer(context.viewer), input);
  }

  @Authorized()
  @Mutation(() => User, { description: 'Forgets an address that you keep; twice changes nothing more.' })
  removeAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.book.remove(requireViewer(context.viewer), id);
  }
}
