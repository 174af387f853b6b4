import { GraphQLEmailAddress } from 'graphql-scalars';
import { Arg, Authorized, Ctx, Field, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from './request-context.ts';
import { User } from './user.entity.ts';
import type { UsersService } from './users.service.ts';
import { requireViewer } from './viewer.ts';

@InputType({ description: 'What an account holder may change.' })
export class SaveUserInput {
  @Field(() => String, { description: 'Name, at most 120 characters.' })
  name!: string;
}

@Resolver(() => User)
export class UsersResolver {
  constructor(private readonly users: UsersService) {}

  @Query(() => User, { nullable: true, description: 'The signed-in account; null for a visitor.' })
  me(@Ctx() context: RequestContext): User | null {
    return context.viewer;
  }

  @Authorized()
  @Query(() => User, {
    nullable: true,
    description: 'An account by its e-mail address: your own, or any for an admin.',
  })
  user(
    @Arg('email', () => GraphQLEmailAddress, { description: 'E-mail address of the account.' }) email: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.users.getByEmail(email, requireViewer(context.viewer));
  }

  @Authorized()
  @Mutation(() => User, { description: 'Saves your profile. Roles are not yours to set.' })
  saveUser(
    @Arg('input', () => SaveUserInput, { description: 'The profile.' }) input: SaveUserInput,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.users.save(requireViewer(context.viewer), input);
  }

  @Authorized('admin')
  @Mutation(() => User, { description: 'Promotes the account with this e-mail address to admin.' })
  makeAdmin(
    @Arg('email', () => GraphQLEmailAddress, { description: 'E-mail address of the account.' }) email: string,
  ): Promise<User> {
    return this.users.makeAdmin(email);
  }
}
