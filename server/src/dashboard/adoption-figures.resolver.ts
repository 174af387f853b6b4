import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Authorized, Query, Resolver } from 'type-graphql';
import { databaseClock } from '../database/database-clock.ts';
import { complexityWeights } from '../platform/complexity-weights.ts';
import type { SettingsSource } from '../shop-settings/current-shop-settings.ts';
import { AdoptionFigures } from './adoption-figures.entity.ts';
import { adoptionFiguresOf } from './adoption-figures.ts';
import { checkPeriod } from './period.ts';

@Resolver()
export class AdoptionFiguresResolver {
  constructor(private readonly shop: Pick<SettingsSource, 'get'>) {}

  @Authorized('seeFigures')
  @Query(() => AdoptionFigures, {
    complexity: ({ childComplexity }) => complexityWeights.figure + childComplexity,
    description: 'How animals found home in a period of at most five years.',
  })
  async adoptionFigures(
    @Arg('from', () => GraphQLDateTime, { description: 'When the period begins.' }) from: Date,
    @Arg('to', () => GraphQLDateTime, { description: 'When the period is over: this moment is not in it.' })
    to: Date,
  ): Promise<AdoptionFigures> {
    checkPeriod({ from, to });
    return adoptionFiguresOf({ from, to }, await this.shop.get(), databaseClock.now());
  }
}
