import { MailChoices } from '../../features/account/mail/mail-choices.tsx';
import { PlansInShort } from '../../features/repeats/components/plans-in-short.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../../ui/theme/mantine-provider.tsx';

export function Component() {
  const { account } = useSession();
  const intro = account ? `You are ${account.name || 'signed in'}, with ${account.email}.` : undefined;
  return (
    <PageContainer title="Your account" intro={intro}>
      <PlansInShort />
      <MailChoices />
    </PageContainer>
  );
}
