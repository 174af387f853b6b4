import { useParams } from 'react-router-dom';
import { ItemStockView } from '../../../features/admin/stock/item-stock-view.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ItemStockView key={id} id={id} />;
}
