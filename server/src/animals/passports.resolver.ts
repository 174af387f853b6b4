import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Authorized, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { MAX_SHARE_DAYS, MAX_SHARES } from '../../../domain/care/passport.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import { OwnAnimal } from './animal.entity.ts';
import { ID_OF_ANIMAL } from './animals.resolver.ts';
import type { PassportsService } from './passports.service.ts';

@ObjectType({ simpleResolvers: true, description: 'A link to the passport of an animal.' })
export class PassportLink {
  @Field(() => String, { description: 'Address of the page; whoever has it reads the passport.' })
  url!: string;

  @Field(() => GraphQLDateTime, { description: 'When it leads nowhere any more.' })
  endsAt!: Date;
}

@Resolver(() => OwnAnimal)
export class PassportsResolver {
  constructor(private readonly passports: PassportsService) {}

  @Authorized()
  @Mutation(() => PassportLink, {
    description: `Makes a link to the passport of an animal of yours: its facts and papers, and nothing of you. It ends by itself; at most ${MAX_SHARES} at a time.`,
  })
  shareAnimal(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('days', () => Int, { description: `Days that it leads there, from 1 to ${MAX_SHARE_DAYS}.` })
    days: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PassportLink> {
    return this.passports.share(requireViewer(viewer), id, days);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description: 'Ends all links to the passport of an animal of yours, at once.',
  })
  endShares(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.passports.endShares(requireViewer(viewer), id);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description:
      'Has the passport of an animal of yours say that it is lost, and take messages for you; or takes that back.',
  })
  setLost(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('isLost', () => Boolean, { description: 'Whether it is lost.' }) isLost: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.passports.setLost(requireViewer(viewer), id, isLost);
  }
}
