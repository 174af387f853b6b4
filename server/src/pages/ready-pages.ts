import { hash } from 'node:crypto';
import { headOfPage } from '../../../domain/page-head.ts';
import type { KeptAnswers } from '../catalogue/kept-answers.ts';
import type { Logger } from '../platform/logging.ts';
import type { Packed } from '../platform/packed-answer.ts';
import type { Slots } from '../platform/slots.ts';
import { within } from '../platform/within.ts';
import { headMarkup } from './head-markup.ts';
import type { PageContent } from './page-content.ts';
import type { PageTemplate } from './page-template.ts';
import type { Page, PagesService } from './pages.service.ts';
import { PATIENCE } from './patience.ts';

/** A page as it is sent. */
export interface ReadyPage extends Packed {
  readonly status: number;
  /** In quotes; of the plain form, and good for the others. */
  readonly tag: string;
  /** Whether there is such a page and nothing is missing that it should begin with. */
  readonly isWhole: boolean;
}

interface Parts {
  readonly pages: Pick<PagesService, 'at'>;
  readonly template: PageTemplate;
  readonly content: Pick<PageContent, 'at'>;
  /** Whole pages are the same for everybody until an item changes. */
  readonly kept: KeptAnswers<ReadyPage>;
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

  /** @param isFresh whether it must be made now, because the one who asks may know more than was heard here */
  async at(place: Place, isFresh: boolean, log: Logger): Promise<ReadyPage> {
    const { kept, places, template } = this.parts;
    const question = `${await template.version()} ${place.origin} ${place.path}${place.search}`;
    const known = isFresh ? undefined : kept.find(question);
    return known ?? kept.answer(question, () => places.take(() => this.make(place, log)), isFresh);
  }

  private async make({ path, search, origin }: Place, log: Logger): Promise<ReadyPage> {
    const [{ status, head, things }, { styles, isWhole, ...shown }] = await Promise.all([
      this.pageOrShell(path, origin, log),
      this.parts.content.at(path, search, log),
    ]);
    const plain = await this.parts.template.fill({
      head: headMarkup(head, things, origin) + styles,
      ...shown,
    });
    const tag = `W/"${hash('sha1', plain, 'base64url')}"`;
    return { plain, status, tag, isWhole: isWhole && status === 200 };
  }

  /** The client opens without the database too, and says what is wrong; a search engine is told to come again. */
  private async pageOrShell(
    path: string,
    origin: string,
    log: Logger,
  ): Promise<Omit<Page, 'status'> & { status: number }> {
    try {
      return await within(PATIENCE, this.parts.pages.at(path, origin));
    } catch (error) {
      log.warn({ err: error }, 'a page without what the database knows of it');
      return { status: 503, head: headOfPage(path), things: [] };
    }
  }
}
