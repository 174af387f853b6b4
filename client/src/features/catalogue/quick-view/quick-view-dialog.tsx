import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { itemOrderPath, itemPath } from '../../../../../domain/pages/page-head.ts';
import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { unbrokenUnits } from '../../../lib/format/unbroken-units.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Money } from '../../../ui/money.tsx';
import { NotTakenLine } from '../../../ui/not-taken/not-taken-line.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import { PetDetailsDocument } from '../api/catalogue.operations.ts';
import { PetFacts } from '../components/pet-facts.tsx';
import { animalDelivery, stockLabel } from '../lib/pet-labels.ts';
import { CardFit } from '../matching/card-fit.tsx';
import classes from './quick-view-dialog.module.css';

interface QuickViewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pet: PetCardFieldsFragment;
  /** How a product is put into the cart; animals are ordered on a page. */
  readonly action: ReactNode;
}

/** An item on the spot: what its card knows at once, the rest as it comes, below what is pressed meanwhile. */
export default function QuickViewDialog({ isOpen, onClose, pet, action }: QuickViewDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={<bdi>{unbrokenUnits(pet.petname)}</bdi>} size="54rem">
      <div className={classes.columns}>
        <div className={classes.picture}>
          <PetPicture image={pet.image} alt="" sizes="(min-width: 48em) 400px, 90vw" priority />
        </div>
        <div className={classes.about}>
          <p className={classes.price}>
            <Money amount={pet.petprice} />
            {pet.isAdoption && <span className={classes.fee}>Adoption fee</span>}
            <span className={classes.stock}>{stockLabel(pet) ?? readyText(pet)}</span>
          </p>
          <p className={classes.short} dir="auto">
            {pet.short}
          </p>
          {pet.category === 'FOOD' && <NotTakenLine petId={pet._id} />}
          <PetFacts pet={pet} />
          <CardFit pet={pet} />
          <div className={classes.actions}>
            {pet.category === 'PETS' && pet.isAvailable && (
              <ButtonLink to={itemOrderPath(pet._id)}>
                Order <bdi>{pet.petname}</bdi>
              </ButtonLink>
            )}
            {action}
            <ButtonLink look="default" to={itemPath(pet._id)}>
              See the whole page
            </ButtonLink>
          </div>
        </div>
        <Details pet={pet} />
      </div>
    </Modal>
  );
}

function readyText({ category }: PetCardFieldsFragment): string {
  return category === 'PETS' ? 'Looks for a home' : 'In stock';
}

function Details({ pet: { _id: id, category } }: Pick<QuickViewDialogProps, 'pet'>) {
  const { data, error, refetch } = useQuery(PetDetailsDocument, { variables: { id } });
  if (data?.pet) {
    return (
      <p className={classes.details}>
        <bdi>{data.pet.details}</bdi>
        <span className={classes.delivery}>
          {category === 'PETS' ? (
            animalDelivery
          ) : (
            <>
              Delivery: <Money amount={data.pet.deliveryCost} />
            </>
          )}
        </span>
      </p>
    );
  }
  if (data) return <p className={classes.details}>This item has left the shop.</p>;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <div className={classes.details} role="status" aria-label="Loading">
      <Skeleton style={{ height: 14 }} />
      <Skeleton style={{ height: 14, width: '80%', marginTop: 8 }} />
    </div>
  );
}
