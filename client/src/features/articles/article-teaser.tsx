import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { ArticlePicture } from './article-picture.tsx';
import classes from './article-teaser.module.css';
import { FoldingText } from './folding-text.tsx';
import type { Article } from './guide.ts';
import { titleId } from './use-opened-articles.ts';
import { VetNote } from './vet-note.tsx';

interface ArticleTeaserProps {
  readonly article: Article;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Picture, title and a sentence of an article, and a button that unfolds its text in place. */
export function ArticleTeaser({ article, label, isOpen, onOpen, onClose }: ArticleTeaserProps) {
  const { id, title } = article;
  const textId = `${id}-text`;
  return (
    <article id={id} className={classes.article} aria-labelledby={titleId(id)}>
      <div className={classes.frame}>
        {article.picture && <ArticlePicture picture={article.picture} className={classes.picture} />}
      </div>
      <div className={classes.words}>
        <h2 id={titleId(id)} className={classes.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={classes.teaser}>{article.teaser}</p>
        <Button
          variant="light"
          className={classes.button}
          // Many buttons of a page read the same; what follows the label tells them apart.
          aria-label={`${label} ${title}`}
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={isOpen ? onClose : onOpen}
          rightSection={<IconChevronDown size={18} className={classes.chevron} aria-hidden />}
        >
          {label}
        </Button>
        <FoldingText id={textId} isOpen={isOpen} onFound={onOpen}>
          {article.text}
          {article.vetNote && <VetNote>{article.vetNote}</VetNote>}
        </FoldingText>
      </div>
    </article>
  );
}
