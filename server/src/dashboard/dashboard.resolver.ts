import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Pet } from '../catalogue/pet/pet.entity.ts';
import type { PetLoading } from '../catalogue/pets.service.ts';
import { databaseClock } from '../database/database-clock.ts';
import { BestSeller, ShopOverview } from './dashboard.entity.ts';
import type { DashboardService } from './dashboard.service.ts';

@Resolver(() => BestSeller)
export class DashboardResolver {
  constructor(private readonly dashboard: DashboardService) {}

  @Authorized('seeFigures')
  @Query(() => ShopOverview, {
    description: 'How the shop is doing in a period of at most five years, and right now.',
  })
  overview(
    @Arg('from', () => GraphQLDateTime, { description: 'When the period begins.' }) from: Date,
    @Arg('to', () => GraphQLDateTime, { description: 'When the period is over: this moment is not in it.' })
    to: Date,
    @Arg('timeZone', () => String, {
      nullable: true,
      description:
        'Time zone in which today, this month and the days, weeks and months of the series begin: an IANA name such as America/New_York, or a distance from UTC such as +02:00; without one the shop’s.',
    })
    timeZone: string | null,
  ): Promise<ShopOverview> {
    return this.dashboard.read({ from, to }, timeZone, databaseClock.now());
  }

  @FieldResolver(() => Pet, { nullable: true, description: 'The item as it is now.' })
  pet(@Root() seller: BestSeller, @Ctx() context: PetLoading): Promise<Pet | null> {
    return context.petLoader.load(seller.petId);
  }
}
