import { ArticleTeaser } from './article-teaser.tsx';
import { GeneralAdvice } from './general-advice.tsx';
import type { Guide } from './guide.ts';
import { GuideBanner } from './guide-banner.tsx';
import classes from './guide-view.module.css';
import { RelatedPages } from './related-pages-list.tsx';
import { useOpenedArticles } from './use-opened-articles.ts';

/** A page of articles: banner and contents, the articles one below the other, and the way on into the shop. */
export function GuideView({ guide }: { readonly guide: Guide }) {
  const { isOpen, open, close } = useOpenedArticles(guide.articles);
  return (
    <div className={classes.page}>
      <GuideBanner guide={guide} />
      <div className={classes.articles}>
        {guide.articles.map((article) => (
          <ArticleTeaser
            key={article.id}
            article={article}
            label={guide.label}
            isOpen={isOpen(article.id)}
            onOpen={() => open(article.id)}
            onClose={() => close(article.id)}
          />
        ))}
      </div>
      <RelatedPages pages={guide.related} />
      <GeneralAdvice />
    </div>
  );
}
