import { z } from 'zod';
import { optionalText } from '../input/required-text.ts';
import { MAX_PICTURE_BYTES, pictureKindOf, pictureKinds } from '../pictures/picture-files.ts';

/*
 * The papers of an animal: a pass, a certificate, a bill, as PDF or as a photo. The form looks at a file by the same rules
 * as the server, before it is sent.
 */

/** Most papers of an animal. */
export const MAX_PAPERS = 20;
/** Largest one, in bytes: as large as a picture may be. */
export const MAX_PAPER_BYTES = MAX_PICTURE_BYTES;
export const MAX_PAPER_NAME_LENGTH = 120;

export const PaperKind = { PDF: 'PDF', PHOTO: 'PHOTO' } as const;
export type PaperKind = (typeof PaperKind)[keyof typeof PaperKind];

export const paperKindLabels: Readonly<Record<PaperKind, string>> = { PDF: 'PDF', PHOTO: 'Photo' };

/** What may be kept, in words. */
export const paperKinds = `PDF, ${pictureKinds}`;

/** Bytes at the beginning of a file by which a PDF is known. */
const PDF_SIGNATURE = '%PDF-';

/** What every file of its kind is called at its end. */
const endings: Readonly<Record<PaperKind, string>> = { PDF: '.pdf', PHOTO: '.jpg' };
const knownEndings = /\.(pdf|jpe?g|jfif|png|webp|gif|avif)$/i;

export const paperRules = z.object({ name: optionalText(MAX_PAPER_NAME_LENGTH) });

/** What a file is by its first bytes, whatever its name and type claim; null for what is no paper. */
export function paperKindOf(bytes: Uint8Array): PaperKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, PDF_SIGNATURE.length));
  if (head === PDF_SIGNATURE) return PaperKind.PDF;
  return pictureKindOf(bytes) ? PaperKind.PHOTO : null;
}

/** What a paper is called of which nobody has said a name: as its file, without where that lay and what it ends with. */
export function paperNameOf(fileName: string): string {
  const [last = ''] = fileName.split(/[\\/]/).slice(-1);
  const { data } = paperRules.safeParse({
    name: last.replace(knownEndings, '').slice(0, MAX_PAPER_NAME_LENGTH),
  });
  return data?.name ?? 'Paper';
}

/** The name under which a paper is saved: its own, without what no file's name may have. */
export function fileNameOf({ name, kind }: { readonly name: string; readonly kind: PaperKind }): string {
  const plain = name
    .replace(knownEndings, '')
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .trim();
  return `${plain || 'Paper'}${endings[kind]}`;
}
