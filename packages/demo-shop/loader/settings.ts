import type { Database } from '../../../server/src/database/database.ts';
import { shopSettingsRepository } from '../../../server/src/shop-settings/shop-settings.repository.ts';

/** Where the demo shop is on other sites: pages that belong to nobody. A shop has none until its owner sets them. */
const links = {
  instagram: 'https://www.instagram.com/explore/tags/rescuepets/',
  facebook: 'https://www.facebook.com/hashtag/rescuepets',
  x: 'https://x.com/hashtag/rescuepets',
  youtube: 'https://www.youtube.com/hashtag/rescuepets',
};

/** Sets what the demo shop says of itself, where nobody has set anything yet. */
export async function loadSettings(db: Database): Promise<void> {
  await db.transaction(async (session) => {
    if (await shopSettingsRepository.read(session)) return;
    await shopSettingsRepository.tryChange(0, { ...links, asksForApplication: true }, 'demo shop', session);
  });
}
