import { useParams } from 'react-router-dom';
import { AnimalView } from '../features/animals/animal-view.tsx';
import { MyAnimalsList } from '../features/animals/my-animals-list.tsx';
import { PageContainer } from '../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

/** The animals of an account; with an id in the address, one of them. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? (
    <PageContainer title="My animals" intro="What follows from having one.">
      <MyAnimalsList />
    </PageContainer>
  ) : (
    <PageContainer title="My animal" intro="What is due, what was done, what it weighs.">
      <AnimalView key={id} id={id} />
    </PageContainer>
  );
}
