import { QuestionsList } from '../../features/admin/questions/questions-list.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Questions"
      intro="What people ask the shop. Each is promised an answer within one working day."
    >
      <QuestionsList />
    </PageContainer>
  );
}
