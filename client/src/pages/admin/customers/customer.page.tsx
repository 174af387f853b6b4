import { useParams } from 'react-router-dom';
import { CustomerView } from '../../../features/admin/customers/customer-view.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <CustomerView key={id} id={id} />;
}
