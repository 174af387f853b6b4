import { pageHead } from '../../../domain/pages/page-head.ts';
import type { Logger } from '../platform/logging.ts';
import type { Slots } from '../platform/semaphore.ts';
import { within } from '../platform/with-timeout.ts';
import { headMarkup } from '../seo/head-tags.ts';
import type { PageTemplate } from './html-template.ts';
import type { Page, PagesService } from './page-data.service.ts';
import type { PageContent } from './page-renderer.ts';
import { PAGE_TIMEOUT_MS } from './timeouts.ts';

/** A page as it is sent. */
export interface ReadyPage {
  readonly status: number;
  /** In UTF-8. */
  readonly html: Buffer;
  /** Whether there is such a page and nothing is missing that it should begin with. */
  readonly isWhole: boolean;
}

interface Parts {
  readonly pages: Pick<PagesService, 'at'>;
  readonly template: PageTemplate;
  readonly content: Pick<PageContent, 'at'>;
  /** For pages while they are made. */
  readonly places: Slots;
}

/** Where a page is asked for. */
interface Place {
  readonly path: string;
  /** The query of its address. */
  readonly search: string;
  /** Where the shop is reached. */
  readonly origin: string;
}

/** Pages ready to be sent: head and content in the built client's frame. */
export class ReadyPages {
  constructor(private readonly parts: Parts) {}

  at(place: Place, log: Logger): Promise<ReadyPage> {
    return this.parts.places.take(() => this.make(place, log));
  }

  private async make({ path, search, origin }: Place, log: Logger): Promise<ReadyPage> {
    const [{ status, head, things }, { styles, isWhole, ...shown }] = await Promise.all([
      this.pageOrShell(path, origin, log),
      this.parts.content.at(path, search, log),
    ]);
    const html = await this.parts.template.fill({
      head: headMarkup(head, things, origin) + styles,
      ...shown,
    });
    return { html, status, isWhole: isWhole && status === 200 };
  }

  /** The client opens without the database too, and says what is wrong; a search engine is told to come again. */
  private async pageOrShell(
    path: string,
    origin: string,
    log: Logger,
  ): Promise<Omit<Page, 'status'> & { status: number }> {
    try {
      return await within(PAGE_TIMEOUT_MS, this.parts.pages.at(path, origin));
    } catch (error) {
      log.warn({ err: error }, 'a page without what the database knows of it');
      return { status: 503, head: pageHead(path), things: [] };
    }
  }
}
