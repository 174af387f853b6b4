import { isolateNames } from '../../../../domain/text/right-to-left.ts';
import { AddressBook } from '../../features/account/addresses/address-book.tsx';
import { SavedCards } from '../../features/account/cards/saved-cards.tsx';
import { ContactChoice } from '../../features/account/contact/contact-choice.tsx';
import { DeleteAccount } from '../../features/account/deletion/delete-account.tsx';
import { MailChoices } from '../../features/account/mail/mail-choices.tsx';
import { AccountMap } from '../../features/account/profile/account-map.tsx';
import { Section } from '../../features/account/profile/section.tsx';
import { SignInSection } from '../../features/account/profile/sign-in-section.tsx';
import { TakeAlong } from '../../features/account/take-along/take-along.tsx';
import { PlansInShort } from '../../features/repeats/components/plans-in-short.tsx';
import { WatchedList } from '../../features/stock-watches/watched-list.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import classes from './account.module.css';

export { ShopMantineProvider as Around } from '../../ui/theme/mantine-provider.tsx';

export function Component() {
  const { account } = useSession();
  const intro = account
    ? `You are ${isolateNames(account.name || 'logged in')}, with ${account.email}.`
    : undefined;
  return (
    <PageContainer title="Your account" intro={intro}>
      <div className={classes.sections}>
        <AccountMap />
        <PlansInShort />
        {account && <SignInSection account={account} />}
        <AddressBook />
        <ContactChoice />
        <SavedCards />
        <Section
          id="watched"
          title="What you wait for"
          intro="We e-mail you, once, when it is in stock again, or cheaper."
        >
          <WatchedList />
        </Section>
        <MailChoices />
        <TakeAlong />
        {account && <DeleteAccount account={account} />}
      </div>
    </PageContainer>
  );
}
