import { shopDay } from '../../../../domain/repeats/plan-dates.ts';
import { releaseContents, storeContent } from '../../animal-papers/animal-contents.ts';
import type { AnimalPaper } from '../../animal-papers/animal-paper.entity.ts';
import { newPaper, requireRoom, type UploadedPaper, withPaper } from '../../animal-papers/new-paper.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { newId, toObjectId } from '../../database/object-id.ts';
import type { ImagesService } from '../../images/images.service.ts';
import { notFound } from '../../platform/domain-error.ts';
import { newSecretCode } from '../../platform/secret-code.ts';
import type { CurrentShopSettings } from '../../shop-settings/current-shop-settings.ts';
import { type OwnAnimal, OwnAnimalModel, type OwnAnimalRecord } from '../animal.entity.ts';
import { changeAnimal, getAnimal, type Owner } from '../change-animal.ts';
import { isGiven } from './photo-address.ts';

/** Pixels of a side of a photo: as wide as a phone shows it. */
const MAX_PHOTO_SIDE_PX = 1000;

/** The photo and the papers of an animal of one's own. What is wrong, or somebody else's, changes nothing. */
export class OwnPapersService {
  constructor(
    private readonly db: Database,
    private readonly images: Pick<ImagesService, 'reencode'>,
    private readonly shop: Pick<CurrentShopSettings, 'lastKnown'>,
  ) {}

  /**
   * Has another photo take the place of what was shown of it, the picture of the shop included.
   *
   * @param bytes null to show none
   * @throws DomainError NOT_FOUND; UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
   */
  async setPicture(owner: Owner, id: string, bytes: Buffer | null): Promise<OwnAnimal> {
    await getAnimal(owner, id);
    const jpeg = bytes && (await this.images.reencode(bytes, MAX_PHOTO_SIDE_PX));
    const photo = { id: newId(), secret: newSecretCode() };
    return changeAnimal(
      ...([this.db, owner, id] as const),
      ({ picture: _picture, photo: _photo, ...animal }) => ({ ...animal, ...(jpeg && { photo }) }),
      async (before, session) => {
        if (jpeg) await storeContent(photo.id, jpeg, session);
        if (before.photo) await releaseContents([before.photo.id], session);
      },
    );
  }

  /**
   * Keeps a paper of it.
   *
   * @param name null to call it as its file
   * @throws DomainError as `setPicture`; BAD_USER_INPUT; CONFLICT for one too many
   */
  async add(owner: Owner, id: string, file: UploadedPaper, name: string | null): Promise<OwnAnimal> {
    requireRoom((await getAnimal(owner, id)).papers ?? []);
    const { paper, content } = await newPaper(file, name, this.today(), this.images);
    return changeAnimal(
      ...([this.db, owner, id] as const),
      (animal) => ({ ...animal, papers: withPaper(animal.papers ?? [], paper) }),
      (_before, session) => storeContent(paper.id, content, session),
    );
  }

  /** Forgets a paper; of what is not there it changes nothing. @throws DomainError NOT_FOUND */
  async remove(owner: Owner, id: string, paperId: string): Promise<OwnAnimal> {
    const known = toObjectId(paperId, 'Paper').toHexString();
    return changeAnimal(
      ...([this.db, owner, id] as const),
      ({ papers = [], ...animal }) => ({ ...animal, papers: papers.filter((one) => one.id !== known) }),
      (_before, session) => releaseContents([known], session),
    );
  }

  /** A paper of one's own. @throws DomainError NOT_FOUND, also for somebody else's */
  async paper(owner: Owner, id: string, paperId: string): Promise<AnimalPaper> {
    const { papers = [] } = await getAnimal(owner, id);
    const paper = papers.find((one) => one.id === paperId);
    if (!paper) throw notFound('Paper');
    return paper;
  }

  /** The photo to which an address leads, by the id of its content. @throws DomainError NOT_FOUND */
  async photoAt(id: string, query: Readonly<Record<string, unknown>>): Promise<string> {
    const animal = await OwnAnimalModel.findById(toObjectId(id, 'Picture'), {
      photo: 1,
    }).lean<OwnAnimalRecord>();
    const photo = animal?.photo;
    if (!photo || !isGiven(photo, query, databaseClock.now())) throw notFound('Picture');
    return photo.id;
  }

  private today(): string {
    return shopDay(databaseClock.now(), this.shop.lastKnown().timeZone).date;
  }
}
