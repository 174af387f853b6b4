import { Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { complexityWeights } from '../platform/complexity-weights.ts';
import type { RequestContext } from '../users/request-context.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer } from '../users/viewer.ts';
import type { CalendarsService } from './calendars.service.ts';

@Resolver(() => User)
export class CalendarsResolver {
  constructor(private readonly calendars: CalendarsService) {}

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address of your calendar, for any calendar program: what is due for your animals, visits, repeat deliveries. Whoever has it reads it; null for anybody else.',
    complexity: complexityWeights.lookUp,
  })
  async calendarUrl(@Root() user: User, @Ctx() { viewer }: RequestContext): Promise<string | null> {
    return viewer && viewer.uid === user.uid ? this.calendars.urlOf(viewer) : null;
  }

  @Authorized()
  @Mutation(() => String, {
    description:
      'Gives your calendar another address, and answers it; the one before leads nowhere from now on.',
  })
  renewCalendar(@Ctx() { viewer }: RequestContext): Promise<string> {
    return this.calendars.renew(requireViewer(viewer));
  }
}
