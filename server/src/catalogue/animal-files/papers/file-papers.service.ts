import type { PlanDate } from '../../../../../domain/repeats/plan-dates.ts';
import { releaseContents, storeContent } from '../../../animal-papers/animal-contents.ts';
import type { AnimalPaper } from '../../../animal-papers/animal-paper.entity.ts';
import { newPaper, type UploadedPaper, withPaper } from '../../../animal-papers/new-paper.ts';
import { toObjectId } from '../../../database/object-id.ts';
import type { ImagesService } from '../../../images/images.service.ts';
import { notFound } from '../../../platform/domain-error.ts';
import type { Actor } from '../../../platform/request-scope.ts';
import { type AnimalFile, AnimalFileModel, type AnimalFileRecord } from '../animal-file.entity.ts';
import type { AnimalFilesService } from '../animal-files.service.ts';

/** The papers in the files of the shop's animals. Its new people get them with the animal. */
export class FilePapersService {
  /** @param today by the shop's calendar */
  constructor(
    private readonly files: Pick<AnimalFilesService, 'change'>,
    private readonly images: Pick<ImagesService, 'reencode'>,
    private readonly today: () => PlanDate,
  ) {}

  /**
   * Keeps a paper of an animal of the shop.
   *
   * @param name null to call it as its file
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE; CONFLICT for one too many
   */
  async add(petId: string, file: UploadedPaper, name: string | null, actor: Actor): Promise<AnimalFile> {
    const { paper, content } = await newPaper(file, name, this.today(), this.images);
    return this.files.change(
      ...([petId, actor] as const),
      (kept) => ({ ...kept, papers: withPaper(kept.papers ?? [], paper) }),
      (session) => storeContent(paper.id, content, session),
    );
  }

  /** Forgets a paper; its new people keep what they have. @throws DomainError NOT_FOUND */
  remove(petId: string, paperId: string, actor: Actor): Promise<AnimalFile> {
    const known = toObjectId(paperId, 'Paper').toHexString();
    return this.files.change(
      ...([petId, actor] as const),
      ({ papers = [], ...kept }) => ({ ...kept, papers: papers.filter(({ id }) => id !== known) }),
      (session) => releaseContents([known], session),
    );
  }

  /** @throws DomainError NOT_FOUND */
  async paper(petId: string, paperId: string): Promise<AnimalPaper> {
    const file = AnimalFileModel.findById(toObjectId(petId, 'Animal'), { papers: 1 });
    const paper = (await file.lean<AnimalFileRecord>())?.papers?.find(({ id }) => id === paperId);
    if (!paper) throw notFound('Paper');
    return paper;
  }
}
