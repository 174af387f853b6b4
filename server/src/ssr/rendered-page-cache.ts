import { pageHead } from '../../../domain/pages/page-head.ts';
import type { Logger } from '../platform/logging.ts';
import type { Semaphore } from '../platform/semaphore.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { headMarkup } from '../seo/head-tags.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';
import type { HtmlTemplate } from './html-template.ts';
import type { PageData, PageDataService } from './page-data.service.ts';
import { PAGE_DATA_TIMEOUT_MS, type PageRenderer } from './page-renderer.ts';

/** A rendered page. */
export interface RenderedPage {
  readonly status: number;
  /** In UTF-8. */
  readonly html: Buffer;
  /** Whether there is such a page and nothing is missing that it should begin with. */
  readonly isComplete: boolean;
}

interface RenderedPagesDeps {
  readonly pageData: Pick<PageDataService, 'at'>;
  readonly template: HtmlTemplate;
  readonly renderer: Pick<PageRenderer, 'at'>;
  readonly shop: Pick<CurrentShopSettings, 'lastKnown'>;
  /** Limits concurrent renderings. */
  readonly semaphore: Semaphore;
  /** How many times as long as by itself a page waits for what it shows. */
  readonly patience: number;
}

/** Address of a page. */
interface PageAddress {
  readonly path: string;
  /** The query of its address. */
  readonly search: string;
  /** Where the shop is reached. */
  readonly origin: string;
}

/** Renders whole pages: head and content in the built client's template. */
export class RenderedPages {
  constructor(private readonly deps: RenderedPagesDeps) {}

  at(address: PageAddress, log: Logger): Promise<RenderedPage> {
    return this.deps.semaphore.run(() => this.render(address, log));
  }

  private async render({ path, search, origin }: PageAddress, log: Logger): Promise<RenderedPage> {
    const [{ status, ...head }, { styles, isComplete, ...body }] = await Promise.all([
      this.pageOrShell({ path, search, origin }, log),
      this.deps.renderer.at(path, search, log),
    ]);
    const html = await this.deps.template.fill({
      head: headMarkup(head, origin) + styles,
      ...body,
    });
    return { html, status, isComplete: isComplete && status === 200 };
  }

  /** The client opens without the database too, and says what is wrong; a search engine is told to come again. */
  private async pageOrShell(
    { path, search, origin }: PageAddress,
    log: Logger,
  ): Promise<Omit<PageData, 'status'> & { status: number }> {
    try {
      const { pageData, patience } = this.deps;
      return await withTimeout(patience * PAGE_DATA_TIMEOUT_MS, pageData.at(path, origin, search));
    } catch (error) {
      log.warn({ err: error }, 'a page without what the database knows of it');
      const { name: shopName } = this.deps.shop.lastKnown();
      return { status: 503, head: pageHead(path, search), structuredData: [], shopName };
    }
  }
}
