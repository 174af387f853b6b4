import { type ItemOffer, offerTags } from '../../../domain/pages/item-offer.ts';
import {
  type HeadTag,
  headTags,
  nameTag,
  type PageHead,
  shopImage,
  shopImageOf,
  tabTitle,
} from '../../../domain/pages/page-head.ts';
import { escaped } from '../platform/text/escape-html.ts';
import type { StructuredData } from './structured-data.ts';

interface HeadContent {
  readonly head: PageHead;
  readonly structuredData: readonly StructuredData[];
  readonly shopName: string;
  /** How the item is offered that the page is about. */
  readonly offer?: ItemOffer | null;
}

/**
 * The head of a page as HTML. Its elements carry `data-page-head`, by which the client finds them when it turns to
 * another page; those that it leaves as they are, `data-page-facts` too.
 */
export function headMarkup({ head, structuredData, shopName, offer }: HeadContent, origin: string): string {
  return [
    `<title>${escaped(tabTitle(head, shopName))}</title>`,
    ...headTags(head, origin, shopName).map((tag) => tagMarkup(tag)),
    ...[...cardTags(head, origin, shopName), ...(offer ? offerTags(offer) : [])].map((tag) =>
      tagMarkup(tag, ' data-page-facts'),
    ),
    ...(structuredData.length > 0 ? [dataMarkup(structuredData)] : []),
  ].join('\n    ');
}

/** What some networks read in place of the tags that the others know; none of them runs a page's code. */
function cardTags({ title, description, image }: PageHead, origin: string, shopName: string): HeadTag[] {
  const { path } = image === shopImage ? shopImageOf(shopName) : image;
  return [
    nameTag('twitter:title', title),
    nameTag('twitter:description', description),
    nameTag('twitter:image', origin + path),
  ];
}

function tagMarkup({ element, attributes }: HeadTag, mark = ''): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${element} data-page-head${mark}${list.join('')} />`;
}

/** Structured data. No text in it may end the element that it stands in. */
function dataMarkup(things: readonly StructuredData[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script data-page-head type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
