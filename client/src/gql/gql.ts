/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Invitation($code: String!) {\n    staffInvitation(code: $code) {\n      _id\n      role\n      invitedBy\n      expiresAt\n    }\n  }\n": typeof types.InvitationDocument,
    "\n  mutation AcceptInvitation($code: String!) {\n    acceptInvitation(code: $code) {\n      _id\n      role\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query MailChoices {\n    me {\n      ...MailChoiceFields\n    }\n  }\n": typeof types.MailChoicesDocument,
    "\n  mutation UpdateUnwantedMail($kinds: [MailKind!]!) {\n    updateUnwantedMail(kinds: $kinds) {\n      ...MailChoiceFields\n    }\n  }\n": typeof types.UpdateUnwantedMailDocument,
    "\n  fragment MailChoiceFields on User {\n    _id\n    optionalMail\n    unwantedMail\n  }\n": typeof types.MailChoiceFieldsFragmentDoc,
    "\n  query AuditRecords($where: AuditWhere, $first: Int!, $after: String) {\n    auditRecords(where: $where, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          at\n          actor\n          actorName\n          action\n          subject\n          subjectId\n          subjectName\n          requestId\n          changes {\n            field\n            before\n            after\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AuditRecordsDocument,
    "\n  query AuditActors($first: Int!) {\n    users(role: ADMIN, first: $first) {\n      edges {\n        node {\n          _id\n          email\n          name\n        }\n      }\n    }\n  }\n": typeof types.AuditActorsDocument,
    "\n  query AdminOverview($from: DateTime!, $to: DateTime!, $timeZone: String!) {\n    overview(from: $from, to: $to, timeZone: $timeZone) {\n      today {\n        ...RevenueFields\n      }\n      thisMonth {\n        ...RevenueFields\n      }\n      period {\n        ...RevenueFields\n      }\n      series {\n        start\n        items\n        animals\n        total\n        orders\n      }\n      seriesUnit\n      petOrders {\n        status\n        count\n      }\n      cartEntries {\n        status\n        count\n      }\n      waitingPetOrders\n      paidCartEntries\n      lowStock {\n        _id\n        petname\n        stock\n        image {\n          ...PetPictureFields\n        }\n      }\n      bestSellers {\n        petId\n        petname\n        pieces\n        revenue\n        pet {\n          _id\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n": typeof types.AdminOverviewDocument,
    "\n  query RevenueBefore(\n    $yesterdayFrom: DateTime!\n    $yesterdayTo: DateTime!\n    $monthFrom: DateTime!\n    $monthTo: DateTime!\n    $timeZone: String!\n  ) {\n    yesterday: overview(from: $yesterdayFrom, to: $yesterdayTo, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n    lastMonth: overview(from: $monthFrom, to: $monthTo, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n  }\n": typeof types.RevenueBeforeDocument,
    "\n  query PeriodBefore($from: DateTime!, $to: DateTime!, $timeZone: String!) {\n    overview(from: $from, to: $to, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n  }\n": typeof types.PeriodBeforeDocument,
    "\n  fragment RevenueFields on Revenue {\n    items\n    animals\n    total\n    disputed\n    orders\n  }\n": typeof types.RevenueFieldsFragmentDoc,
    "\n  fragment AdminCartEntryFields on CartEntry {\n    _id\n    petId\n    petname\n    petprice\n    category\n    type\n    image {\n      ...PetPictureFields\n    }\n    accessoriesAmount\n    totalamount\n    username\n    location\n    phone\n    email\n    orderDate\n    status\n    dispute\n    nextStatuses\n    undoUntil\n    deliveryMethod\n    dueAt\n    orderNumber\n  }\n": typeof types.AdminCartEntryFieldsFragmentDoc,
    "\n  query AdminCartEntries($status: CartEntryStatus, $first: Int!, $after: String) {\n    cartEntries(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...AdminCartEntryFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminCartEntriesDocument,
    "\n  query SameDayCartEntries {\n    cartEntries(delivery: SAME_DAY, status: PAID, first: 100) {\n      edges {\n        node {\n          ...AdminCartEntryFields\n        }\n      }\n    }\n  }\n": typeof types.SameDayCartEntriesDocument,
    "\n  mutation ShipCartEntry($id: ID!) {\n    shipCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n    }\n  }\n": typeof types.ShipCartEntryDocument,
    "\n  mutation UndoShipCartEntry($id: ID!) {\n    undoShipCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n    }\n  }\n": typeof types.UndoShipCartEntryDocument,
    "\n  mutation DeliverCartEntry($id: ID!) {\n    deliverCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n": typeof types.DeliverCartEntryDocument,
    "\n  mutation AdminCancelCartEntry($id: ID!) {\n    cancelCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n": typeof types.AdminCancelCartEntryDocument,
    "\n  query AdminPetOrders($status: PetOrderStatus, $first: Int!, $after: String) {\n    petOrders(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          petId\n          petname\n          petprice\n          type\n          image {\n            ...PetPictureFields\n          }\n          username\n          location\n          phone\n          email\n          orderDate\n          status\n          nextStatuses\n          undoUntil\n          readyAt\n          turnAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminPetOrdersDocument,
    "\n  query WaitingShoppers($first: Int!) {\n    petOrders(status: PENDING, first: $first) {\n      edges {\n        node {\n          _id\n          petId\n        }\n      }\n    }\n  }\n": typeof types.WaitingShoppersDocument,
    "\n  query WaitingForPet($petId: ID!, $first: Int!) {\n    waitingPetOrders(petId: $petId, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          username\n          orderDate\n        }\n      }\n    }\n  }\n": typeof types.WaitingForPetDocument,
    "\n  mutation AcceptPetOrder($id: ID!) {\n    acceptPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n": typeof types.AcceptPetOrderDocument,
    "\n  mutation UndoAcceptPetOrder($id: ID!) {\n    undoAcceptPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n      readyAt\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n": typeof types.UndoAcceptPetOrderDocument,
    "\n  mutation DeclinePetOrder($id: ID!) {\n    declinePetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n": typeof types.DeclinePetOrderDocument,
    "\n  mutation AnnouncePetOrderReady($id: ID!) {\n    announcePetOrderReady(id: $id) {\n      _id\n      status\n      nextStatuses\n      readyAt\n    }\n  }\n": typeof types.AnnouncePetOrderReadyDocument,
    "\n  mutation CollectPetOrder($id: ID!) {\n    collectPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n": typeof types.CollectPetOrderDocument,
    "\n  mutation AdminCancelPetOrder($id: ID!) {\n    cancelPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      readyAt\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n": typeof types.AdminCancelPetOrderDocument,
    "\n  subscription ShopOrderChanged {\n    shopOrderChanged {\n      kind\n      petOrder {\n        _id\n        status\n        nextStatuses\n        undoUntil\n        readyAt\n        turnAt\n      }\n      cartEntry {\n        _id\n        status\n        nextStatuses\n        undoUntil\n      }\n    }\n  }\n": typeof types.ShopOrderChangedDocument,
    "\n  query WaitingOrders {\n    petOrders(status: PENDING, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.WaitingOrdersDocument,
    "\n  fragment MoneyFigures on MoneyHealth {\n    checkedAt\n    tookMs\n    openPayments\n    openAmount\n    refundsOwed\n    refundsOwedAmount\n    unclaimed\n    unclaimedAmount\n    openDisputes\n    openDisputesAmount\n    unmatched\n  }\n": typeof types.MoneyFiguresFragmentDoc,
    "\n  query MoneyHealth {\n    moneyHealth {\n      ...MoneyFigures\n    }\n  }\n": typeof types.MoneyHealthDocument,
    "\n  query MoneyFindings($solved: Boolean, $first: Int!, $after: String) {\n    moneyHealth {\n      findings(solved: $solved, first: $first, after: $after) {\n        totalCount\n        edges {\n          node {\n            _id\n            kind\n            what\n            amount\n            intentId\n            foundAt\n            solvedAt\n            outcome\n            canBeAcknowledged\n            payment {\n              _id\n              email\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.MoneyFindingsDocument,
    "\n  mutation Reconcile {\n    reconcile {\n      ...MoneyFigures\n    }\n  }\n": typeof types.ReconcileDocument,
    "\n  mutation AcknowledgeFinding($id: ID!) {\n    acknowledgeFinding(id: $id) {\n      _id\n      solvedAt\n      outcome\n      canBeAcknowledged\n    }\n  }\n": typeof types.AcknowledgeFindingDocument,
    "\n  mutation AddPet($input: AddPetInput!, $img: Upload) {\n    addPet(input: $input, img: $img) {\n      _id\n      petname\n    }\n  }\n": typeof types.AddPetDocument,
    "\n  query KnownBrands {\n    allPets(first: 1) {\n      facets {\n        brand {\n          value\n          count\n        }\n      }\n    }\n  }\n": typeof types.KnownBrandsDocument,
    "\n  fragment PetsDataFields on Pet {\n    _id\n    petname\n    petprice\n    category\n    type\n    stock\n    availability\n    isAvailable\n    createdAt\n    image {\n      ...PetPictureFields\n    }\n  }\n": typeof types.PetsDataFieldsFragmentDoc,
    "\n  query PetsData($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    allPets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...PetsDataFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PetsDataDocument,
    "\n  query WholePet($id: ID!) {\n    pet(id: $id) {\n      ...PetsDataFields\n      ...PetTextFields\n    }\n  }\n": typeof types.WholePetDocument,
    "\n  mutation ChangePet($id: ID!, $input: UpdatePetInput!) {\n    updatePet(id: $id, input: $input) {\n      ...PetsDataFields\n    }\n  }\n": typeof types.ChangePetDocument,
    "\n  mutation EditPet($id: ID!, $input: UpdatePetInput!, $img: Upload) {\n    updatePet(id: $id, input: $input, img: $img) {\n      ...PetsDataFields\n      ...PetTextFields\n    }\n  }\n": typeof types.EditPetDocument,
    "\n  mutation DeletePet($id: ID!) {\n    deletePet(id: $id) {\n      _id\n      petname\n      availability\n      isAvailable\n    }\n  }\n": typeof types.DeletePetDocument,
    "\n  mutation RestorePet($id: ID!) {\n    restorePet(id: $id) {\n      ...PetsDataFields\n    }\n  }\n": typeof types.RestorePetDocument,
    "\n  fragment PromotionRow on Promotion {\n    _id\n    code\n    percentOff\n    dollarsOff\n    minEntriesTotal\n    categories\n    types\n    from\n    until\n    maxUses\n    maxUsesPerAccount\n    isActive\n    uses\n  }\n": typeof types.PromotionRowFragmentDoc,
    "\n  query Promotions($first: Int!, $after: String) {\n    promotions(first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...PromotionRow\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PromotionsDocument,
    "\n  mutation AddPromotion($input: AddPromotionInput!) {\n    addPromotion(input: $input) {\n      ...PromotionRow\n    }\n  }\n": typeof types.AddPromotionDocument,
    "\n  mutation UpdatePromotion($id: ID!, $input: UpdatePromotionInput!) {\n    updatePromotion(id: $id, input: $input) {\n      ...PromotionRow\n    }\n  }\n": typeof types.UpdatePromotionDocument,
    "\n  mutation EndPromotion($id: ID!) {\n    endPromotion(id: $id) {\n      ...PromotionRow\n    }\n  }\n": typeof types.EndPromotionDocument,
    "\n  query PromotionPreview($input: AddPromotionInput!) {\n    promotionPreview(input: $input) {\n      orders\n      isComplete\n      ordersReduced\n      reductions\n    }\n  }\n": typeof types.PromotionPreviewDocument,
    "\n  query RepeatOverview {\n    repeatOverview {\n      active\n      paused\n      begun\n      ended\n      churn\n      demand {\n        petId\n        pieces\n        missing\n        pet {\n          _id\n          petname\n          stock\n        }\n      }\n    }\n  }\n": typeof types.RepeatOverviewDocument,
    "\n  query AllRepeatPlans($status: RepeatPlanStatus, $first: Int!, $after: String) {\n    repeatPlans(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          status\n          petname\n          accessoriesAmount\n          everyWeeks\n          nextDate\n          deliveries\n          username\n          location\n          problem\n          wantsConsent\n          createdAt\n          endedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AllRepeatPlansDocument,
    "\n  query Staff($first: Int!) {\n    admins: users(role: ADMIN, first: $first) {\n      edges {\n        node {\n          ...StaffMember\n        }\n      }\n    }\n    staff: users(role: STAFF, first: $first) {\n      edges {\n        node {\n          ...StaffMember\n        }\n      }\n    }\n  }\n\n  fragment StaffMember on User {\n    _id\n    email\n    name\n    role\n    emailVerified\n  }\n": typeof types.StaffDocument,
    "\n  mutation SetRole($email: EmailAddress!, $role: Role!) {\n    setRole(email: $email, role: $role) {\n      _id\n      email\n      name\n      role\n    }\n  }\n": typeof types.SetRoleDocument,
    "\n  query StaffInvitations($first: Int!) {\n    staffInvitations(first: $first) {\n      edges {\n        node {\n          _id\n          email\n          role\n          code\n          invitedBy\n          invitedAt\n          expiresAt\n        }\n      }\n    }\n  }\n": typeof types.StaffInvitationsDocument,
    "\n  mutation InviteStaff($email: EmailAddress!, $role: Role!) {\n    inviteStaff(email: $email, role: $role) {\n      _id\n      email\n      role\n    }\n  }\n": typeof types.InviteStaffDocument,
    "\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      _id\n      email\n    }\n  }\n": typeof types.WithdrawInvitationDocument,
    "\n  query Synonyms {\n    synonyms {\n      _id\n      word\n      means\n      createdAt\n      isBuiltIn\n    }\n  }\n": typeof types.SynonymsDocument,
    "\n  mutation AddSynonym($word: String!, $means: [String!]!) {\n    addSynonym(word: $word, means: $means) {\n      _id\n      word\n    }\n  }\n": typeof types.AddSynonymDocument,
    "\n  mutation RemoveSynonym($id: ID!) {\n    removeSynonym(id: $id) {\n      _id\n      word\n    }\n  }\n": typeof types.RemoveSynonymDocument,
    "\n  query FindUser($email: EmailAddress!) {\n    user(email: $email) {\n      _id\n      email\n      name\n      role\n      emailVerified\n      createdAt\n    }\n  }\n": typeof types.FindUserDocument,
    "\n  mutation MakeAdmin($email: EmailAddress!) {\n    makeAdmin(email: $email) {\n      _id\n      email\n      name\n      role\n    }\n  }\n": typeof types.MakeAdminDocument,
    "\n  mutation RemoveAdmin($email: EmailAddress!) {\n    removeAdmin(email: $email) {\n      _id\n      email\n      name\n      role\n    }\n  }\n": typeof types.RemoveAdminDocument,
    "\n  query Admins($first: Int!) {\n    users(role: ADMIN, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          email\n          name\n          emailVerified\n          createdAt\n        }\n      }\n    }\n  }\n": typeof types.AdminsDocument,
    "\n  query Candidates($search: String!, $first: Int!) {\n    users(role: REGULAR, search: $search, first: $first) {\n      edges {\n        node {\n          _id\n          email\n          name\n        }\n      }\n    }\n  }\n": typeof types.CandidatesDocument,
    "\n  query CartQuote($entries: [CartEntryInput!]!, $choices: CheckoutChoicesInput) {\n    quote(entries: $entries, choices: $choices) {\n      entriesTotal\n      reductions\n      delivery\n      total\n      adjustments {\n        rule\n        label\n        amount\n        petId\n        isApplied\n        reason\n      }\n      deliveryOptions {\n        method\n        price\n        isAvailable\n        reason\n        arrives\n        orderBefore\n      }\n      repeats {\n        petId\n        everyWeeks\n        nextDate\n        nextTotal\n      }\n      lines {\n        petId\n        petname\n        petprice\n        accessoriesAmount\n        totalamount\n        available\n        pet {\n          _id\n          stock\n          isAvailable\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n": typeof types.CartQuoteDocument,
    "\n  query CartDelivery($entries: [CartEntryInput!]!) {\n    quote(entries: $entries) {\n      deliveryOptions {\n        method\n        isAvailable\n        reason\n        arrives\n      }\n    }\n  }\n": typeof types.CartDeliveryDocument,
    "\n  fragment PetCardFields on Pet {\n    _id\n    petname\n    petprice\n    category\n    type\n    gender\n    age\n    color\n    clan\n    kind\n    species\n    size\n    brand\n    short\n    availability\n    stock\n    isAvailable\n    image {\n      ...PetPictureFields\n    }\n  }\n": typeof types.PetCardFieldsFragmentDoc,
    "\n  fragment PetTextFields on Pet {\n    gender\n    age\n    color\n    clan\n    kind\n    species\n    size\n    brand\n    short\n    details\n  }\n": typeof types.PetTextFieldsFragmentDoc,
    "\n  query PetList($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      searchNote\n      facets {\n        category {\n          value\n          count\n        }\n        type {\n          value\n          count\n        }\n        gender {\n          value\n          count\n        }\n        age {\n          value\n          count\n        }\n        color {\n          value\n          count\n        }\n        clan {\n          value\n          count\n        }\n        kind {\n          value\n          count\n        }\n        species {\n          value\n          count\n        }\n        size {\n          value\n          count\n        }\n        brand {\n          value\n          count\n        }\n        available\n        priceMin\n        priceMax\n      }\n    }\n  }\n": typeof types.PetListDocument,
    "\n  query PetListMore($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PetListMoreDocument,
    "\n  query PetDetails($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n      ...PetTextFields\n      deliveryCost\n      deliveryOptions {\n        method\n        price\n        isAvailable\n        reason\n        arrives\n      }\n    }\n  }\n": typeof types.PetDetailsDocument,
    "\n  query PetCard($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n    }\n  }\n": typeof types.PetCardDocument,
    "\n  query Showcase($type: PetType, $first: Int!) {\n    accessories: pets(where: { category: ACCESSORIES, type: $type, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n    food: pets(where: { category: FOOD, type: $type, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n  }\n": typeof types.ShowcaseDocument,
    "\n  query WaitingAnimals($first: Int!) {\n    pets(where: { category: PETS, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n  }\n": typeof types.WaitingAnimalsDocument,
    "\n  query SimilarPets($id: ID!, $first: Int!) {\n    similarPets(id: $id, first: $first) {\n      hasLeft\n      pets {\n        ...PetCardFields\n      }\n    }\n  }\n": typeof types.SimilarPetsDocument,
    "\n  query ComparedPet($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n      deliveryCost\n      rating {\n        average\n        count\n      }\n    }\n  }\n": typeof types.ComparedPetDocument,
    "\n  mutation CreatePaymentIntent($input: CreatePaymentIntentInput!) {\n    createPaymentIntent(input: $input) {\n      clientSecret\n      payment {\n        _id\n        status\n        failureMessage\n      }\n      quote {\n        entriesTotal\n        delivery\n        total\n      }\n    }\n  }\n": typeof types.CreatePaymentIntentDocument,
    "\n  mutation ConfirmPayment($paymentId: ID!) {\n    confirmPayment(paymentId: $paymentId) {\n      _id\n      number\n      status\n      amount\n      failureMessage\n      cartEntries {\n        _id\n        petId\n        accessoriesAmount\n        status\n      }\n    }\n  }\n": typeof types.ConfirmPaymentDocument,
    "\n  subscription OwnOrderChanged {\n    ownOrderChanged {\n      kind\n      petOrder {\n        _id\n        petname\n        status\n        nextStatuses\n        readyAt\n        turnAt\n      }\n      cartEntry {\n        _id\n        petname\n        deliveryMethod\n        status\n        nextStatuses\n      }\n    }\n  }\n": typeof types.OwnOrderChangedDocument,
    "\n  query OrderMails($number: String!) {\n    order(number: $number) {\n      number\n      mails {\n        kind\n        to\n        subject\n        status\n        attempts\n        sentAt\n        nextAt\n        lastError\n      }\n    }\n  }\n": typeof types.OrderMailsDocument,
    "\n  query Order($number: String!) {\n    order(number: $number) {\n      number\n      status\n      placedAt\n      username\n      location\n      phone\n      email\n      entries {\n        _id\n        petId\n        petname\n        petprice\n        accessoriesAmount\n        everyWeeks\n        totalamount\n        paid\n        status\n        nextStatuses\n        image {\n          ...PetPictureFields\n        }\n        review {\n          _id\n          stars\n          text\n        }\n        pet {\n          _id\n          petprice\n          availability\n          stock\n        }\n      }\n      payment {\n        _id\n        status\n      }\n      price {\n        entriesTotal\n        reductions\n        delivery\n        total\n        adjustments {\n          label\n          amount\n          isApplied\n        }\n      }\n      delivery {\n        method\n        carrier\n        trackingNumber\n        trackingUrl\n        shippedAt\n      }\n      timeline {\n        at\n        kind\n        text\n        by\n      }\n      refunds {\n        _id\n        amount\n        reason\n        createdAt\n        status\n      }\n    }\n  }\n": typeof types.OrderDocument,
    "\n  query MyPetOrders($first: Int!, $after: String) {\n    me {\n      _id\n      petOrders(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            petId\n            petname\n            petprice\n            type\n            orderDate\n            status\n            nextStatuses\n            readyAt\n            turnAt\n            image {\n              ...PetPictureFields\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.MyPetOrdersDocument,
    "\n  query MyCartEntries($first: Int!, $after: String) {\n    me {\n      _id\n      cartEntries(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            petId\n            petname\n            petprice\n            category\n            accessoriesAmount\n            totalamount\n            paymentId\n            orderNumber\n            deliveryMethod\n            orderDate\n            status\n            nextStatuses\n            image {\n              ...PetPictureFields\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.MyCartEntriesDocument,
    "\n  mutation CancelPetOrder($id: ID!) {\n    cancelPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n": typeof types.CancelPetOrderDocument,
    "\n  mutation CancelCartEntry($id: ID!) {\n    cancelCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n": typeof types.CancelCartEntryDocument,
    "\n  mutation OrderPet($input: OrderPetInput!) {\n    orderPet(input: $input) {\n      _id\n      petId\n      status\n      orderDate\n      nextStatuses\n    }\n  }\n": typeof types.OrderPetDocument,
    "\n  query MyRefunds($first: Int!, $after: String) {\n    me {\n      _id\n      refunds(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            amount\n            reason\n            createdAt\n            status\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.MyRefundsDocument,
    "\n  fragment RepeatPlanFields on RepeatPlan {\n    _id\n    status\n    petname\n    accessoriesAmount\n    everyWeeks\n    delivery\n    nextDate\n    chargeDate\n    lastDate\n    earliestDate\n    problem\n    wantsConsent\n    isBeingCharged\n    username\n    location\n    phone\n    gramsADay\n    gramsAPiece\n    deliveries\n    endedAt\n    card {\n      brand\n      last4\n    }\n    pet {\n      _id\n      petname\n      petprice\n      category\n      type\n      availability\n      isAvailable\n      image {\n        ...PetPictureFields\n      }\n    }\n    substitute {\n      _id\n      petname\n    }\n    extras {\n      accessoriesAmount\n      pet {\n        _id\n        petname\n      }\n    }\n    forecast {\n      runsOutOn\n      daysLeft\n      betterDate\n    }\n    price {\n      delivery\n      total\n      adjustments {\n        label\n        amount\n        isApplied\n      }\n      lines {\n        petId\n        petname\n        accessoriesAmount\n        totalamount\n      }\n    }\n  }\n": typeof types.RepeatPlanFieldsFragmentDoc,
    "\n  query RepeatPlans {\n    me {\n      _id\n      repeatPlans {\n        ...RepeatPlanFields\n      }\n    }\n  }\n": typeof types.RepeatPlansDocument,
    "\n  query RepeatPlansInShort {\n    me {\n      _id\n      repeatPlans {\n        _id\n        status\n        petname\n        accessoriesAmount\n        everyWeeks\n        nextDate\n        earliestDate\n        problem\n        wantsConsent\n      }\n    }\n  }\n": typeof types.RepeatPlansInShortDocument,
    "\n  query RepeatPricesNow {\n    me {\n      _id\n      repeatPlans {\n        _id\n        priceNow {\n          total\n        }\n      }\n    }\n  }\n": typeof types.RepeatPricesNowDocument,
    "\n  mutation UpdateRepeatPlan($id: ID!, $input: UpdateRepeatPlanInput!) {\n    updateRepeatPlan(id: $id, input: $input) {\n      ...RepeatPlanFields\n    }\n  }\n": typeof types.UpdateRepeatPlanDocument,
    "\n  mutation SkipRepeatDelivery($id: ID!) {\n    skipRepeatDelivery(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n": typeof types.SkipRepeatDeliveryDocument,
    "\n  mutation SendRepeatDeliveryNow($id: ID!) {\n    sendRepeatDeliveryNow(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n": typeof types.SendRepeatDeliveryNowDocument,
    "\n  mutation EndRepeatPlan($id: ID!) {\n    endRepeatPlan(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n": typeof types.EndRepeatPlanDocument,
    "\n  query RepeatItems($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          petname\n          petprice\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n": typeof types.RepeatItemsDocument,
    "\n  query ItemReviews($id: ID!, $first: Int!, $after: String) {\n    pet(id: $id) {\n      _id\n      rating {\n        average\n        count\n      }\n      reviews(first: $first, after: $after) {\n        edges {\n          node {\n            ...ReviewFields\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.ItemReviewsDocument,
    "\n  mutation TakeDownReview($id: ID!) {\n    takeDownReview(id: $id) {\n      _id\n    }\n  }\n": typeof types.TakeDownReviewDocument,
    "\n  fragment ReviewFields on Review {\n    _id\n    name\n    stars\n    text\n    writtenAt\n  }\n": typeof types.ReviewFieldsFragmentDoc,
    "\n  mutation ReviewItem($petId: ID!, $input: ReviewInput!) {\n    reviewItem(petId: $petId, input: $input) {\n      ...ReviewFields\n    }\n  }\n": typeof types.ReviewItemDocument,
    "\n  mutation RemoveReview($petId: ID!) {\n    removeReview(petId: $petId)\n  }\n": typeof types.RemoveReviewDocument,
    "\n  query WatchedItems {\n    me {\n      ...WatchedItemsFields\n    }\n  }\n": typeof types.WatchedItemsDocument,
    "\n  mutation WatchStock($petId: ID!) {\n    watchStock(petId: $petId) {\n      ...WatchedItemsFields\n    }\n  }\n": typeof types.WatchStockDocument,
    "\n  mutation UnwatchStock($petId: ID!) {\n    unwatchStock(petId: $petId) {\n      ...WatchedItemsFields\n    }\n  }\n": typeof types.UnwatchStockDocument,
    "\n  fragment WatchedItemsFields on User {\n    _id\n    watchedPetIds\n  }\n": typeof types.WatchedItemsFieldsFragmentDoc,
    "\n  query Me {\n    me {\n      ...AccountFields\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation SaveUser($input: SaveUserInput!) {\n    saveUser(input: $input) {\n      ...AccountFields\n    }\n  }\n": typeof types.SaveUserDocument,
    "\n  fragment AccountFields on User {\n    _id\n    email\n    name\n    role\n  }\n": typeof types.AccountFieldsFragmentDoc,
    "\n  fragment PetPictureFields on PetImage {\n    hash\n    placeholder\n    width\n    height\n  }\n": typeof types.PetPictureFieldsFragmentDoc,
    "\n  query SearchSuggestions($text: String!) {\n    searchSuggestions(text: $text) {\n      items {\n        _id\n        petname\n        petprice\n        category\n        type\n        isAvailable\n        image {\n          ...PetPictureFields\n        }\n      }\n      searches {\n        text\n        count\n      }\n      places {\n        type\n        category\n        search\n        count\n      }\n    }\n  }\n": typeof types.SearchSuggestionsDocument,
};
const documents: Documents = {
    "\n  query Invitation($code: String!) {\n    staffInvitation(code: $code) {\n      _id\n      role\n      invitedBy\n      expiresAt\n    }\n  }\n": types.InvitationDocument,
    "\n  mutation AcceptInvitation($code: String!) {\n    acceptInvitation(code: $code) {\n      _id\n      role\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  query MailChoices {\n    me {\n      ...MailChoiceFields\n    }\n  }\n": types.MailChoicesDocument,
    "\n  mutation UpdateUnwantedMail($kinds: [MailKind!]!) {\n    updateUnwantedMail(kinds: $kinds) {\n      ...MailChoiceFields\n    }\n  }\n": types.UpdateUnwantedMailDocument,
    "\n  fragment MailChoiceFields on User {\n    _id\n    optionalMail\n    unwantedMail\n  }\n": types.MailChoiceFieldsFragmentDoc,
    "\n  query AuditRecords($where: AuditWhere, $first: Int!, $after: String) {\n    auditRecords(where: $where, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          at\n          actor\n          actorName\n          action\n          subject\n          subjectId\n          subjectName\n          requestId\n          changes {\n            field\n            before\n            after\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AuditRecordsDocument,
    "\n  query AuditActors($first: Int!) {\n    users(role: ADMIN, first: $first) {\n      edges {\n        node {\n          _id\n          email\n          name\n        }\n      }\n    }\n  }\n": types.AuditActorsDocument,
    "\n  query AdminOverview($from: DateTime!, $to: DateTime!, $timeZone: String!) {\n    overview(from: $from, to: $to, timeZone: $timeZone) {\n      today {\n        ...RevenueFields\n      }\n      thisMonth {\n        ...RevenueFields\n      }\n      period {\n        ...RevenueFields\n      }\n      series {\n        start\n        items\n        animals\n        total\n        orders\n      }\n      seriesUnit\n      petOrders {\n        status\n        count\n      }\n      cartEntries {\n        status\n        count\n      }\n      waitingPetOrders\n      paidCartEntries\n      lowStock {\n        _id\n        petname\n        stock\n        image {\n          ...PetPictureFields\n        }\n      }\n      bestSellers {\n        petId\n        petname\n        pieces\n        revenue\n        pet {\n          _id\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n": types.AdminOverviewDocument,
    "\n  query RevenueBefore(\n    $yesterdayFrom: DateTime!\n    $yesterdayTo: DateTime!\n    $monthFrom: DateTime!\n    $monthTo: DateTime!\n    $timeZone: String!\n  ) {\n    yesterday: overview(from: $yesterdayFrom, to: $yesterdayTo, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n    lastMonth: overview(from: $monthFrom, to: $monthTo, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n  }\n": types.RevenueBeforeDocument,
    "\n  query PeriodBefore($from: DateTime!, $to: DateTime!, $timeZone: String!) {\n    overview(from: $from, to: $to, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n  }\n": types.PeriodBeforeDocument,
    "\n  fragment RevenueFields on Revenue {\n    items\n    animals\n    total\n    disputed\n    orders\n  }\n": types.RevenueFieldsFragmentDoc,
    "\n  fragment AdminCartEntryFields on CartEntry {\n    _id\n    petId\n    petname\n    petprice\n    category\n    type\n    image {\n      ...PetPictureFields\n    }\n    accessoriesAmount\n    totalamount\n    username\n    location\n    phone\n    email\n    orderDate\n    status\n    dispute\n    nextStatuses\n    undoUntil\n    deliveryMethod\n    dueAt\n    orderNumber\n  }\n": types.AdminCartEntryFieldsFragmentDoc,
    "\n  query AdminCartEntries($status: CartEntryStatus, $first: Int!, $after: String) {\n    cartEntries(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...AdminCartEntryFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminCartEntriesDocument,
    "\n  query SameDayCartEntries {\n    cartEntries(delivery: SAME_DAY, status: PAID, first: 100) {\n      edges {\n        node {\n          ...AdminCartEntryFields\n        }\n      }\n    }\n  }\n": types.SameDayCartEntriesDocument,
    "\n  mutation ShipCartEntry($id: ID!) {\n    shipCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n    }\n  }\n": types.ShipCartEntryDocument,
    "\n  mutation UndoShipCartEntry($id: ID!) {\n    undoShipCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n    }\n  }\n": types.UndoShipCartEntryDocument,
    "\n  mutation DeliverCartEntry($id: ID!) {\n    deliverCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n": types.DeliverCartEntryDocument,
    "\n  mutation AdminCancelCartEntry($id: ID!) {\n    cancelCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n": types.AdminCancelCartEntryDocument,
    "\n  query AdminPetOrders($status: PetOrderStatus, $first: Int!, $after: String) {\n    petOrders(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          petId\n          petname\n          petprice\n          type\n          image {\n            ...PetPictureFields\n          }\n          username\n          location\n          phone\n          email\n          orderDate\n          status\n          nextStatuses\n          undoUntil\n          readyAt\n          turnAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminPetOrdersDocument,
    "\n  query WaitingShoppers($first: Int!) {\n    petOrders(status: PENDING, first: $first) {\n      edges {\n        node {\n          _id\n          petId\n        }\n      }\n    }\n  }\n": types.WaitingShoppersDocument,
    "\n  query WaitingForPet($petId: ID!, $first: Int!) {\n    waitingPetOrders(petId: $petId, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          username\n          orderDate\n        }\n      }\n    }\n  }\n": types.WaitingForPetDocument,
    "\n  mutation AcceptPetOrder($id: ID!) {\n    acceptPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n": types.AcceptPetOrderDocument,
    "\n  mutation UndoAcceptPetOrder($id: ID!) {\n    undoAcceptPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n      readyAt\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n": types.UndoAcceptPetOrderDocument,
    "\n  mutation DeclinePetOrder($id: ID!) {\n    declinePetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n": types.DeclinePetOrderDocument,
    "\n  mutation AnnouncePetOrderReady($id: ID!) {\n    announcePetOrderReady(id: $id) {\n      _id\n      status\n      nextStatuses\n      readyAt\n    }\n  }\n": types.AnnouncePetOrderReadyDocument,
    "\n  mutation CollectPetOrder($id: ID!) {\n    collectPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n": types.CollectPetOrderDocument,
    "\n  mutation AdminCancelPetOrder($id: ID!) {\n    cancelPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      readyAt\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n": types.AdminCancelPetOrderDocument,
    "\n  subscription ShopOrderChanged {\n    shopOrderChanged {\n      kind\n      petOrder {\n        _id\n        status\n        nextStatuses\n        undoUntil\n        readyAt\n        turnAt\n      }\n      cartEntry {\n        _id\n        status\n        nextStatuses\n        undoUntil\n      }\n    }\n  }\n": types.ShopOrderChangedDocument,
    "\n  query WaitingOrders {\n    petOrders(status: PENDING, first: 1) {\n      totalCount\n    }\n  }\n": types.WaitingOrdersDocument,
    "\n  fragment MoneyFigures on MoneyHealth {\n    checkedAt\n    tookMs\n    openPayments\n    openAmount\n    refundsOwed\n    refundsOwedAmount\n    unclaimed\n    unclaimedAmount\n    openDisputes\n    openDisputesAmount\n    unmatched\n  }\n": types.MoneyFiguresFragmentDoc,
    "\n  query MoneyHealth {\n    moneyHealth {\n      ...MoneyFigures\n    }\n  }\n": types.MoneyHealthDocument,
    "\n  query MoneyFindings($solved: Boolean, $first: Int!, $after: String) {\n    moneyHealth {\n      findings(solved: $solved, first: $first, after: $after) {\n        totalCount\n        edges {\n          node {\n            _id\n            kind\n            what\n            amount\n            intentId\n            foundAt\n            solvedAt\n            outcome\n            canBeAcknowledged\n            payment {\n              _id\n              email\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.MoneyFindingsDocument,
    "\n  mutation Reconcile {\n    reconcile {\n      ...MoneyFigures\n    }\n  }\n": types.ReconcileDocument,
    "\n  mutation AcknowledgeFinding($id: ID!) {\n    acknowledgeFinding(id: $id) {\n      _id\n      solvedAt\n      outcome\n      canBeAcknowledged\n    }\n  }\n": types.AcknowledgeFindingDocument,
    "\n  mutation AddPet($input: AddPetInput!, $img: Upload) {\n    addPet(input: $input, img: $img) {\n      _id\n      petname\n    }\n  }\n": types.AddPetDocument,
    "\n  query KnownBrands {\n    allPets(first: 1) {\n      facets {\n        brand {\n          value\n          count\n        }\n      }\n    }\n  }\n": types.KnownBrandsDocument,
    "\n  fragment PetsDataFields on Pet {\n    _id\n    petname\n    petprice\n    category\n    type\n    stock\n    availability\n    isAvailable\n    createdAt\n    image {\n      ...PetPictureFields\n    }\n  }\n": types.PetsDataFieldsFragmentDoc,
    "\n  query PetsData($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    allPets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...PetsDataFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PetsDataDocument,
    "\n  query WholePet($id: ID!) {\n    pet(id: $id) {\n      ...PetsDataFields\n      ...PetTextFields\n    }\n  }\n": types.WholePetDocument,
    "\n  mutation ChangePet($id: ID!, $input: UpdatePetInput!) {\n    updatePet(id: $id, input: $input) {\n      ...PetsDataFields\n    }\n  }\n": types.ChangePetDocument,
    "\n  mutation EditPet($id: ID!, $input: UpdatePetInput!, $img: Upload) {\n    updatePet(id: $id, input: $input, img: $img) {\n      ...PetsDataFields\n      ...PetTextFields\n    }\n  }\n": types.EditPetDocument,
    "\n  mutation DeletePet($id: ID!) {\n    deletePet(id: $id) {\n      _id\n      petname\n      availability\n      isAvailable\n    }\n  }\n": types.DeletePetDocument,
    "\n  mutation RestorePet($id: ID!) {\n    restorePet(id: $id) {\n      ...PetsDataFields\n    }\n  }\n": types.RestorePetDocument,
    "\n  fragment PromotionRow on Promotion {\n    _id\n    code\n    percentOff\n    dollarsOff\n    minEntriesTotal\n    categories\n    types\n    from\n    until\n    maxUses\n    maxUsesPerAccount\n    isActive\n    uses\n  }\n": types.PromotionRowFragmentDoc,
    "\n  query Promotions($first: Int!, $after: String) {\n    promotions(first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...PromotionRow\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PromotionsDocument,
    "\n  mutation AddPromotion($input: AddPromotionInput!) {\n    addPromotion(input: $input) {\n      ...PromotionRow\n    }\n  }\n": types.AddPromotionDocument,
    "\n  mutation UpdatePromotion($id: ID!, $input: UpdatePromotionInput!) {\n    updatePromotion(id: $id, input: $input) {\n      ...PromotionRow\n    }\n  }\n": types.UpdatePromotionDocument,
    "\n  mutation EndPromotion($id: ID!) {\n    endPromotion(id: $id) {\n      ...PromotionRow\n    }\n  }\n": types.EndPromotionDocument,
    "\n  query PromotionPreview($input: AddPromotionInput!) {\n    promotionPreview(input: $input) {\n      orders\n      isComplete\n      ordersReduced\n      reductions\n    }\n  }\n": types.PromotionPreviewDocument,
    "\n  query RepeatOverview {\n    repeatOverview {\n      active\n      paused\n      begun\n      ended\n      churn\n      demand {\n        petId\n        pieces\n        missing\n        pet {\n          _id\n          petname\n          stock\n        }\n      }\n    }\n  }\n": types.RepeatOverviewDocument,
    "\n  query AllRepeatPlans($status: RepeatPlanStatus, $first: Int!, $after: String) {\n    repeatPlans(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          status\n          petname\n          accessoriesAmount\n          everyWeeks\n          nextDate\n          deliveries\n          username\n          location\n          problem\n          wantsConsent\n          createdAt\n          endedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AllRepeatPlansDocument,
    "\n  query Staff($first: Int!) {\n    admins: users(role: ADMIN, first: $first) {\n      edges {\n        node {\n          ...StaffMember\n        }\n      }\n    }\n    staff: users(role: STAFF, first: $first) {\n      edges {\n        node {\n          ...StaffMember\n        }\n      }\n    }\n  }\n\n  fragment StaffMember on User {\n    _id\n    email\n    name\n    role\n    emailVerified\n  }\n": types.StaffDocument,
    "\n  mutation SetRole($email: EmailAddress!, $role: Role!) {\n    setRole(email: $email, role: $role) {\n      _id\n      email\n      name\n      role\n    }\n  }\n": types.SetRoleDocument,
    "\n  query StaffInvitations($first: Int!) {\n    staffInvitations(first: $first) {\n      edges {\n        node {\n          _id\n          email\n          role\n          code\n          invitedBy\n          invitedAt\n          expiresAt\n        }\n      }\n    }\n  }\n": types.StaffInvitationsDocument,
    "\n  mutation InviteStaff($email: EmailAddress!, $role: Role!) {\n    inviteStaff(email: $email, role: $role) {\n      _id\n      email\n      role\n    }\n  }\n": types.InviteStaffDocument,
    "\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      _id\n      email\n    }\n  }\n": types.WithdrawInvitationDocument,
    "\n  query Synonyms {\n    synonyms {\n      _id\n      word\n      means\n      createdAt\n      isBuiltIn\n    }\n  }\n": types.SynonymsDocument,
    "\n  mutation AddSynonym($word: String!, $means: [String!]!) {\n    addSynonym(word: $word, means: $means) {\n      _id\n      word\n    }\n  }\n": types.AddSynonymDocument,
    "\n  mutation RemoveSynonym($id: ID!) {\n    removeSynonym(id: $id) {\n      _id\n      word\n    }\n  }\n": types.RemoveSynonymDocument,
    "\n  query FindUser($email: EmailAddress!) {\n    user(email: $email) {\n      _id\n      email\n      name\n      role\n      emailVerified\n      createdAt\n    }\n  }\n": types.FindUserDocument,
    "\n  mutation MakeAdmin($email: EmailAddress!) {\n    makeAdmin(email: $email) {\n      _id\n      email\n      name\n      role\n    }\n  }\n": types.MakeAdminDocument,
    "\n  mutation RemoveAdmin($email: EmailAddress!) {\n    removeAdmin(email: $email) {\n      _id\n      email\n      name\n      role\n    }\n  }\n": types.RemoveAdminDocument,
    "\n  query Admins($first: Int!) {\n    users(role: ADMIN, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          email\n          name\n          emailVerified\n          createdAt\n        }\n      }\n    }\n  }\n": types.AdminsDocument,
    "\n  query Candidates($search: String!, $first: Int!) {\n    users(role: REGULAR, search: $search, first: $first) {\n      edges {\n        node {\n          _id\n          email\n          name\n        }\n      }\n    }\n  }\n": types.CandidatesDocument,
    "\n  query CartQuote($entries: [CartEntryInput!]!, $choices: CheckoutChoicesInput) {\n    quote(entries: $entries, choices: $choices) {\n      entriesTotal\n      reductions\n      delivery\n      total\n      adjustments {\n        rule\n        label\n        amount\n        petId\n        isApplied\n        reason\n      }\n      deliveryOptions {\n        method\n        price\n        isAvailable\n        reason\n        arrives\n        orderBefore\n      }\n      repeats {\n        petId\n        everyWeeks\n        nextDate\n        nextTotal\n      }\n      lines {\n        petId\n        petname\n        petprice\n        accessoriesAmount\n        totalamount\n        available\n        pet {\n          _id\n          stock\n          isAvailable\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n": types.CartQuoteDocument,
    "\n  query CartDelivery($entries: [CartEntryInput!]!) {\n    quote(entries: $entries) {\n      deliveryOptions {\n        method\n        isAvailable\n        reason\n        arrives\n      }\n    }\n  }\n": types.CartDeliveryDocument,
    "\n  fragment PetCardFields on Pet {\n    _id\n    petname\n    petprice\n    category\n    type\n    gender\n    age\n    color\n    clan\n    kind\n    species\n    size\n    brand\n    short\n    availability\n    stock\n    isAvailable\n    image {\n      ...PetPictureFields\n    }\n  }\n": types.PetCardFieldsFragmentDoc,
    "\n  fragment PetTextFields on Pet {\n    gender\n    age\n    color\n    clan\n    kind\n    species\n    size\n    brand\n    short\n    details\n  }\n": types.PetTextFieldsFragmentDoc,
    "\n  query PetList($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      searchNote\n      facets {\n        category {\n          value\n          count\n        }\n        type {\n          value\n          count\n        }\n        gender {\n          value\n          count\n        }\n        age {\n          value\n          count\n        }\n        color {\n          value\n          count\n        }\n        clan {\n          value\n          count\n        }\n        kind {\n          value\n          count\n        }\n        species {\n          value\n          count\n        }\n        size {\n          value\n          count\n        }\n        brand {\n          value\n          count\n        }\n        available\n        priceMin\n        priceMax\n      }\n    }\n  }\n": types.PetListDocument,
    "\n  query PetListMore($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PetListMoreDocument,
    "\n  query PetDetails($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n      ...PetTextFields\n      deliveryCost\n      deliveryOptions {\n        method\n        price\n        isAvailable\n        reason\n        arrives\n      }\n    }\n  }\n": types.PetDetailsDocument,
    "\n  query PetCard($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n    }\n  }\n": types.PetCardDocument,
    "\n  query Showcase($type: PetType, $first: Int!) {\n    accessories: pets(where: { category: ACCESSORIES, type: $type, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n    food: pets(where: { category: FOOD, type: $type, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n  }\n": types.ShowcaseDocument,
    "\n  query WaitingAnimals($first: Int!) {\n    pets(where: { category: PETS, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n  }\n": types.WaitingAnimalsDocument,
    "\n  query SimilarPets($id: ID!, $first: Int!) {\n    similarPets(id: $id, first: $first) {\n      hasLeft\n      pets {\n        ...PetCardFields\n      }\n    }\n  }\n": types.SimilarPetsDocument,
    "\n  query ComparedPet($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n      deliveryCost\n      rating {\n        average\n        count\n      }\n    }\n  }\n": types.ComparedPetDocument,
    "\n  mutation CreatePaymentIntent($input: CreatePaymentIntentInput!) {\n    createPaymentIntent(input: $input) {\n      clientSecret\n      payment {\n        _id\n        status\n        failureMessage\n      }\n      quote {\n        entriesTotal\n        delivery\n        total\n      }\n    }\n  }\n": types.CreatePaymentIntentDocument,
    "\n  mutation ConfirmPayment($paymentId: ID!) {\n    confirmPayment(paymentId: $paymentId) {\n      _id\n      number\n      status\n      amount\n      failureMessage\n      cartEntries {\n        _id\n        petId\n        accessoriesAmount\n        status\n      }\n    }\n  }\n": types.ConfirmPaymentDocument,
    "\n  subscription OwnOrderChanged {\n    ownOrderChanged {\n      kind\n      petOrder {\n        _id\n        petname\n        status\n        nextStatuses\n        readyAt\n        turnAt\n      }\n      cartEntry {\n        _id\n        petname\n        deliveryMethod\n        status\n        nextStatuses\n      }\n    }\n  }\n": types.OwnOrderChangedDocument,
    "\n  query OrderMails($number: String!) {\n    order(number: $number) {\n      number\n      mails {\n        kind\n        to\n        subject\n        status\n        attempts\n        sentAt\n        nextAt\n        lastError\n      }\n    }\n  }\n": types.OrderMailsDocument,
    "\n  query Order($number: String!) {\n    order(number: $number) {\n      number\n      status\n      placedAt\n      username\n      location\n      phone\n      email\n      entries {\n        _id\n        petId\n        petname\n        petprice\n        accessoriesAmount\n        everyWeeks\n        totalamount\n        paid\n        status\n        nextStatuses\n        image {\n          ...PetPictureFields\n        }\n        review {\n          _id\n          stars\n          text\n        }\n        pet {\n          _id\n          petprice\n          availability\n          stock\n        }\n      }\n      payment {\n        _id\n        status\n      }\n      price {\n        entriesTotal\n        reductions\n        delivery\n        total\n        adjustments {\n          label\n          amount\n          isApplied\n        }\n      }\n      delivery {\n        method\n        carrier\n        trackingNumber\n        trackingUrl\n        shippedAt\n      }\n      timeline {\n        at\n        kind\n        text\n        by\n      }\n      refunds {\n        _id\n        amount\n        reason\n        createdAt\n        status\n      }\n    }\n  }\n": types.OrderDocument,
    "\n  query MyPetOrders($first: Int!, $after: String) {\n    me {\n      _id\n      petOrders(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            petId\n            petname\n            petprice\n            type\n            orderDate\n            status\n            nextStatuses\n            readyAt\n            turnAt\n            image {\n              ...PetPictureFields\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.MyPetOrdersDocument,
    "\n  query MyCartEntries($first: Int!, $after: String) {\n    me {\n      _id\n      cartEntries(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            petId\n            petname\n            petprice\n            category\n            accessoriesAmount\n            totalamount\n            paymentId\n            orderNumber\n            deliveryMethod\n            orderDate\n            status\n            nextStatuses\n            image {\n              ...PetPictureFields\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.MyCartEntriesDocument,
    "\n  mutation CancelPetOrder($id: ID!) {\n    cancelPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n": types.CancelPetOrderDocument,
    "\n  mutation CancelCartEntry($id: ID!) {\n    cancelCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n": types.CancelCartEntryDocument,
    "\n  mutation OrderPet($input: OrderPetInput!) {\n    orderPet(input: $input) {\n      _id\n      petId\n      status\n      orderDate\n      nextStatuses\n    }\n  }\n": types.OrderPetDocument,
    "\n  query MyRefunds($first: Int!, $after: String) {\n    me {\n      _id\n      refunds(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            amount\n            reason\n            createdAt\n            status\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.MyRefundsDocument,
    "\n  fragment RepeatPlanFields on RepeatPlan {\n    _id\n    status\n    petname\n    accessoriesAmount\n    everyWeeks\n    delivery\n    nextDate\n    chargeDate\n    lastDate\n    earliestDate\n    problem\n    wantsConsent\n    isBeingCharged\n    username\n    location\n    phone\n    gramsADay\n    gramsAPiece\n    deliveries\n    endedAt\n    card {\n      brand\n      last4\n    }\n    pet {\n      _id\n      petname\n      petprice\n      category\n      type\n      availability\n      isAvailable\n      image {\n        ...PetPictureFields\n      }\n    }\n    substitute {\n      _id\n      petname\n    }\n    extras {\n      accessoriesAmount\n      pet {\n        _id\n        petname\n      }\n    }\n    forecast {\n      runsOutOn\n      daysLeft\n      betterDate\n    }\n    price {\n      delivery\n      total\n      adjustments {\n        label\n        amount\n        isApplied\n      }\n      lines {\n        petId\n        petname\n        accessoriesAmount\n        totalamount\n      }\n    }\n  }\n": types.RepeatPlanFieldsFragmentDoc,
    "\n  query RepeatPlans {\n    me {\n      _id\n      repeatPlans {\n        ...RepeatPlanFields\n      }\n    }\n  }\n": types.RepeatPlansDocument,
    "\n  query RepeatPlansInShort {\n    me {\n      _id\n      repeatPlans {\n        _id\n        status\n        petname\n        accessoriesAmount\n        everyWeeks\n        nextDate\n        earliestDate\n        problem\n        wantsConsent\n      }\n    }\n  }\n": types.RepeatPlansInShortDocument,
    "\n  query RepeatPricesNow {\n    me {\n      _id\n      repeatPlans {\n        _id\n        priceNow {\n          total\n        }\n      }\n    }\n  }\n": types.RepeatPricesNowDocument,
    "\n  mutation UpdateRepeatPlan($id: ID!, $input: UpdateRepeatPlanInput!) {\n    updateRepeatPlan(id: $id, input: $input) {\n      ...RepeatPlanFields\n    }\n  }\n": types.UpdateRepeatPlanDocument,
    "\n  mutation SkipRepeatDelivery($id: ID!) {\n    skipRepeatDelivery(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n": types.SkipRepeatDeliveryDocument,
    "\n  mutation SendRepeatDeliveryNow($id: ID!) {\n    sendRepeatDeliveryNow(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n": types.SendRepeatDeliveryNowDocument,
    "\n  mutation EndRepeatPlan($id: ID!) {\n    endRepeatPlan(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n": types.EndRepeatPlanDocument,
    "\n  query RepeatItems($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          petname\n          petprice\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n": types.RepeatItemsDocument,
    "\n  query ItemReviews($id: ID!, $first: Int!, $after: String) {\n    pet(id: $id) {\n      _id\n      rating {\n        average\n        count\n      }\n      reviews(first: $first, after: $after) {\n        edges {\n          node {\n            ...ReviewFields\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.ItemReviewsDocument,
    "\n  mutation TakeDownReview($id: ID!) {\n    takeDownReview(id: $id) {\n      _id\n    }\n  }\n": types.TakeDownReviewDocument,
    "\n  fragment ReviewFields on Review {\n    _id\n    name\n    stars\n    text\n    writtenAt\n  }\n": types.ReviewFieldsFragmentDoc,
    "\n  mutation ReviewItem($petId: ID!, $input: ReviewInput!) {\n    reviewItem(petId: $petId, input: $input) {\n      ...ReviewFields\n    }\n  }\n": types.ReviewItemDocument,
    "\n  mutation RemoveReview($petId: ID!) {\n    removeReview(petId: $petId)\n  }\n": types.RemoveReviewDocument,
    "\n  query WatchedItems {\n    me {\n      ...WatchedItemsFields\n    }\n  }\n": types.WatchedItemsDocument,
    "\n  mutation WatchStock($petId: ID!) {\n    watchStock(petId: $petId) {\n      ...WatchedItemsFields\n    }\n  }\n": types.WatchStockDocument,
    "\n  mutation UnwatchStock($petId: ID!) {\n    unwatchStock(petId: $petId) {\n      ...WatchedItemsFields\n    }\n  }\n": types.UnwatchStockDocument,
    "\n  fragment WatchedItemsFields on User {\n    _id\n    watchedPetIds\n  }\n": types.WatchedItemsFieldsFragmentDoc,
    "\n  query Me {\n    me {\n      ...AccountFields\n    }\n  }\n": types.MeDocument,
    "\n  mutation SaveUser($input: SaveUserInput!) {\n    saveUser(input: $input) {\n      ...AccountFields\n    }\n  }\n": types.SaveUserDocument,
    "\n  fragment AccountFields on User {\n    _id\n    email\n    name\n    role\n  }\n": types.AccountFieldsFragmentDoc,
    "\n  fragment PetPictureFields on PetImage {\n    hash\n    placeholder\n    width\n    height\n  }\n": types.PetPictureFieldsFragmentDoc,
    "\n  query SearchSuggestions($text: String!) {\n    searchSuggestions(text: $text) {\n      items {\n        _id\n        petname\n        petprice\n        category\n        type\n        isAvailable\n        image {\n          ...PetPictureFields\n        }\n      }\n      searches {\n        text\n        count\n      }\n      places {\n        type\n        category\n        search\n        count\n      }\n    }\n  }\n": types.SearchSuggestionsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invitation($code: String!) {\n    staffInvitation(code: $code) {\n      _id\n      role\n      invitedBy\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query Invitation($code: String!) {\n    staffInvitation(code: $code) {\n      _id\n      role\n      invitedBy\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($code: String!) {\n    acceptInvitation(code: $code) {\n      _id\n      role\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($code: String!) {\n    acceptInvitation(code: $code) {\n      _id\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailChoices {\n    me {\n      ...MailChoiceFields\n    }\n  }\n"): (typeof documents)["\n  query MailChoices {\n    me {\n      ...MailChoiceFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUnwantedMail($kinds: [MailKind!]!) {\n    updateUnwantedMail(kinds: $kinds) {\n      ...MailChoiceFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUnwantedMail($kinds: [MailKind!]!) {\n    updateUnwantedMail(kinds: $kinds) {\n      ...MailChoiceFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MailChoiceFields on User {\n    _id\n    optionalMail\n    unwantedMail\n  }\n"): (typeof documents)["\n  fragment MailChoiceFields on User {\n    _id\n    optionalMail\n    unwantedMail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditRecords($where: AuditWhere, $first: Int!, $after: String) {\n    auditRecords(where: $where, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          at\n          actor\n          actorName\n          action\n          subject\n          subjectId\n          subjectName\n          requestId\n          changes {\n            field\n            before\n            after\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditRecords($where: AuditWhere, $first: Int!, $after: String) {\n    auditRecords(where: $where, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          at\n          actor\n          actorName\n          action\n          subject\n          subjectId\n          subjectName\n          requestId\n          changes {\n            field\n            before\n            after\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditActors($first: Int!) {\n    users(role: ADMIN, first: $first) {\n      edges {\n        node {\n          _id\n          email\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditActors($first: Int!) {\n    users(role: ADMIN, first: $first) {\n      edges {\n        node {\n          _id\n          email\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOverview($from: DateTime!, $to: DateTime!, $timeZone: String!) {\n    overview(from: $from, to: $to, timeZone: $timeZone) {\n      today {\n        ...RevenueFields\n      }\n      thisMonth {\n        ...RevenueFields\n      }\n      period {\n        ...RevenueFields\n      }\n      series {\n        start\n        items\n        animals\n        total\n        orders\n      }\n      seriesUnit\n      petOrders {\n        status\n        count\n      }\n      cartEntries {\n        status\n        count\n      }\n      waitingPetOrders\n      paidCartEntries\n      lowStock {\n        _id\n        petname\n        stock\n        image {\n          ...PetPictureFields\n        }\n      }\n      bestSellers {\n        petId\n        petname\n        pieces\n        revenue\n        pet {\n          _id\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminOverview($from: DateTime!, $to: DateTime!, $timeZone: String!) {\n    overview(from: $from, to: $to, timeZone: $timeZone) {\n      today {\n        ...RevenueFields\n      }\n      thisMonth {\n        ...RevenueFields\n      }\n      period {\n        ...RevenueFields\n      }\n      series {\n        start\n        items\n        animals\n        total\n        orders\n      }\n      seriesUnit\n      petOrders {\n        status\n        count\n      }\n      cartEntries {\n        status\n        count\n      }\n      waitingPetOrders\n      paidCartEntries\n      lowStock {\n        _id\n        petname\n        stock\n        image {\n          ...PetPictureFields\n        }\n      }\n      bestSellers {\n        petId\n        petname\n        pieces\n        revenue\n        pet {\n          _id\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevenueBefore(\n    $yesterdayFrom: DateTime!\n    $yesterdayTo: DateTime!\n    $monthFrom: DateTime!\n    $monthTo: DateTime!\n    $timeZone: String!\n  ) {\n    yesterday: overview(from: $yesterdayFrom, to: $yesterdayTo, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n    lastMonth: overview(from: $monthFrom, to: $monthTo, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query RevenueBefore(\n    $yesterdayFrom: DateTime!\n    $yesterdayTo: DateTime!\n    $monthFrom: DateTime!\n    $monthTo: DateTime!\n    $timeZone: String!\n  ) {\n    yesterday: overview(from: $yesterdayFrom, to: $yesterdayTo, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n    lastMonth: overview(from: $monthFrom, to: $monthTo, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeriodBefore($from: DateTime!, $to: DateTime!, $timeZone: String!) {\n    overview(from: $from, to: $to, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query PeriodBefore($from: DateTime!, $to: DateTime!, $timeZone: String!) {\n    overview(from: $from, to: $to, timeZone: $timeZone) {\n      period {\n        ...RevenueFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RevenueFields on Revenue {\n    items\n    animals\n    total\n    disputed\n    orders\n  }\n"): (typeof documents)["\n  fragment RevenueFields on Revenue {\n    items\n    animals\n    total\n    disputed\n    orders\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminCartEntryFields on CartEntry {\n    _id\n    petId\n    petname\n    petprice\n    category\n    type\n    image {\n      ...PetPictureFields\n    }\n    accessoriesAmount\n    totalamount\n    username\n    location\n    phone\n    email\n    orderDate\n    status\n    dispute\n    nextStatuses\n    undoUntil\n    deliveryMethod\n    dueAt\n    orderNumber\n  }\n"): (typeof documents)["\n  fragment AdminCartEntryFields on CartEntry {\n    _id\n    petId\n    petname\n    petprice\n    category\n    type\n    image {\n      ...PetPictureFields\n    }\n    accessoriesAmount\n    totalamount\n    username\n    location\n    phone\n    email\n    orderDate\n    status\n    dispute\n    nextStatuses\n    undoUntil\n    deliveryMethod\n    dueAt\n    orderNumber\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCartEntries($status: CartEntryStatus, $first: Int!, $after: String) {\n    cartEntries(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...AdminCartEntryFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCartEntries($status: CartEntryStatus, $first: Int!, $after: String) {\n    cartEntries(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...AdminCartEntryFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SameDayCartEntries {\n    cartEntries(delivery: SAME_DAY, status: PAID, first: 100) {\n      edges {\n        node {\n          ...AdminCartEntryFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SameDayCartEntries {\n    cartEntries(delivery: SAME_DAY, status: PAID, first: 100) {\n      edges {\n        node {\n          ...AdminCartEntryFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShipCartEntry($id: ID!) {\n    shipCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n    }\n  }\n"): (typeof documents)["\n  mutation ShipCartEntry($id: ID!) {\n    shipCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoShipCartEntry($id: ID!) {\n    undoShipCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n    }\n  }\n"): (typeof documents)["\n  mutation UndoShipCartEntry($id: ID!) {\n    undoShipCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeliverCartEntry($id: ID!) {\n    deliverCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n"): (typeof documents)["\n  mutation DeliverCartEntry($id: ID!) {\n    deliverCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCancelCartEntry($id: ID!) {\n    cancelCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCancelCartEntry($id: ID!) {\n    cancelCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPetOrders($status: PetOrderStatus, $first: Int!, $after: String) {\n    petOrders(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          petId\n          petname\n          petprice\n          type\n          image {\n            ...PetPictureFields\n          }\n          username\n          location\n          phone\n          email\n          orderDate\n          status\n          nextStatuses\n          undoUntil\n          readyAt\n          turnAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPetOrders($status: PetOrderStatus, $first: Int!, $after: String) {\n    petOrders(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          petId\n          petname\n          petprice\n          type\n          image {\n            ...PetPictureFields\n          }\n          username\n          location\n          phone\n          email\n          orderDate\n          status\n          nextStatuses\n          undoUntil\n          readyAt\n          turnAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingShoppers($first: Int!) {\n    petOrders(status: PENDING, first: $first) {\n      edges {\n        node {\n          _id\n          petId\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingShoppers($first: Int!) {\n    petOrders(status: PENDING, first: $first) {\n      edges {\n        node {\n          _id\n          petId\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingForPet($petId: ID!, $first: Int!) {\n    waitingPetOrders(petId: $petId, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          username\n          orderDate\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingForPet($petId: ID!, $first: Int!) {\n    waitingPetOrders(petId: $petId, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          username\n          orderDate\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptPetOrder($id: ID!) {\n    acceptPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptPetOrder($id: ID!) {\n    acceptPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoAcceptPetOrder($id: ID!) {\n    undoAcceptPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n      readyAt\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoAcceptPetOrder($id: ID!) {\n    undoAcceptPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      undoUntil\n      readyAt\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclinePetOrder($id: ID!) {\n    declinePetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeclinePetOrder($id: ID!) {\n    declinePetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnnouncePetOrderReady($id: ID!) {\n    announcePetOrderReady(id: $id) {\n      _id\n      status\n      nextStatuses\n      readyAt\n    }\n  }\n"): (typeof documents)["\n  mutation AnnouncePetOrderReady($id: ID!) {\n    announcePetOrderReady(id: $id) {\n      _id\n      status\n      nextStatuses\n      readyAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CollectPetOrder($id: ID!) {\n    collectPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n"): (typeof documents)["\n  mutation CollectPetOrder($id: ID!) {\n    collectPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCancelPetOrder($id: ID!) {\n    cancelPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      readyAt\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCancelPetOrder($id: ID!) {\n    cancelPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n      readyAt\n      pet {\n        _id\n        availability\n        isAvailable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ShopOrderChanged {\n    shopOrderChanged {\n      kind\n      petOrder {\n        _id\n        status\n        nextStatuses\n        undoUntil\n        readyAt\n        turnAt\n      }\n      cartEntry {\n        _id\n        status\n        nextStatuses\n        undoUntil\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ShopOrderChanged {\n    shopOrderChanged {\n      kind\n      petOrder {\n        _id\n        status\n        nextStatuses\n        undoUntil\n        readyAt\n        turnAt\n      }\n      cartEntry {\n        _id\n        status\n        nextStatuses\n        undoUntil\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingOrders {\n    petOrders(status: PENDING, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query WaitingOrders {\n    petOrders(status: PENDING, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MoneyFigures on MoneyHealth {\n    checkedAt\n    tookMs\n    openPayments\n    openAmount\n    refundsOwed\n    refundsOwedAmount\n    unclaimed\n    unclaimedAmount\n    openDisputes\n    openDisputesAmount\n    unmatched\n  }\n"): (typeof documents)["\n  fragment MoneyFigures on MoneyHealth {\n    checkedAt\n    tookMs\n    openPayments\n    openAmount\n    refundsOwed\n    refundsOwedAmount\n    unclaimed\n    unclaimedAmount\n    openDisputes\n    openDisputesAmount\n    unmatched\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoneyHealth {\n    moneyHealth {\n      ...MoneyFigures\n    }\n  }\n"): (typeof documents)["\n  query MoneyHealth {\n    moneyHealth {\n      ...MoneyFigures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoneyFindings($solved: Boolean, $first: Int!, $after: String) {\n    moneyHealth {\n      findings(solved: $solved, first: $first, after: $after) {\n        totalCount\n        edges {\n          node {\n            _id\n            kind\n            what\n            amount\n            intentId\n            foundAt\n            solvedAt\n            outcome\n            canBeAcknowledged\n            payment {\n              _id\n              email\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MoneyFindings($solved: Boolean, $first: Int!, $after: String) {\n    moneyHealth {\n      findings(solved: $solved, first: $first, after: $after) {\n        totalCount\n        edges {\n          node {\n            _id\n            kind\n            what\n            amount\n            intentId\n            foundAt\n            solvedAt\n            outcome\n            canBeAcknowledged\n            payment {\n              _id\n              email\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Reconcile {\n    reconcile {\n      ...MoneyFigures\n    }\n  }\n"): (typeof documents)["\n  mutation Reconcile {\n    reconcile {\n      ...MoneyFigures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcknowledgeFinding($id: ID!) {\n    acknowledgeFinding(id: $id) {\n      _id\n      solvedAt\n      outcome\n      canBeAcknowledged\n    }\n  }\n"): (typeof documents)["\n  mutation AcknowledgeFinding($id: ID!) {\n    acknowledgeFinding(id: $id) {\n      _id\n      solvedAt\n      outcome\n      canBeAcknowledged\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPet($input: AddPetInput!, $img: Upload) {\n    addPet(input: $input, img: $img) {\n      _id\n      petname\n    }\n  }\n"): (typeof documents)["\n  mutation AddPet($input: AddPetInput!, $img: Upload) {\n    addPet(input: $input, img: $img) {\n      _id\n      petname\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KnownBrands {\n    allPets(first: 1) {\n      facets {\n        brand {\n          value\n          count\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query KnownBrands {\n    allPets(first: 1) {\n      facets {\n        brand {\n          value\n          count\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PetsDataFields on Pet {\n    _id\n    petname\n    petprice\n    category\n    type\n    stock\n    availability\n    isAvailable\n    createdAt\n    image {\n      ...PetPictureFields\n    }\n  }\n"): (typeof documents)["\n  fragment PetsDataFields on Pet {\n    _id\n    petname\n    petprice\n    category\n    type\n    stock\n    availability\n    isAvailable\n    createdAt\n    image {\n      ...PetPictureFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PetsData($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    allPets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...PetsDataFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query PetsData($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    allPets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...PetsDataFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WholePet($id: ID!) {\n    pet(id: $id) {\n      ...PetsDataFields\n      ...PetTextFields\n    }\n  }\n"): (typeof documents)["\n  query WholePet($id: ID!) {\n    pet(id: $id) {\n      ...PetsDataFields\n      ...PetTextFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePet($id: ID!, $input: UpdatePetInput!) {\n    updatePet(id: $id, input: $input) {\n      ...PetsDataFields\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePet($id: ID!, $input: UpdatePetInput!) {\n    updatePet(id: $id, input: $input) {\n      ...PetsDataFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditPet($id: ID!, $input: UpdatePetInput!, $img: Upload) {\n    updatePet(id: $id, input: $input, img: $img) {\n      ...PetsDataFields\n      ...PetTextFields\n    }\n  }\n"): (typeof documents)["\n  mutation EditPet($id: ID!, $input: UpdatePetInput!, $img: Upload) {\n    updatePet(id: $id, input: $input, img: $img) {\n      ...PetsDataFields\n      ...PetTextFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePet($id: ID!) {\n    deletePet(id: $id) {\n      _id\n      petname\n      availability\n      isAvailable\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePet($id: ID!) {\n    deletePet(id: $id) {\n      _id\n      petname\n      availability\n      isAvailable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestorePet($id: ID!) {\n    restorePet(id: $id) {\n      ...PetsDataFields\n    }\n  }\n"): (typeof documents)["\n  mutation RestorePet($id: ID!) {\n    restorePet(id: $id) {\n      ...PetsDataFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromotionRow on Promotion {\n    _id\n    code\n    percentOff\n    dollarsOff\n    minEntriesTotal\n    categories\n    types\n    from\n    until\n    maxUses\n    maxUsesPerAccount\n    isActive\n    uses\n  }\n"): (typeof documents)["\n  fragment PromotionRow on Promotion {\n    _id\n    code\n    percentOff\n    dollarsOff\n    minEntriesTotal\n    categories\n    types\n    from\n    until\n    maxUses\n    maxUsesPerAccount\n    isActive\n    uses\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Promotions($first: Int!, $after: String) {\n    promotions(first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...PromotionRow\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Promotions($first: Int!, $after: String) {\n    promotions(first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          ...PromotionRow\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPromotion($input: AddPromotionInput!) {\n    addPromotion(input: $input) {\n      ...PromotionRow\n    }\n  }\n"): (typeof documents)["\n  mutation AddPromotion($input: AddPromotionInput!) {\n    addPromotion(input: $input) {\n      ...PromotionRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePromotion($id: ID!, $input: UpdatePromotionInput!) {\n    updatePromotion(id: $id, input: $input) {\n      ...PromotionRow\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePromotion($id: ID!, $input: UpdatePromotionInput!) {\n    updatePromotion(id: $id, input: $input) {\n      ...PromotionRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndPromotion($id: ID!) {\n    endPromotion(id: $id) {\n      ...PromotionRow\n    }\n  }\n"): (typeof documents)["\n  mutation EndPromotion($id: ID!) {\n    endPromotion(id: $id) {\n      ...PromotionRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromotionPreview($input: AddPromotionInput!) {\n    promotionPreview(input: $input) {\n      orders\n      isComplete\n      ordersReduced\n      reductions\n    }\n  }\n"): (typeof documents)["\n  query PromotionPreview($input: AddPromotionInput!) {\n    promotionPreview(input: $input) {\n      orders\n      isComplete\n      ordersReduced\n      reductions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RepeatOverview {\n    repeatOverview {\n      active\n      paused\n      begun\n      ended\n      churn\n      demand {\n        petId\n        pieces\n        missing\n        pet {\n          _id\n          petname\n          stock\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RepeatOverview {\n    repeatOverview {\n      active\n      paused\n      begun\n      ended\n      churn\n      demand {\n        petId\n        pieces\n        missing\n        pet {\n          _id\n          petname\n          stock\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllRepeatPlans($status: RepeatPlanStatus, $first: Int!, $after: String) {\n    repeatPlans(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          status\n          petname\n          accessoriesAmount\n          everyWeeks\n          nextDate\n          deliveries\n          username\n          location\n          problem\n          wantsConsent\n          createdAt\n          endedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AllRepeatPlans($status: RepeatPlanStatus, $first: Int!, $after: String) {\n    repeatPlans(status: $status, first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          _id\n          status\n          petname\n          accessoriesAmount\n          everyWeeks\n          nextDate\n          deliveries\n          username\n          location\n          problem\n          wantsConsent\n          createdAt\n          endedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Staff($first: Int!) {\n    admins: users(role: ADMIN, first: $first) {\n      edges {\n        node {\n          ...StaffMember\n        }\n      }\n    }\n    staff: users(role: STAFF, first: $first) {\n      edges {\n        node {\n          ...StaffMember\n        }\n      }\n    }\n  }\n\n  fragment StaffMember on User {\n    _id\n    email\n    name\n    role\n    emailVerified\n  }\n"): (typeof documents)["\n  query Staff($first: Int!) {\n    admins: users(role: ADMIN, first: $first) {\n      edges {\n        node {\n          ...StaffMember\n        }\n      }\n    }\n    staff: users(role: STAFF, first: $first) {\n      edges {\n        node {\n          ...StaffMember\n        }\n      }\n    }\n  }\n\n  fragment StaffMember on User {\n    _id\n    email\n    name\n    role\n    emailVerified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRole($email: EmailAddress!, $role: Role!) {\n    setRole(email: $email, role: $role) {\n      _id\n      email\n      name\n      role\n    }\n  }\n"): (typeof documents)["\n  mutation SetRole($email: EmailAddress!, $role: Role!) {\n    setRole(email: $email, role: $role) {\n      _id\n      email\n      name\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffInvitations($first: Int!) {\n    staffInvitations(first: $first) {\n      edges {\n        node {\n          _id\n          email\n          role\n          code\n          invitedBy\n          invitedAt\n          expiresAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query StaffInvitations($first: Int!) {\n    staffInvitations(first: $first) {\n      edges {\n        node {\n          _id\n          email\n          role\n          code\n          invitedBy\n          invitedAt\n          expiresAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteStaff($email: EmailAddress!, $role: Role!) {\n    inviteStaff(email: $email, role: $role) {\n      _id\n      email\n      role\n    }\n  }\n"): (typeof documents)["\n  mutation InviteStaff($email: EmailAddress!, $role: Role!) {\n    inviteStaff(email: $email, role: $role) {\n      _id\n      email\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      _id\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      _id\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Synonyms {\n    synonyms {\n      _id\n      word\n      means\n      createdAt\n      isBuiltIn\n    }\n  }\n"): (typeof documents)["\n  query Synonyms {\n    synonyms {\n      _id\n      word\n      means\n      createdAt\n      isBuiltIn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddSynonym($word: String!, $means: [String!]!) {\n    addSynonym(word: $word, means: $means) {\n      _id\n      word\n    }\n  }\n"): (typeof documents)["\n  mutation AddSynonym($word: String!, $means: [String!]!) {\n    addSynonym(word: $word, means: $means) {\n      _id\n      word\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSynonym($id: ID!) {\n    removeSynonym(id: $id) {\n      _id\n      word\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSynonym($id: ID!) {\n    removeSynonym(id: $id) {\n      _id\n      word\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindUser($email: EmailAddress!) {\n    user(email: $email) {\n      _id\n      email\n      name\n      role\n      emailVerified\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query FindUser($email: EmailAddress!) {\n    user(email: $email) {\n      _id\n      email\n      name\n      role\n      emailVerified\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeAdmin($email: EmailAddress!) {\n    makeAdmin(email: $email) {\n      _id\n      email\n      name\n      role\n    }\n  }\n"): (typeof documents)["\n  mutation MakeAdmin($email: EmailAddress!) {\n    makeAdmin(email: $email) {\n      _id\n      email\n      name\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAdmin($email: EmailAddress!) {\n    removeAdmin(email: $email) {\n      _id\n      email\n      name\n      role\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAdmin($email: EmailAddress!) {\n    removeAdmin(email: $email) {\n      _id\n      email\n      name\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admins($first: Int!) {\n    users(role: ADMIN, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          email\n          name\n          emailVerified\n          createdAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admins($first: Int!) {\n    users(role: ADMIN, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          email\n          name\n          emailVerified\n          createdAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Candidates($search: String!, $first: Int!) {\n    users(role: REGULAR, search: $search, first: $first) {\n      edges {\n        node {\n          _id\n          email\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Candidates($search: String!, $first: Int!) {\n    users(role: REGULAR, search: $search, first: $first) {\n      edges {\n        node {\n          _id\n          email\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartQuote($entries: [CartEntryInput!]!, $choices: CheckoutChoicesInput) {\n    quote(entries: $entries, choices: $choices) {\n      entriesTotal\n      reductions\n      delivery\n      total\n      adjustments {\n        rule\n        label\n        amount\n        petId\n        isApplied\n        reason\n      }\n      deliveryOptions {\n        method\n        price\n        isAvailable\n        reason\n        arrives\n        orderBefore\n      }\n      repeats {\n        petId\n        everyWeeks\n        nextDate\n        nextTotal\n      }\n      lines {\n        petId\n        petname\n        petprice\n        accessoriesAmount\n        totalamount\n        available\n        pet {\n          _id\n          stock\n          isAvailable\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CartQuote($entries: [CartEntryInput!]!, $choices: CheckoutChoicesInput) {\n    quote(entries: $entries, choices: $choices) {\n      entriesTotal\n      reductions\n      delivery\n      total\n      adjustments {\n        rule\n        label\n        amount\n        petId\n        isApplied\n        reason\n      }\n      deliveryOptions {\n        method\n        price\n        isAvailable\n        reason\n        arrives\n        orderBefore\n      }\n      repeats {\n        petId\n        everyWeeks\n        nextDate\n        nextTotal\n      }\n      lines {\n        petId\n        petname\n        petprice\n        accessoriesAmount\n        totalamount\n        available\n        pet {\n          _id\n          stock\n          isAvailable\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartDelivery($entries: [CartEntryInput!]!) {\n    quote(entries: $entries) {\n      deliveryOptions {\n        method\n        isAvailable\n        reason\n        arrives\n      }\n    }\n  }\n"): (typeof documents)["\n  query CartDelivery($entries: [CartEntryInput!]!) {\n    quote(entries: $entries) {\n      deliveryOptions {\n        method\n        isAvailable\n        reason\n        arrives\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PetCardFields on Pet {\n    _id\n    petname\n    petprice\n    category\n    type\n    gender\n    age\n    color\n    clan\n    kind\n    species\n    size\n    brand\n    short\n    availability\n    stock\n    isAvailable\n    image {\n      ...PetPictureFields\n    }\n  }\n"): (typeof documents)["\n  fragment PetCardFields on Pet {\n    _id\n    petname\n    petprice\n    category\n    type\n    gender\n    age\n    color\n    clan\n    kind\n    species\n    size\n    brand\n    short\n    availability\n    stock\n    isAvailable\n    image {\n      ...PetPictureFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PetTextFields on Pet {\n    gender\n    age\n    color\n    clan\n    kind\n    species\n    size\n    brand\n    short\n    details\n  }\n"): (typeof documents)["\n  fragment PetTextFields on Pet {\n    gender\n    age\n    color\n    clan\n    kind\n    species\n    size\n    brand\n    short\n    details\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PetList($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      searchNote\n      facets {\n        category {\n          value\n          count\n        }\n        type {\n          value\n          count\n        }\n        gender {\n          value\n          count\n        }\n        age {\n          value\n          count\n        }\n        color {\n          value\n          count\n        }\n        clan {\n          value\n          count\n        }\n        kind {\n          value\n          count\n        }\n        species {\n          value\n          count\n        }\n        size {\n          value\n          count\n        }\n        brand {\n          value\n          count\n        }\n        available\n        priceMin\n        priceMax\n      }\n    }\n  }\n"): (typeof documents)["\n  query PetList($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      searchNote\n      facets {\n        category {\n          value\n          count\n        }\n        type {\n          value\n          count\n        }\n        gender {\n          value\n          count\n        }\n        age {\n          value\n          count\n        }\n        color {\n          value\n          count\n        }\n        clan {\n          value\n          count\n        }\n        kind {\n          value\n          count\n        }\n        species {\n          value\n          count\n        }\n        size {\n          value\n          count\n        }\n        brand {\n          value\n          count\n        }\n        available\n        priceMin\n        priceMax\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PetListMore($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query PetListMore($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PetDetails($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n      ...PetTextFields\n      deliveryCost\n      deliveryOptions {\n        method\n        price\n        isAvailable\n        reason\n        arrives\n      }\n    }\n  }\n"): (typeof documents)["\n  query PetDetails($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n      ...PetTextFields\n      deliveryCost\n      deliveryOptions {\n        method\n        price\n        isAvailable\n        reason\n        arrives\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PetCard($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n    }\n  }\n"): (typeof documents)["\n  query PetCard($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Showcase($type: PetType, $first: Int!) {\n    accessories: pets(where: { category: ACCESSORIES, type: $type, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n    food: pets(where: { category: FOOD, type: $type, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Showcase($type: PetType, $first: Int!) {\n    accessories: pets(where: { category: ACCESSORIES, type: $type, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n    food: pets(where: { category: FOOD, type: $type, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingAnimals($first: Int!) {\n    pets(where: { category: PETS, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingAnimals($first: Int!) {\n    pets(where: { category: PETS, available: true }, first: $first) {\n      edges {\n        node {\n          ...PetCardFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SimilarPets($id: ID!, $first: Int!) {\n    similarPets(id: $id, first: $first) {\n      hasLeft\n      pets {\n        ...PetCardFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query SimilarPets($id: ID!, $first: Int!) {\n    similarPets(id: $id, first: $first) {\n      hasLeft\n      pets {\n        ...PetCardFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComparedPet($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n      deliveryCost\n      rating {\n        average\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query ComparedPet($id: ID!) {\n    pet(id: $id) {\n      ...PetCardFields\n      deliveryCost\n      rating {\n        average\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePaymentIntent($input: CreatePaymentIntentInput!) {\n    createPaymentIntent(input: $input) {\n      clientSecret\n      payment {\n        _id\n        status\n        failureMessage\n      }\n      quote {\n        entriesTotal\n        delivery\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePaymentIntent($input: CreatePaymentIntentInput!) {\n    createPaymentIntent(input: $input) {\n      clientSecret\n      payment {\n        _id\n        status\n        failureMessage\n      }\n      quote {\n        entriesTotal\n        delivery\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPayment($paymentId: ID!) {\n    confirmPayment(paymentId: $paymentId) {\n      _id\n      number\n      status\n      amount\n      failureMessage\n      cartEntries {\n        _id\n        petId\n        accessoriesAmount\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPayment($paymentId: ID!) {\n    confirmPayment(paymentId: $paymentId) {\n      _id\n      number\n      status\n      amount\n      failureMessage\n      cartEntries {\n        _id\n        petId\n        accessoriesAmount\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OwnOrderChanged {\n    ownOrderChanged {\n      kind\n      petOrder {\n        _id\n        petname\n        status\n        nextStatuses\n        readyAt\n        turnAt\n      }\n      cartEntry {\n        _id\n        petname\n        deliveryMethod\n        status\n        nextStatuses\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OwnOrderChanged {\n    ownOrderChanged {\n      kind\n      petOrder {\n        _id\n        petname\n        status\n        nextStatuses\n        readyAt\n        turnAt\n      }\n      cartEntry {\n        _id\n        petname\n        deliveryMethod\n        status\n        nextStatuses\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderMails($number: String!) {\n    order(number: $number) {\n      number\n      mails {\n        kind\n        to\n        subject\n        status\n        attempts\n        sentAt\n        nextAt\n        lastError\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderMails($number: String!) {\n    order(number: $number) {\n      number\n      mails {\n        kind\n        to\n        subject\n        status\n        attempts\n        sentAt\n        nextAt\n        lastError\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Order($number: String!) {\n    order(number: $number) {\n      number\n      status\n      placedAt\n      username\n      location\n      phone\n      email\n      entries {\n        _id\n        petId\n        petname\n        petprice\n        accessoriesAmount\n        everyWeeks\n        totalamount\n        paid\n        status\n        nextStatuses\n        image {\n          ...PetPictureFields\n        }\n        review {\n          _id\n          stars\n          text\n        }\n        pet {\n          _id\n          petprice\n          availability\n          stock\n        }\n      }\n      payment {\n        _id\n        status\n      }\n      price {\n        entriesTotal\n        reductions\n        delivery\n        total\n        adjustments {\n          label\n          amount\n          isApplied\n        }\n      }\n      delivery {\n        method\n        carrier\n        trackingNumber\n        trackingUrl\n        shippedAt\n      }\n      timeline {\n        at\n        kind\n        text\n        by\n      }\n      refunds {\n        _id\n        amount\n        reason\n        createdAt\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query Order($number: String!) {\n    order(number: $number) {\n      number\n      status\n      placedAt\n      username\n      location\n      phone\n      email\n      entries {\n        _id\n        petId\n        petname\n        petprice\n        accessoriesAmount\n        everyWeeks\n        totalamount\n        paid\n        status\n        nextStatuses\n        image {\n          ...PetPictureFields\n        }\n        review {\n          _id\n          stars\n          text\n        }\n        pet {\n          _id\n          petprice\n          availability\n          stock\n        }\n      }\n      payment {\n        _id\n        status\n      }\n      price {\n        entriesTotal\n        reductions\n        delivery\n        total\n        adjustments {\n          label\n          amount\n          isApplied\n        }\n      }\n      delivery {\n        method\n        carrier\n        trackingNumber\n        trackingUrl\n        shippedAt\n      }\n      timeline {\n        at\n        kind\n        text\n        by\n      }\n      refunds {\n        _id\n        amount\n        reason\n        createdAt\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPetOrders($first: Int!, $after: String) {\n    me {\n      _id\n      petOrders(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            petId\n            petname\n            petprice\n            type\n            orderDate\n            status\n            nextStatuses\n            readyAt\n            turnAt\n            image {\n              ...PetPictureFields\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyPetOrders($first: Int!, $after: String) {\n    me {\n      _id\n      petOrders(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            petId\n            petname\n            petprice\n            type\n            orderDate\n            status\n            nextStatuses\n            readyAt\n            turnAt\n            image {\n              ...PetPictureFields\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyCartEntries($first: Int!, $after: String) {\n    me {\n      _id\n      cartEntries(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            petId\n            petname\n            petprice\n            category\n            accessoriesAmount\n            totalamount\n            paymentId\n            orderNumber\n            deliveryMethod\n            orderDate\n            status\n            nextStatuses\n            image {\n              ...PetPictureFields\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyCartEntries($first: Int!, $after: String) {\n    me {\n      _id\n      cartEntries(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            petId\n            petname\n            petprice\n            category\n            accessoriesAmount\n            totalamount\n            paymentId\n            orderNumber\n            deliveryMethod\n            orderDate\n            status\n            nextStatuses\n            image {\n              ...PetPictureFields\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelPetOrder($id: ID!) {\n    cancelPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n"): (typeof documents)["\n  mutation CancelPetOrder($id: ID!) {\n    cancelPetOrder(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelCartEntry($id: ID!) {\n    cancelCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n"): (typeof documents)["\n  mutation CancelCartEntry($id: ID!) {\n    cancelCartEntry(id: $id) {\n      _id\n      status\n      nextStatuses\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrderPet($input: OrderPetInput!) {\n    orderPet(input: $input) {\n      _id\n      petId\n      status\n      orderDate\n      nextStatuses\n    }\n  }\n"): (typeof documents)["\n  mutation OrderPet($input: OrderPetInput!) {\n    orderPet(input: $input) {\n      _id\n      petId\n      status\n      orderDate\n      nextStatuses\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyRefunds($first: Int!, $after: String) {\n    me {\n      _id\n      refunds(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            amount\n            reason\n            createdAt\n            status\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyRefunds($first: Int!, $after: String) {\n    me {\n      _id\n      refunds(first: $first, after: $after) {\n        edges {\n          node {\n            _id\n            amount\n            reason\n            createdAt\n            status\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RepeatPlanFields on RepeatPlan {\n    _id\n    status\n    petname\n    accessoriesAmount\n    everyWeeks\n    delivery\n    nextDate\n    chargeDate\n    lastDate\n    earliestDate\n    problem\n    wantsConsent\n    isBeingCharged\n    username\n    location\n    phone\n    gramsADay\n    gramsAPiece\n    deliveries\n    endedAt\n    card {\n      brand\n      last4\n    }\n    pet {\n      _id\n      petname\n      petprice\n      category\n      type\n      availability\n      isAvailable\n      image {\n        ...PetPictureFields\n      }\n    }\n    substitute {\n      _id\n      petname\n    }\n    extras {\n      accessoriesAmount\n      pet {\n        _id\n        petname\n      }\n    }\n    forecast {\n      runsOutOn\n      daysLeft\n      betterDate\n    }\n    price {\n      delivery\n      total\n      adjustments {\n        label\n        amount\n        isApplied\n      }\n      lines {\n        petId\n        petname\n        accessoriesAmount\n        totalamount\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RepeatPlanFields on RepeatPlan {\n    _id\n    status\n    petname\n    accessoriesAmount\n    everyWeeks\n    delivery\n    nextDate\n    chargeDate\n    lastDate\n    earliestDate\n    problem\n    wantsConsent\n    isBeingCharged\n    username\n    location\n    phone\n    gramsADay\n    gramsAPiece\n    deliveries\n    endedAt\n    card {\n      brand\n      last4\n    }\n    pet {\n      _id\n      petname\n      petprice\n      category\n      type\n      availability\n      isAvailable\n      image {\n        ...PetPictureFields\n      }\n    }\n    substitute {\n      _id\n      petname\n    }\n    extras {\n      accessoriesAmount\n      pet {\n        _id\n        petname\n      }\n    }\n    forecast {\n      runsOutOn\n      daysLeft\n      betterDate\n    }\n    price {\n      delivery\n      total\n      adjustments {\n        label\n        amount\n        isApplied\n      }\n      lines {\n        petId\n        petname\n        accessoriesAmount\n        totalamount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RepeatPlans {\n    me {\n      _id\n      repeatPlans {\n        ...RepeatPlanFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query RepeatPlans {\n    me {\n      _id\n      repeatPlans {\n        ...RepeatPlanFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RepeatPlansInShort {\n    me {\n      _id\n      repeatPlans {\n        _id\n        status\n        petname\n        accessoriesAmount\n        everyWeeks\n        nextDate\n        earliestDate\n        problem\n        wantsConsent\n      }\n    }\n  }\n"): (typeof documents)["\n  query RepeatPlansInShort {\n    me {\n      _id\n      repeatPlans {\n        _id\n        status\n        petname\n        accessoriesAmount\n        everyWeeks\n        nextDate\n        earliestDate\n        problem\n        wantsConsent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RepeatPricesNow {\n    me {\n      _id\n      repeatPlans {\n        _id\n        priceNow {\n          total\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RepeatPricesNow {\n    me {\n      _id\n      repeatPlans {\n        _id\n        priceNow {\n          total\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRepeatPlan($id: ID!, $input: UpdateRepeatPlanInput!) {\n    updateRepeatPlan(id: $id, input: $input) {\n      ...RepeatPlanFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateRepeatPlan($id: ID!, $input: UpdateRepeatPlanInput!) {\n    updateRepeatPlan(id: $id, input: $input) {\n      ...RepeatPlanFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SkipRepeatDelivery($id: ID!) {\n    skipRepeatDelivery(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n"): (typeof documents)["\n  mutation SkipRepeatDelivery($id: ID!) {\n    skipRepeatDelivery(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendRepeatDeliveryNow($id: ID!) {\n    sendRepeatDeliveryNow(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n"): (typeof documents)["\n  mutation SendRepeatDeliveryNow($id: ID!) {\n    sendRepeatDeliveryNow(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndRepeatPlan($id: ID!) {\n    endRepeatPlan(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n"): (typeof documents)["\n  mutation EndRepeatPlan($id: ID!) {\n    endRepeatPlan(id: $id) {\n      ...RepeatPlanFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RepeatItems($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          petname\n          petprice\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RepeatItems($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!) {\n    pets(where: $where, search: $search, orderBy: $orderBy, first: $first) {\n      totalCount\n      edges {\n        node {\n          _id\n          petname\n          petprice\n          image {\n            ...PetPictureFields\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ItemReviews($id: ID!, $first: Int!, $after: String) {\n    pet(id: $id) {\n      _id\n      rating {\n        average\n        count\n      }\n      reviews(first: $first, after: $after) {\n        edges {\n          node {\n            ...ReviewFields\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ItemReviews($id: ID!, $first: Int!, $after: String) {\n    pet(id: $id) {\n      _id\n      rating {\n        average\n        count\n      }\n      reviews(first: $first, after: $after) {\n        edges {\n          node {\n            ...ReviewFields\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeDownReview($id: ID!) {\n    takeDownReview(id: $id) {\n      _id\n    }\n  }\n"): (typeof documents)["\n  mutation TakeDownReview($id: ID!) {\n    takeDownReview(id: $id) {\n      _id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewFields on Review {\n    _id\n    name\n    stars\n    text\n    writtenAt\n  }\n"): (typeof documents)["\n  fragment ReviewFields on Review {\n    _id\n    name\n    stars\n    text\n    writtenAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewItem($petId: ID!, $input: ReviewInput!) {\n    reviewItem(petId: $petId, input: $input) {\n      ...ReviewFields\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewItem($petId: ID!, $input: ReviewInput!) {\n    reviewItem(petId: $petId, input: $input) {\n      ...ReviewFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveReview($petId: ID!) {\n    removeReview(petId: $petId)\n  }\n"): (typeof documents)["\n  mutation RemoveReview($petId: ID!) {\n    removeReview(petId: $petId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WatchedItems {\n    me {\n      ...WatchedItemsFields\n    }\n  }\n"): (typeof documents)["\n  query WatchedItems {\n    me {\n      ...WatchedItemsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WatchStock($petId: ID!) {\n    watchStock(petId: $petId) {\n      ...WatchedItemsFields\n    }\n  }\n"): (typeof documents)["\n  mutation WatchStock($petId: ID!) {\n    watchStock(petId: $petId) {\n      ...WatchedItemsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnwatchStock($petId: ID!) {\n    unwatchStock(petId: $petId) {\n      ...WatchedItemsFields\n    }\n  }\n"): (typeof documents)["\n  mutation UnwatchStock($petId: ID!) {\n    unwatchStock(petId: $petId) {\n      ...WatchedItemsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WatchedItemsFields on User {\n    _id\n    watchedPetIds\n  }\n"): (typeof documents)["\n  fragment WatchedItemsFields on User {\n    _id\n    watchedPetIds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      ...AccountFields\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      ...AccountFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveUser($input: SaveUserInput!) {\n    saveUser(input: $input) {\n      ...AccountFields\n    }\n  }\n"): (typeof documents)["\n  mutation SaveUser($input: SaveUserInput!) {\n    saveUser(input: $input) {\n      ...AccountFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountFields on User {\n    _id\n    email\n    name\n    role\n  }\n"): (typeof documents)["\n  fragment AccountFields on User {\n    _id\n    email\n    name\n    role\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PetPictureFields on PetImage {\n    hash\n    placeholder\n    width\n    height\n  }\n"): (typeof documents)["\n  fragment PetPictureFields on PetImage {\n    hash\n    placeholder\n    width\n    height\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchSuggestions($text: String!) {\n    searchSuggestions(text: $text) {\n      items {\n        _id\n        petname\n        petprice\n        category\n        type\n        isAvailable\n        image {\n          ...PetPictureFields\n        }\n      }\n      searches {\n        text\n        count\n      }\n      places {\n        type\n        category\n        search\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchSuggestions($text: String!) {\n    searchSuggestions(text: $text) {\n      items {\n        _id\n        petname\n        petprice\n        category\n        type\n        isAvailable\n        image {\n          ...PetPictureFields\n        }\n      }\n      searches {\n        text\n        count\n      }\n      places {\n        type\n        category\n        search\n        count\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;