import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, Authorized, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { connectionOf, PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import type { AuditFilter, AuditService } from './audit.service.ts';
import { AuditAction, AuditRecord, AuditSubject } from './audit-record.entity.ts';

const AuditRecordConnection = connectionOf(AuditRecord, 'AuditRecord', 'records of what admins did');

@InputType({
  description: 'Which records to list. Conditions that are left out do not matter; the others must all hold.',
})
export class AuditWhere implements AuditFilter {
  @Field(() => AuditAction, { nullable: true, description: 'What was done.' })
  action?: AuditAction;

  @Field(() => String, {
    nullable: true,
    description: 'Who did it: a whole e-mail address, in any case, or "command line".',
  })
  actor?: string;

  @Field(() => AuditSubject, { nullable: true, description: 'What kind of record was changed.' })
  subject?: AuditSubject;

  @Field(() => ID, { nullable: true, description: 'Id of the record that was changed.' })
  subjectId?: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'First moment that counts.' })
  since?: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'First moment that no longer counts.' })
  until?: Date;
}

@Resolver(() => AuditRecord)
export class AuditResolver {
  constructor(private readonly audit: AuditService) {}

  @Authorized('seeAudit')
  @Query(() => AuditRecordConnection, { description: 'What admins did, newest first.' })
  auditRecords(
    @Arg('where', () => AuditWhere, { nullable: true, description: 'Which records; all when left out.' })
    where: AuditWhere | null,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<AuditRecord> {
    return this.audit.list(where ?? {}, page);
  }
}
