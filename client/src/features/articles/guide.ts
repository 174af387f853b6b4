import type { ReactNode } from 'react';
import type { ArticleFacets } from '../../../../domain/care/article-facets.ts';

/** A page of articles: what it is headed by, what it holds and what in the shop goes with it. */
export interface Guide {
  readonly kicker: string;
  readonly heading: string;
  readonly intro: string;
  readonly picture: Picture;
  /** What stands on the button that opens an article (specification §2). */
  readonly label: string;
  readonly articles: readonly Article[];
  readonly related: readonly RelatedPage[];
}

export interface Article extends ArticleFacets {
  /** Its name in the address, behind the #. */
  readonly id: string;
  readonly title: string;
  readonly teaser: string;
  /** None where articles stand in a list. */
  readonly picture: Picture | null;
  readonly text: ReactNode;
  /** When to call the vet; null where there is nothing that wants one. */
  readonly vetNote: ReactNode;
}

/** A picture of 800 x 600. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

export interface RelatedPage {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}
