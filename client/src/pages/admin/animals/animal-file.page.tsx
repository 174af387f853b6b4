import { useParams } from 'react-router-dom';
import { AnimalFileView } from '../../../features/admin/animal-files/animal-file-view.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <AnimalFileView key={id} id={id} />;
}
