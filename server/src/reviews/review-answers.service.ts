import type { ClientSession } from 'mongoose';
import { reviewAnswerRules } from '../../../domain/input/review-rules.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { changesBetween } from '../audit/changes.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { toObjectId } from '../database/object-id.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import { reviewAnswered } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { checkInput, notFound } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { UserModel, type UserRecord } from '../users/user.entity.ts';
import { type Review, ReviewModel, type ReviewRecord, toReview } from './review.entity.ts';

/** What the shop answers to reviews. */
export class ReviewAnswersService {
  constructor(
    private readonly db: Database,
    private readonly pets: Pick<PetsService, 'get'>,
    private readonly audit: AuditService,
    private readonly outbox: Pick<MailOutbox, 'add'>,
  ) {}

  /**
   * Answers a review under it, or changes the answer; its author hears of the first one.
   *
   * @param given nothing takes the answer away
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT
   */
  async answer(id: string, given: string | null, actor: Actor): Promise<Review> {
    const _id = toObjectId(id, 'Review');
    const { text } = checkInput(reviewAnswerRules, { text: given });
    const answer = text === undefined ? undefined : { text, answeredAt: databaseClock.now() };
    return this.db.transaction(async (session) => {
      const before = await ReviewModel.findByIdAndUpdate(_id, setOrUnset({ answer }), {
        session,
      }).lean<ReviewRecord>();
      if (!before) throw notFound('Review');
      const { petname } = await this.pets.get(before.petId.toHexString());
      const changes = changesBetween({ answer: before.answer?.text }, { answer: text }, ['answer']);
      const about = { subject: 'review', subjectId: id, subjectName: petname } as const;
      if (changes.length > 0) {
        await this.audit.record({ actor, action: 'answer_review', ...about, changes }, session);
      }
      if (answer && !before.answer) await this.tellAuthor(before, session);
      return toReview({ ...before, answer });
    });
  }

  private async tellAuthor({ _id, uid, petId }: ReviewRecord, session: ClientSession): Promise<void> {
    const author = await UserModel.findOne({ uid }).session(session).lean<UserRecord>();
    if (author?.email) await this.outbox.add([reviewAnswered(author, _id, petId)], session);
  }
}
