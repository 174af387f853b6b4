import { useSearchParams } from 'react-router-dom';
import { ImportDetail } from '../../features/admin/goods-in/import-detail.tsx';
import { PastImports } from '../../features/admin/goods-in/past-imports.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

/** The address says which import is looked at, so that it can be come back to. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const id = params.get('import');
  const open = (next: string | null) => setParams(next ? { import: next } : {});
  return (
    <PageContainer
      title="Imports"
      intro="Files of goods from suppliers, from Shopify and WooCommerce, and your own “Download CSV”. Nothing changes before you have seen what would."
    >
      {id ? <ImportDetail key={id} id={id} onBack={() => open(null)} /> : <PastImports onOpen={open} />}
    </PageContainer>
  );
}
