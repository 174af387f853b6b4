import { Router } from 'express';
import { pageDescriptions } from '../../../domain/pages/page-descriptions.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';

/** GET /manifest.webmanifest: as what a phone keeps the shop on its home screen. */
export function webManifestRouter(shop: Pick<CurrentShopSettings, 'get'>): Router {
  const router = Router();
  router.get('/manifest.webmanifest', async (_request, response) => {
    const { name } = await shop.get();
    response
      .set('Cache-Control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify({ name, short_name: name, ...manifest }));
  });
  return router;
}

const manifest = {
  description: pageDescriptions.home,
  lang: 'en',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#1f5b4a',
  background_color: '#fbf7f0',
  categories: ['shopping', 'lifestyle'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
