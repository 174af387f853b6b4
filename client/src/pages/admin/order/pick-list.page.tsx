import { useSearchParams } from 'react-router-dom';
import { PickListView } from '../../../features/admin/printing/pick-list-view.tsx';

export function Component() {
  const [search] = useSearchParams();
  const numbers = (search.get('orders') ?? '').split(',').filter(Boolean);
  return <PickListView picked={numbers.length > 0 ? numbers : 'waiting'} />;
}
