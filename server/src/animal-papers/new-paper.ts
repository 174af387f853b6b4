import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import {
  MAX_PAPERS,
  PaperKind,
  paperKindOf,
  paperKinds,
  paperNameOf,
  paperRules,
} from '../../../domain/animal-files/papers.ts';
import { newId } from '../database/object-id.ts';
import type { ImagesService } from '../images/images.service.ts';
import { missingFile, readUpload } from '../images/read-upload.ts';
import { checkInput, DomainError } from '../platform/domain-error.ts';
import type { AnimalPaper } from './animal-paper.entity.ts';

/** Pixels of a side of a photo: its small print is to be read. */
const MAX_SIDE_PX = 2400;

/** An uploaded file, before anybody has looked at it. */
export interface UploadedPaper {
  readonly bytes: Buffer;
  readonly fileName: string;
}

/** A paper, and what is stored of it. */
export interface NewPaper {
  readonly paper: AnimalPaper;
  readonly content: Buffer;
}

/** @throws DomainError BAD_USER_INPUT, PAYLOAD_TOO_LARGE */
export async function readPaper(upload: Promise<FileUpload> | null): Promise<UploadedPaper> {
  const file = upload ?? missingFile('file');
  const bytes = await readUpload(file, 'file');
  return { bytes, fileName: (await file).filename ?? '' };
}

/**
 * A file as a paper: a PDF as it is, a photo made anew, so that nothing is left of what the camera wrote into it.
 *
 * @param name what it is to be called; null for as its file
 * @throws DomainError BAD_USER_INPUT; UNSUPPORTED_MEDIA_TYPE for what is neither, whatever its name says
 */
export async function newPaper(
  { bytes, fileName }: UploadedPaper,
  name: string | null,
  addedOn: string,
  images: Pick<ImagesService, 'reencode'>,
): Promise<NewPaper> {
  const said = checkInput(paperRules, { name });
  const kind = paperKindOf(bytes);
  if (!kind) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', `file must be one of ${paperKinds}`);
  const content = kind === PaperKind.PDF ? bytes : await images.reencode(bytes, MAX_SIDE_PX);
  const paper = {
    id: newId(),
    name: said.name ?? paperNameOf(fileName),
    kind,
    bytes: content.length,
    addedOn,
  };
  return { paper, content };
}

/** Papers with one more. @throws DomainError CONFLICT for one too many */
export function withPaper<Paper extends AnimalPaper>(papers: readonly Paper[], paper: Paper): Paper[] {
  requireRoom(papers);
  return [...papers, paper];
}

/** @throws DomainError CONFLICT */
export function requireRoom(papers: readonly AnimalPaper[]): void {
  if (papers.length >= MAX_PAPERS)
    throw new DomainError('CONFLICT', `There are ${MAX_PAPERS} papers already`);
}
