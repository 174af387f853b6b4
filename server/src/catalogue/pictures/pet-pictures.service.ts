import { MAX_PICTURES } from '../../../../domain/pictures/item-pictures.ts';
import { arrangementRules, pictureTextRules } from '../../../../domain/pictures/picture-rules.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { setOrUnset } from '../../database/set-or-unset.ts';
import type { ImagesService } from '../../images/images.service.ts';
import type { PetImage } from '../../images/pet-image.entity.ts';
import { badInput, checkInput, notFound } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { type Pet, PetModel } from '../pet/pet.entity.ts';
import { picturesOf, storedAs } from '../pet/pet-pictures.ts';
import { type PetRecord, toPet } from '../pet/pet-record.ts';
import type { WriteObserver } from '../pet/read-your-writes.ts';
import { auditOf } from '../pet-audit.ts';
import type { PetsService } from '../pets.service.ts';
import type { PetPictureInput } from './pet-picture.input.ts';

/** The pictures of items: which ones, in which order, and what each keeps in sight. */
export class PetPicturesService {
  constructor(
    private readonly db: Database,
    private readonly pets: Pick<PetsService, 'get'>,
    private readonly images: Pick<ImagesService, 'store'>,
    private readonly audit: AuditService,
    private readonly writeObserver: WriteObserver,
  ) {}

  /**
   * Puts a picture behind the others. One that the item has already stays where it is.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT where there are ten, or of a long text; what ImagesService.store throws
   */
  async add(id: string, bytes: Buffer, text: string | null, actor: Actor): Promise<Pet> {
    const { alt } = checkInput(pictureTextRules, { alt: text });
    requireRoom(picturesOf(await this.pets.get(id)));
    const image = await this.images.store(bytes);
    return this.change(id, actor, (pictures) => {
      if (pictures.some(({ hash }) => hash === image.hash)) return pictures;
      requireRoom(pictures);
      return [...pictures, { ...image, ...(alt && { alt }) }];
    });
  }

  /**
   * Gives its pictures another order, focal point or text; those that are not named go.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for a picture that the item has not got
   */
  async arrange(id: string, input: readonly PetPictureInput[], actor: Actor): Promise<Pet> {
    const wanted = checkInput(arrangementRules, { pictures: input }).pictures;
    return this.change(id, actor, (pictures) =>
      wanted.map(({ hash, focalPoint, alt }, place) => {
        const kept = pictures.find((picture) => picture.hash === hash);
        if (!kept) throw badInput({ [`pictures.${place}.hash`]: 'The item has no such picture' });
        const { alt: before, ...picture } = kept;
        // Nothing at all leaves the text as it is; an empty one takes it away.
        const text = input[place]?.alt == null ? before : alt;
        return { ...picture, ...(focalPoint && { focalPoint }), ...(text && { alt: text }) };
      }),
    );
  }

  private async change(
    id: string,
    actor: Actor,
    changed: (pictures: readonly PetImage[]) => readonly PetImage[],
  ): Promise<Pet> {
    const { _id } = await this.pets.get(id);
    return this.db.transaction(async (session) => {
      const before = await PetModel.findById(_id).session(session).lean<PetRecord>();
      if (!before) throw notFound('Item');
      const update = setOrUnset(storedAs(changed(picturesOf(before))));
      this.writeObserver.recordWrite(before._id, session);
      const after = await PetModel.findByIdAndUpdate(_id, update, { session, returnDocument: 'after' })
        .orFail()
        .lean<PetRecord>();
      await this.audit.record(auditOf('update_pet', before, after, actor), session);
      return toPet(after);
    });
  }
}

function requireRoom(pictures: readonly PetImage[]): void {
  if (pictures.length >= MAX_PICTURES) throw badInput({ img: `At most ${MAX_PICTURES} pictures` });
}
