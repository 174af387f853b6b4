import { useParams } from 'react-router-dom';
import { AnimalPapers } from '../../features/admin/papers/animal-papers.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <AnimalPapers key={id} id={id} />;
}
