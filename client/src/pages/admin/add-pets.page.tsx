import { AddPetForm } from '../../features/admin/pets/components/add-pet-form.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="ADD DATA"
      intro="A new animal, food or accessory. The picture may be left out; of food and accessories the stock too, and what is asked of animals."
    >
      <AddPetForm />
    </PageContainer>
  );
}
