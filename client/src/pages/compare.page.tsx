import { quickAddFor } from '../features/cart/components/quick-add.tsx';
import { ComparedItems } from '../features/catalogue/compare/compared-items.tsx';
import { PageContainer } from '../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer title="Compare" intro="Side by side it is easier to choose.">
      <ComparedItems actionFor={quickAddFor} />
    </PageContainer>
  );
}
