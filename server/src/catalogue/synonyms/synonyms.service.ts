import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { factWords, sameWords } from '../../../../domain/catalogue/fact-words.ts';
import { synonymRules } from '../../../../domain/input/synonym-rules.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AuditAction } from '../../audit/audit-record.entity.ts';
import { changesBetween } from '../../audit/changes.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { toObjectId } from '../../database/object-id.ts';
import { checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { wordsOf } from '../../platform/text/tokenize.ts';
import { MissedSearchModel } from '../missed-searches/missed-search.entity.ts';
import { Synonym, SynonymModel, type SynonymRecord, toSynonym } from './synonym.entity.ts';
import type { SynonymVocabulary } from './synonym-vocabulary.ts';

/** Most synonyms of a shop: a search looks at all of them. */
const MAX_SYNONYMS = 1000;

/** The words that admins have given a meaning in the search, and those that the shop comes with. */
export class SynonymsService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly vocabulary: Pick<SynonymVocabulary, 'invalidate'>,
  ) {}

  /** Those of admins, newest first, then those that the shop comes with. */
  async list(): Promise<Synonym[]> {
    const added = await SynonymModel.find().sort({ _id: -1 }).limit(MAX_SYNONYMS).lean<SynonymRecord[]>();
    return [...added.map(toSynonym), ...builtIn];
  }

  /** @throws DomainError BAD_USER_INPUT naming every bad field; CONFLICT for a word that has a meaning, or where there are too many */
  async add(input: unknown, actor: Actor): Promise<Synonym> {
    const { word, means } = asSearched(checkInput(synonymRules, input));
    try {
      return await this.write(async (session) => {
        const count = await SynonymModel.countDocuments({}, { session });
        if (count >= MAX_SYNONYMS) {
          throw new DomainError('CONFLICT', `There are ${MAX_SYNONYMS} synonyms already; remove one first`);
        }
        const [made] = await SynonymModel.create([{ word, means }], { session });
        const record = made?.toObject() as unknown as SynonymRecord;
        // It means something from now on, so that nobody misses it.
        await MissedSearchModel.deleteOne({ _id: word }, { session });
        await this.note('add_synonym', null, record, actor, session);
        return toSynonym(record);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('CONFLICT', `“${word}” has a meaning already; remove that first`);
    }
  }

  /** @throws DomainError NOT_FOUND for one that is not there, or that the shop comes with */
  async remove(id: string, actor: Actor): Promise<Synonym> {
    const _id = toObjectId(id, 'Synonym');
    return this.write(async (session) => {
      const record = await SynonymModel.findOneAndDelete({ _id }, { session }).lean<SynonymRecord>();
      if (!record) throw notFound('Synonym');
      await this.note('remove_synonym', record, null, actor, session);
      return toSynonym(record);
    });
  }

  /** The next search of this process knows of it, before the change stream tells. */
  private async write(body: (session: ClientSession) => Promise<Synonym>): Promise<Synonym> {
    const written = await this.db.transaction(body);
    this.vocabulary.invalidate();
    return written;
  }

  private note(
    action: AuditAction,
    before: SynonymRecord | null,
    after: SynonymRecord | null,
    actor: Actor,
    session: ClientSession,
  ): Promise<void> {
    const { _id, word } = (after ?? before) as SynonymRecord;
    const changes = changesBetween(before, after, ['word', 'means']);
    const subjectId = _id.toHexString();
    return this.audit.record(
      { actor, action, subject: 'synonym', subjectId, subjectName: word, changes },
      session,
    );
  }
}

/** As the words of a search are compared. */
function asSearched({ word, means }: z.infer<typeof synonymRules>): z.infer<typeof synonymRules> {
  const fold = (text: string) => wordsOf(text).join(' ');
  return { word: fold(word), means: [...new Set(means.map(fold))] };
}

const builtIn: readonly Synonym[] = [
  // Of what states facts itself, a wider word is no meaning.
  ...factWords.map(({ words, says, wider }) => ({ words, wider: says ? undefined : wider })),
  ...sameWords.map((words) => ({ words, wider: undefined })),
].flatMap(({ words: [usual = '', ...others], wider }) => [
  ...(wider ? [builtInSynonym(usual, wider)] : []),
  ...others.map((word) => builtInSynonym(word, usual)),
]);

function builtInSynonym(word: string, means: string): Synonym {
  return Object.assign(new Synonym(), { _id: `built-in ${word}`, word, means: [means], createdAt: null });
}
