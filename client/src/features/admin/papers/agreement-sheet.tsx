import type { ReactNode } from 'react';
import { phoneText } from '../../../../../domain/input/phone-text.ts';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import { AgreementText, SignedNote } from '../../../ui/applications/agreement-text.tsx';
import { feeText } from '../../../ui/applications/fee-text.ts';
import type { PapersAgreement, PapersOrder } from './animal-papers.tsx';
import classes from './papers.module.css';

interface AgreementSheetProps {
  readonly order: PapersOrder;
  readonly agreement: PapersAgreement;
}

/** Who agrees about what, to be signed with a pen where it was not signed on the screen. */
export function AgreementSheet({ order, agreement: { text, signedBy, signedAt } }: AgreementSheetProps) {
  const { petname, petDescription, petprice, username, location, phone, email, fee, pet } = order;
  const shop = useShopFacts();
  return (
    <>
      <h2>
        Agreement about <bdi>{petname}</bdi>
      </h2>
      <dl className={classes.facts}>
        <Fact name="Animal">
          <bdi>{petname}</bdi>
          {petDescription && (
            <>
              {', '}
              <bdi>{petDescription}</bdi>
            </>
          )}
        </Fact>
        <Fact name="Goes to">
          <bdi>{username}</bdi>
          {'\n'}
          <bdi>{location}</bdi>
          {'\n'}
          {phoneText(phone)}, <bdi>{email}</bdi>
        </Fact>
        <Fact name={pet?.isAdoption === false ? 'Price' : 'Adoption fee'}>
          {fee ? feeText(fee) : formatDollars(petprice)}
        </Fact>
      </dl>
      <AgreementText text={text} heading="h3" />
      {signedAt ? (
        <SignedNote signedBy={signedBy ?? ''} signedAt={signedAt} />
      ) : (
        <div className={classes.signatures}>
          <SignatureLine who={username} />
          <SignatureLine who={shop.name} />
        </div>
      )}
    </>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SignatureLine({ who }: { readonly who: string }) {
  return (
    <p className={classes.signature}>
      Day, signature: <bdi>{who}</bdi>
    </p>
  );
}
