import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { WaitingOrdersDocument } from '../../features/admin-orders/waiting-orders.operations.ts';
import { createCache } from '../../lib/apollo.ts';
import NoticeBoard from '../../ui/notice-board.tsx';
import { Component as AddPetsPage } from './add-pets.page.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { Component as MakeAdminPage } from './make-admin.page.tsx';
import { Component as ManageAccessoriesOrderPage } from './manage-accessories-order.page.tsx';
import { Component as ManagePetsDataPage } from './manage-pets-data.page.tsx';
import { Component as ManagePetsOrderPage } from './manage-pets-order.page.tsx';
import { Component as OverviewPage } from './overview.page.tsx';

/** How many animal orders wait, which every page of the back office asks for. */
const waitingOrders: MockLink.MockedResponse = {
  request: { query: WaitingOrdersDocument },
  result: { data: { petOrders: { __typename: 'PetOrderConnection', totalCount: 3 } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** Opens a page of the back office with answers that the API would give. */
export function renderAdminPage(path: string, answers: readonly MockLink.MockedResponse[]) {
  // Alerts outlive a page, and so would outlive a test.
  notifications.clean();
  const client = new ApolloClient({ cache: createCache(), link: new MockLink([...answers, waitingOrders]) });

  return render(
    <ApolloProvider client={client}>
      <MantineProvider env="test">
        <NoticeBoard />
        <MemoryRouter initialEntries={[`/adminDashboard/${path}`]}>
          <Routes>
            <Route path="/adminDashboard" element={<AdminLayout />}>
              <Route index element={<OverviewPage />} />
              <Route path="addpets" element={<AddPetsPage />} />
              <Route path="ManagePetsdata" element={<ManagePetsDataPage />} />
              <Route path="ManagePetsOrder" element={<ManagePetsOrderPage />} />
              <Route path="ManageAccessoriesOrder" element={<ManageAccessoriesOrderPage />} />
              <Route path="MakeAdmin" element={<MakeAdminPage />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </MantineProvider>
    </ApolloProvider>,
  );
}
