import { catCare } from '../features/articles/cat-care/cat-care.guide.ts';
import { GuideView } from '../features/articles/guide-view.tsx';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

export function Component() {
  return <GuideView guide={catCare} />;
}
