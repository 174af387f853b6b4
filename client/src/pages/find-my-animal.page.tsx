import AnimalFinder from '../features/catalogue/matching/animal-finder.tsx';
import { PageContainer } from '../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Find my animal"
      intro="Six questions, and then who fits: with the reasons, what speaks against and what nobody knows yet."
    >
      <AnimalFinder />
    </PageContainer>
  );
}
