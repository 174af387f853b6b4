import { Button, Stack, Text } from '@mantine/core';
import { articleParams, isWithin, readArticleFilter } from '../../../../../domain/care/article-facets.ts';
import { articleWords } from '../../../../../domain/search/article-words.ts';
import { useUrlFilter } from '../../../hooks/use-url-filter.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { careArticles } from '../care/care.guide.tsx';
import { GeneralAdvice } from '../general-advice.tsx';
import { related } from '../related-pages.ts';
import { RelatedPages } from '../related-pages-list.tsx';
import { useOpenedArticles } from '../use-opened-articles.ts';
import { CareCard } from './care-card.tsx';
import { CareFilters } from './care-filters.tsx';

/** Every article of the shop, narrowed by kind, age and topic; those of no other page are read here. */
export function CareView() {
  const [filter, change] = useUrlFilter(readArticleFilter, articleParams);
  const { isOpen, open, close } = useOpenedArticles(careArticles);
  const found = Object.entries(articleWords).filter(([, words]) => isWithin(words, filter));
  return (
    <Stack gap="xl">
      <CareFilters filter={filter} onChange={change} />
      <Text role="status">{found.length === 1 ? '1 article' : `${found.length} articles`}</Text>
      {found.length === 0 ? (
        <EmptyState
          title="Nothing about that yet"
          text="Your vet knows more: ask there, or look at all that there is."
          action={
            <Button
              variant="default"
              onClick={() => change({ kind: undefined, age: undefined, topic: undefined })}
            >
              Show all articles
            </Button>
          }
        />
      ) : (
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {found.map(([id, words]) => (
            <li key={id}>
              <CareCard
                {...{ id, words }}
                article={careArticles.find((one) => one.id === id)}
                isOpen={isOpen(id)}
                onOpen={() => open(id)}
                onClose={() => close(id)}
              />
            </li>
          ))}
        </Stack>
      )}
      <RelatedPages pages={[related.feeding, related.dogTraining, related.catTraining]} />
      <GeneralAdvice />
    </Stack>
  );
}
