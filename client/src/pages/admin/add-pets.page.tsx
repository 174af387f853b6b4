import { AddPetForm } from '../../features/admin-pets/add-pet-form.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="ADD DATA"
      intro="A new animal, food or accessory. Everything but the picture and the stock is required."
    >
      <AddPetForm />
    </PageContainer>
  );
}
