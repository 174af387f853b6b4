import { Link } from 'react-router-dom';
import { ShopText } from '../../features/shop-texts/shop-text.tsx';
import { ShopTextsDocument } from '../../features/shop-texts/shop-texts.operations.ts';
import { PageContainer } from '../../ui/page-container.tsx';

/** Queries that the server preloads. */
export const documents = [ShopTextsDocument];

export function Component() {
  return (
    <PageContainer title="Help" intro="What people ask us most.">
      <ShopText name="helpText" />
      <p>
        Something else? <Link to="/contact">Ask us.</Link>
      </p>
    </PageContainer>
  );
}
