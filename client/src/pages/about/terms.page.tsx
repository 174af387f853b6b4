import { ShopText } from '../../features/shop-texts/shop-text.tsx';
import { ShopTextsDocument } from '../../features/shop-texts/shop-texts.operations.ts';
import { PageContainer } from '../../ui/page-container.tsx';

/** Queries that the server preloads. */
export const documents = [ShopTextsDocument];

export function Component() {
  return (
    <PageContainer title="Terms" intro="What holds for what you order here.">
      <ShopText name="termsText" />
    </PageContainer>
  );
}
