import { ShopText } from '../../features/shop-texts/shop-text.tsx';
import { ShopTextsDocument } from '../../features/shop-texts/shop-texts.operations.ts';
import { PageContainer } from '../../ui/page-container.tsx';

/** Queries that the server preloads. */
export const documents = [ShopTextsDocument];

export function Component() {
  return (
    <PageContainer title="Returns" intro="What can go back, and how your money does.">
      <ShopText name="returnsText" />
    </PageContainer>
  );
}
