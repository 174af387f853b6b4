import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AdminLayout } from '../app/layouts/admin-layout.tsx';
import { DueCareDocument } from '../features/admin/animal-files/animal-files.operations.ts';
import {
  DecisionTemplatesDocument,
  DueApplicationsDocument,
} from '../features/admin/applications/managed-applications.operations.ts';
import { AdoptionFiguresDocument } from '../features/admin/dashboard/api/adoption-figures.operations.ts';
import { ItemsEditsDocument } from '../features/admin/item-edits/item-edits.operations.ts';
import { WaitingOrdersDocument } from '../features/admin/orders/api/waiting-orders.operations.ts';
import { KnownBrandsDocument } from '../features/admin/pets/api/manage-pets.operations.ts';
import { AnswerTemplatesDocument } from '../features/admin/questions/questions.operations.ts';
import { createCache } from '../lib/apollo/client.ts';
import { type Session, SessionContext } from '../lib/session/session.tsx';
import { Component as AddPetsPage } from '../pages/admin/add-pets.page.tsx';
import { Component as AnimalFilePage } from '../pages/admin/animals/animal-file.page.tsx';
import { Component as AnimalFilesPage } from '../pages/admin/animals/animal-files.page.tsx';
import { Component as ManagedApplicationPage } from '../pages/admin/application.page.tsx';
import { Component as AuditPage } from '../pages/admin/audit.page.tsx';
import { Component as CustomerPage } from '../pages/admin/customers/customer.page.tsx';
import { Component as CustomersPage } from '../pages/admin/customers/customers.page.tsx';
import { Component as ImportsPage } from '../pages/admin/imports.page.tsx';
import { Component as MakeAdminPage } from '../pages/admin/make-admin.page.tsx';
import { Component as ManageAccessoriesOrderPage } from '../pages/admin/manage-accessories-order.page.tsx';
import { Component as ManagePetsDataPage } from '../pages/admin/manage-pets-data.page.tsx';
import { Component as ManagePetsOrderPage } from '../pages/admin/manage-pets-order.page.tsx';
import { Component as MoneyHealthPage } from '../pages/admin/money-health.page.tsx';
import { Component as DisputePage } from '../pages/admin/order/dispute.page.tsx';
import { Component as LabelPage } from '../pages/admin/order/label.page.tsx';
import { Component as ManagedOrderPage } from '../pages/admin/order/order.page.tsx';
import { Component as PackingSheetsPage } from '../pages/admin/order/packing-sheets.page.tsx';
import { Component as PackingSlipPage } from '../pages/admin/order/packing-slip.page.tsx';
import { Component as PickListPage } from '../pages/admin/order/pick-list.page.tsx';
import { Component as OrdersPage } from '../pages/admin/orders.page.tsx';
import { Component as OverviewPage } from '../pages/admin/overview.page.tsx';
import { Component as PackingPage } from '../pages/admin/packing.page.tsx';
import { Component as PapersPage } from '../pages/admin/papers.page.tsx';
import { Component as PromotionsPage } from '../pages/admin/promotions.page.tsx';
import { Component as QuestionsPage } from '../pages/admin/questions.page.tsx';
import { Component as RepeatDeliveriesPage } from '../pages/admin/repeat-deliveries.page.tsx';
import { Component as StaffPage } from '../pages/admin/staff.page.tsx';
import { Component as CountStockPage } from '../pages/admin/stock/count-stock.page.tsx';
import { Component as ItemStockPage } from '../pages/admin/stock/item-stock.page.tsx';
import { Component as PurchasesPage } from '../pages/admin/stock/purchases.page.tsx';
import { Component as SynonymsPage } from '../pages/admin/synonyms.page.tsx';
import NotificationsProvider from '../ui/notifications/notifications-provider.tsx';
import { OutsideDocument } from '../ui/threads/outside.operations.ts';
import { WaitingQuestionsDocument } from '../ui/threads/waiting-questions.operations.ts';
import { fakeWebSocket } from './fake-websocket.ts';
import { adoptionFiguresOf } from './overview-data.ts';
import { writeShopFacts } from './shop-facts.ts';

/** How many animal orders wait, which every page of the back office asks for. */
const waitingOrders: MockLink.MockedResponse = {
  request: { query: WaitingOrdersDocument },
  result: { data: { petOrders: { __typename: 'PetOrderConnection', totalCount: 3 } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** Nothing is due of applications for animals. */
const dueApplications: MockLink.MockedResponse = {
  request: { query: DueApplicationsDocument },
  result: { data: { dueApplications: [] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** Nothing is due of the care of animals. */
const dueCare: MockLink.MockedResponse = {
  request: { query: DueCareDocument },
  result: { data: { dueCare: [] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** No animal is on its way home, in any period. */
const noAdoptions: MockLink.MockedResponse = {
  request: { query: AdoptionFiguresDocument, variables: () => true },
  result: { data: { adoptionFigures: adoptionFiguresOf() } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** The brands of the shop, which forms suggest. */
const knownBrands: MockLink.MockedResponse = {
  request: { query: KnownBrandsDocument },
  result: {
    data: {
      allPets: {
        __typename: 'PetConnection',
        facets: { __typename: 'PetFacets', brand: [], breed: [], coat: [] },
      },
      shopLists: [],
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** No change of many items is to come, or can be taken back. */
const itemsEdits: MockLink.MockedResponse = {
  request: { query: ItemsEditsDocument },
  result: { data: { itemsEdits: [] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** The owner keeps no answers. */
const answerTemplates: MockLink.MockedResponse = {
  request: { query: AnswerTemplatesDocument },
  result: { data: { answerTemplates: [] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** Nor words for decisions. */
const decisionTemplates: MockLink.MockedResponse = {
  request: { query: DecisionTemplatesDocument },
  result: { data: { decisionTemplates: [] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** How many questions wait for an answer, of those about or from something. */
export function waitingQuestions(count: number, where: object | null = null): MockLink.MockedResponse {
  const waiting = { ...where, isAnswered: false, isClosed: false };
  return {
    request: { query: WaitingQuestionsDocument, variables: where ? { where: waiting } : () => true },
    result: { data: { threads: { __typename: 'ThreadConnection', totalCount: count } } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

/** The admin whose back office it is. */
export const keeper = {
  _id: 'user-0',
  email: 'ada@petshop.test',
  name: 'Ada Keeper',
  role: 'ADMIN',
} as const;

/** Who stands outside to pick an order up, by its number. */
export function standOutside(
  outside: Readonly<Record<string, string>>,
  where: object = { isHere: true },
): MockLink.MockedResponse {
  const edges = Object.entries(outside).map(([number, hereSince]) => ({
    __typename: 'ThreadEdge',
    node: {
      ...{ __typename: 'Thread', id: `outside-${number}`, name: 'Mia Keller', hereSince },
      order: { __typename: 'Order', number },
    },
  }));
  return {
    request: { query: OutsideDocument, variables: { where } },
    result: { data: { threads: { __typename: 'ThreadConnection', edges } } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

/** Nobody stands outside. */
const nobodyOutside: MockLink.MockedResponse = {
  ...standOutside({}),
  request: { query: OutsideDocument, variables: () => true },
};

/** Renders a page of the back office with mocked API responses. */
export function renderAdminPage(
  path: string,
  answers: readonly MockLink.MockedResponse[],
  {
    role = keeper.role,
    retry = async () => {},
    getToken = async () => 'token',
  }: Partial<Pick<Session, 'retry' | 'getToken'>> & { readonly role?: 'ADMIN' | 'STAFF' } = {},
) {
  // Alerts outlive a page, and so would outlive a test.
  notifications.clean();
  const live = fakeWebSocket(
    new MockLink([
      ...answers,
      waitingOrders,
      dueApplications,
      dueCare,
      noAdoptions,
      knownBrands,
      itemsEdits,
      answerTemplates,
      decisionTemplates,
      nobodyOutside,
      waitingQuestions(0),
    ]),
  );
  const client = new ApolloClient({ cache: createCache(), link: live.link });
  writeShopFacts(client);

  const session = {
    status: 'signed-in',
    account: { ...keeper, role },
    problem: null,
    retry,
    getToken,
  } as Session;

  const page = render(
    <ApolloProvider client={client}>
      <MantineProvider env="test">
        <NotificationsProvider />
        <SessionContext value={session}>
          <MemoryRouter initialEntries={[`/adminDashboard/${path}`]}>
            <Address />
            <Routes>
              <Route path="/adminDashboard" element={<AdminLayout />}>
                <Route index element={<OverviewPage />} />
                <Route path="orders" element={<OrdersPage />} />
                <Route path="addpets" element={<AddPetsPage />} />
                <Route path="ManagePetsdata" element={<ManagePetsDataPage />} />
                <Route path="animals" element={<AnimalFilesPage />} />
                <Route path="animals/:id" element={<AnimalFilePage />} />
                <Route path="ManagePetsOrder" element={<ManagePetsOrderPage />} />
                <Route path="ManagePetsOrder/:id" element={<ManagedApplicationPage />} />
                <Route path="ManagePetsOrder/:id/papers" element={<PapersPage />} />
                <Route path="ManageAccessoriesOrder" element={<ManageAccessoriesOrderPage />} />
                <Route path="orders/:number" element={<ManagedOrderPage />} />
                <Route path="orders/:number/packing-slip" element={<PackingSlipPage />} />
                <Route path="orders/:number/label" element={<LabelPage />} />
                <Route path="orders/:number/dispute" element={<DisputePage />} />
                <Route path="pick-list" element={<PickListPage />} />
                <Route path="packing" element={<PackingPage />} />
                <Route path="packing/print" element={<PackingSheetsPage />} />
                <Route path="customers" element={<CustomersPage />} />
                <Route path="customers/:id" element={<CustomerPage />} />
                <Route path="MakeAdmin" element={<MakeAdminPage />} />
                <Route path="staff" element={<StaffPage />} />
                <Route path="promotions" element={<PromotionsPage />} />
                <Route path="repeatDeliveries" element={<RepeatDeliveriesPage />} />
                <Route path="stock" element={<CountStockPage />} />
                <Route path="stock/:id" element={<ItemStockPage />} />
                <Route path="purchases" element={<PurchasesPage />} />
                <Route path="imports" element={<ImportsPage />} />
                <Route path="questions" element={<QuestionsPage />} />
                <Route path="synonyms" element={<SynonymsPage />} />
                <Route path="MoneyHealth" element={<MoneyHealthPage />} />
                <Route path="Audit" element={<AuditPage />} />
              </Route>
            </Routes>
          </MemoryRouter>
        </SessionContext>
      </MantineProvider>
    </ApolloProvider>,
  );
  return { ...page, tell: live.tell };
}

/** The current URL, for tests to read. */
function Address() {
  const { search } = useLocation();
  return <output data-testid="query">{search}</output>;
}
