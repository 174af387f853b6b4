import { useSearchParams } from 'react-router-dom';
import { PackingSheets } from '../../../features/admin/printing/packing-sheets.tsx';

export function Component() {
  const [search] = useSearchParams();
  const numbers = (search.get('orders') ?? '').split(',').filter(Boolean);
  return <PackingSheets kind={search.has('labels') ? 'labels' : 'slips'} numbers={numbers} />;
}
