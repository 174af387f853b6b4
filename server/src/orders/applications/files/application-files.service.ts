import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { MAX_ANSWER_LENGTH } from '../../../../../domain/adoption/answer-length.ts';
import { QuestionKind, readQuestion } from '../../../../../domain/adoption/application-questions.ts';
import { requiredText } from '../../../../../domain/input/required-text.ts';
import { shopDay } from '../../../../../domain/repeats/plan-dates.ts';
import { releaseContents, storeContent } from '../../../animal-papers/animal-contents.ts';
import type { AnimalPaper } from '../../../animal-papers/animal-paper.entity.ts';
import { newPaper, type UploadedPaper, withPaper } from '../../../animal-papers/new-paper.ts';
import type { Database } from '../../../database/database.ts';
import { databaseClock } from '../../../database/database-clock.ts';
import { toObjectId } from '../../../database/object-id.ts';
import type { ImagesService } from '../../../images/images.service.ts';
import { badInput, checkInput, notFound } from '../../../platform/domain-error.ts';
import type { SettingsSource } from '../../../shop-settings/current-shop-settings.ts';
import type { User } from '../../../users/user.entity.ts';
import { type PetOrder, type PetOrderRecord, toPetOrder } from '../../pet-orders/pet-order.entity.ts';
import { petOrderRepository } from '../../pet-orders/pet-orders.repository.ts';
import { requireAnswerable } from '../answerable.ts';
import {
  type ApplicationFile,
  ApplicationFilesModel,
  type ApplicationFilesRecord,
} from './application-files.entity.ts';

const fileRules = z.object({ question: requiredText(MAX_ANSWER_LENGTH) });

/** Files in answer to questions: their shopper sends them, and the staff read them too. */
export class ApplicationFilesService {
  constructor(
    private readonly db: Pick<Database, 'transaction'>,
    private readonly images: Pick<ImagesService, 'reencode'>,
    private readonly shop: Pick<SettingsSource, 'get'>,
  ) {}

  /**
   * Keeps a file in answer to a question.
   *
   * @param input the question
   * @param read reads the file, once it is known that it may be sent
   * @throws DomainError NOT_FOUND, for the staff too; INVALID_TRANSITION where it is decided; BAD_USER_INPUT where no file is
   *   asked for; CONFLICT for one too many; UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
   */
  async add(id: string, input: unknown, read: () => Promise<UploadedPaper>, viewer: User): Promise<PetOrder> {
    const { question } = checkInput(fileRules, { question: input });
    await requireOpen(id, viewer, null);
    const { applicationQuestions, timeZone } = await this.shop.get();
    if (!applicationQuestions.map(readQuestion).some((asked) => isFor(asked, question))) {
      throw badInput({ question: 'No file is asked for' });
    }
    const today = shopDay(databaseClock.now(), timeZone).date;
    const { paper, content } = await newPaper(await read(), null, today, this.images);
    return this.change(id, viewer, async (files, session) => {
      await storeContent(paper.id, content, session);
      return withPaper(files, { ...paper, question });
    });
  }

  /** Forgets a file; of what is not there it changes nothing. @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  remove(id: string, fileId: string, viewer: User): Promise<PetOrder> {
    const known = toObjectId(fileId, 'File').toHexString();
    return this.change(id, viewer, (files) => files.filter((file) => file.id !== known));
  }

  /** The files of an application, for whoever may read it. */
  async find(
    { _id }: Pick<PetOrderRecord, '_id'>,
    session: ClientSession | null = null,
  ): Promise<ApplicationFile[]> {
    const found = ApplicationFilesModel.findById(_id).session(session);
    return (await found.lean<ApplicationFilesRecord>())?.files ?? [];
  }

  /** A file of an order of one's own, or of any for the staff. @throws DomainError NOT_FOUND */
  async file(id: string, fileId: string, viewer: User): Promise<AnimalPaper> {
    const files = await this.find(await petOrderRepository.getOwn(id, viewer, null));
    const file = files.find((one) => one.id === fileId);
    if (!file) throw notFound('File');
    return file;
  }

  private change(
    id: string,
    viewer: User,
    to: (
      files: readonly ApplicationFile[],
      session: ClientSession,
    ) => ApplicationFile[] | Promise<ApplicationFile[]>,
  ): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const order = await requireOpen(id, viewer, session);
      const before = await this.find(order, session);
      const files = await to(before, session);
      const kept = { session, upsert: true };
      await ApplicationFilesModel.updateOne({ _id: order._id }, { $set: { files } }, kept);
      await releaseContents(
        before.filter((file) => !files.includes(file)).map((file) => file.id),
        session,
      );
      return toPetOrder(order);
    });
  }
}

/** @throws DomainError NOT_FOUND; INVALID_TRANSITION where answers can be sent no more */
async function requireOpen(id: string, viewer: User, session: ClientSession | null): Promise<PetOrderRecord> {
  const order = await petOrderRepository.getOwn(id, viewer, session);
  if (order.uid !== viewer.uid) throw notFound('Order');
  requireAnswerable(order, [], []);
  return order;
}

function isFor({ kind, question: asked }: ReturnType<typeof readQuestion>, question: string): boolean {
  return kind === QuestionKind.FILE && asked === question;
}
