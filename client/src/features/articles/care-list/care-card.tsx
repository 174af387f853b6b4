import { Button, Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import {
  type ArticleFacets,
  articleAges,
  articleKinds,
  articleTopics,
} from '../../../../../domain/care/article-facets.ts';
import { pages } from '../../../../../domain/pages/pages.ts';
import type { ArticleWords } from '../../../../../domain/search/article-words.ts';
import { texts } from '../../../../../domain/text/texts.ts';
import panel from '../../../ui/applications/applications.module.css';
import teaser from '../article-teaser.module.css';
import { FoldingText } from '../folding-text.tsx';
import type { Article } from '../guide.ts';
import { titleId } from '../use-opened-articles.ts';
import { VetNote } from '../vet-note.tsx';

interface CareCardProps {
  readonly id: string;
  readonly words: ArticleWords;
  /** Where it is read here; that of another page is linked. */
  readonly article: Article | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** An article in the list: what it is about, and its text or the way there. */
export function CareCard({ id, words, article, ...opening }: CareCardProps) {
  const { page, title } = words;
  return (
    <article id={id} className={panel.panel} aria-labelledby={titleId(id)}>
      <Title order={2} size="h4" id={titleId(id)} tabIndex={-1}>
        {article ? title : <Link to={`${pages[page].path}#${id}`}>{title}</Link>}
      </Title>
      <Text size="sm" c="dimmed">
        {facetsInWords(words)}
      </Text>
      {article && <Unfolding article={article} {...opening} />}
    </article>
  );
}

type UnfoldingProps = { readonly article: Article } & Pick<CareCardProps, 'isOpen' | 'onOpen' | 'onClose'>;

function Unfolding({ article, isOpen, onOpen, onClose }: UnfoldingProps) {
  const textId = `${article.id}-text`;
  const label = texts.guides.labels.catCare;
  return (
    <>
      <Text>{article.teaser}</Text>
      <div>
        <Button
          variant="light"
          className={teaser.button}
          aria-label={`${label} ${article.title}`}
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={isOpen ? onClose : onOpen}
          rightSection={<IconChevronDown size={18} className={teaser.chevron} aria-hidden />}
        >
          {label}
        </Button>
      </div>
      <FoldingText id={textId} isOpen={isOpen} onFound={onOpen}>
        {article.text}
        {article.vetNote && <VetNote>{article.vetNote}</VetNote>}
      </FoldingText>
    </>
  );
}

/** Such as “The first days: Dogs, Cats”; with the ages where it is not for all. */
function facetsInWords({ kinds, ages, topic }: ArticleFacets): string {
  const forWhom = kinds.map((kind) => articleKinds[kind]).join(', ');
  const isForAll = ages.length === Object.keys(articleAges).length;
  const howOld = isForAll ? '' : `; ${ages.map((age) => articleAges[age].toLowerCase()).join(', ')}`;
  return `${articleTopics[topic]}: ${forWhom}${howOld}`;
}
