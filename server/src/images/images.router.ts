import { Router } from 'express';
import { type ImageWidth, imageWidths } from '../../../domain/pictures/page-pictures.ts';
import { notFound } from '../platform/domain-error.ts';
import type { ImagesService } from './images.service.ts';
import { ImageFormat } from './pet-image.entity.ts';

const address = /^(\d{1,4})\.(webp|avif|jpeg)$/;

/** GET /images/<hash>/<width>.<webp|avif|jpeg>: pictures never change under their address. */
export function imagesRouter(images: ImagesService): Router {
  const router = Router();
  router.get('/images/:hash/:file', async (request, response) => {
    const { hash, file } = request.params;
    const [, width, format] = address.exec(file) ?? [];
    const isServed = imageWidths.includes(Number(width) as ImageWidth) && /^[0-9a-f]{64}$/.test(hash);
    if (!isServed) throw notFound('Picture');

    const name = `${hash.slice(0, 16)}-${width}`;
    const etag = `"${name}-${format}"`;
    const bytes =
      request.headers['if-none-match'] === etag
        ? null
        : await images.rendition(hash, Number(width) as ImageWidth, format as ImageFormat);
    response.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      // A picture that is opened as a page of its own runs nothing and loads nothing.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': `inline; filename="${name}.${format}"`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
    });
    if (bytes === null) {
      response.status(304).end();
      return;
    }
    response.type(`image/${format}`).send(bytes);
  });
  return router;
}
