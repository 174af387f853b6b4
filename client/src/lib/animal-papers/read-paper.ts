import {
  MAX_PAPER_BYTES,
  PaperKind,
  paperKindOf,
  paperKinds,
} from '../../../../domain/animal-files/papers.ts';
import { fileSize } from '../format/file-size.ts';
import { headOf, pictureAccept, readPicture } from '../read-picture.ts';

/** What the browser's own chooser offers. */
export const paperAccept = `application/pdf,.pdf,${pictureAccept}`;

export type PaperReading = { readonly paper: File } | { readonly problem: string };

/** A chosen file as the shop takes it, or what is wrong with it. Like the server, it looks at the bytes, not the name. */
export async function readPaper(file: File): Promise<PaperReading> {
  if (paperKindOf(await headOf(file)) === PaperKind.PDF) return asPdf(file);
  if (isNamedPdf(file)) return { problem: `${file.name} is damaged, or no PDF. Please save it anew` };
  const reading = await readPicture(file);
  if ('picture' in reading) return { paper: reading.picture };
  const isPicture = file.size === 0 || file.type.startsWith('image/');
  return isPicture ? reading : { problem: `${file.name} is nothing that we can keep. ${paperKinds}, please` };
}

function asPdf(file: File): PaperReading {
  if (file.size <= MAX_PAPER_BYTES) return { paper: file };
  return { problem: `${file.name} has ${fileSize(file.size)}. At most 10 MB, please` };
}

function isNamedPdf({ name, type, size }: File): boolean {
  return size > 0 && (type === 'application/pdf' || /\.pdf$/i.test(name));
}
