import { Alert, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { readOrderNumber } from '../../../../domain/orders/order-number.ts';
import { AskForm } from '../../features/questions/ask-form.tsx';
import { OwnQuestions } from '../../features/questions/own-questions.tsx';
import { QuestionSignIn } from '../../features/questions/question-sign-in.tsx';
import { ShopAddress } from '../../features/questions/shop-address.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { ShopFactsDocument } from '../../lib/shop-facts/shop-facts.operations.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import classes from '../../ui/threads/threads.module.css';

export { ShopMantineProvider as Around } from '../../ui/theme/mantine-provider.tsx';

/** Queries that the server preloads. */
export const documents = [ShopFactsDocument];

const asked = 'Your question is with us. We answer within one working day.';
const expired = 'This link is too old, or was never one. Ask us again, please.';

export function Component() {
  const { account } = useSession();
  const [address] = useSearchParams();
  const [notice, setNotice] = useState(address.has('asked') ? asked : address.has('expired') ? expired : '');
  const about = { petId: address.get('item'), orderNumber: readOrderNumber(address.get('order') ?? '') };
  const state = useLocation().state as { readonly text?: string } | null;
  return (
    <PageContainer
      title="Ask us"
      intro="About an animal, an order or anything else: we answer within one working day."
    >
      <div className={classes.columns}>
        <Stack gap={40}>
          <div>
            <div role="status">
              {notice && (
                <Alert variant="light" title={notice} mb={40}>
                  <Link to="/help">What others ask</Link>
                </Alert>
              )}
            </div>
            {!account && <QuestionSignIn />}
            <AskForm
              isVisitor={!account}
              about={about}
              suggested={state?.text ?? ''}
              onAsked={(email) =>
                setNotice(
                  email ? `We have mailed a link to ${email}. Open it, and we read your question.` : asked,
                )
              }
            />
          </div>
          {account && <OwnQuestions />}
        </Stack>
        <ShopAddress />
      </div>
    </PageContainer>
  );
}
