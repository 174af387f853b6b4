import type { Response } from 'express';
import { fileNameOf, PaperKind } from '../../../domain/animal-files/papers.ts';
import { notFound } from '../platform/domain-error.ts';
import { readContent } from './animal-contents.ts';
import type { AnimalPaper } from './animal-paper.entity.ts';

/** Of somebody's own: nobody keeps it, guesses what it is, or has it run anything. */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

const types: Readonly<Record<PaperKind, string>> = { PDF: 'application/pdf', PHOTO: 'image/jpeg' };

/** Sends a paper as a file to save. @throws DomainError NOT_FOUND */
export async function sendPaper(response: Response, paper: AnimalPaper): Promise<void> {
  const bytes = await contentOf(paper.id, 'Paper');
  response.attachment(fileNameOf(paper)).set(headers).type(types[paper.kind]).send(bytes);
}

/** Sends a photo to be shown in a page of the shop. @throws DomainError NOT_FOUND */
export async function sendPhoto(response: Response, id: string): Promise<void> {
  const bytes = await contentOf(id, 'Picture');
  response.set(headers).type(types[PaperKind.PHOTO]).send(bytes);
}

async function contentOf(id: string, what: string): Promise<Buffer> {
  const bytes = await readContent(id);
  if (!bytes) throw notFound(what);
  return bytes;
}
