import type { Mutant } from './mutant.ts';

/** Faults of the shop's pages. Those at the end only a real browser can see. */
const faults: readonly Omit<Mutant, 'room'>[] = [
  // The cart, and what a browser keeps of somebody.
  {
    name: 'who signs in with a full cart loses what the account had of the same item',
    find: '(known?.accessoriesAmount ?? 0) + entry.accessoriesAmount',
    replace: 'entry.accessoriesAmount',
    tests: ['cart-store', 'shop/cart', 'log-out'],
  },
  {
    name: 'what somebody looked at stays in the browser after the log-out',
    find: 'comparison: _compared, seen: _seen, ...rest } = withoutOwner(state);',
    replace: 'comparison: _compared, ...rest } = withoutOwner(state);',
    tests: ['cart-store', 'browsing', 'log-out'],
  },
  {
    name: 'at the sign-in the code of an older visit takes the place of the one that was just typed',
    find: 'readChoices({ ...choices, ...found.choices })',
    replace: 'readChoices({ ...found.choices, ...choices })',
    tests: ['cart-store', 'your-carts', 'cart-choices'],
  },
  {
    name: 'a payment that two tabs hear of takes its items out of the cart twice',
    find: 'if (settledPayments.includes(paymentId)) return state;',
    replace: '',
    tests: ['cart-store', 'pending-checkout', 'paid-once'],
  },
  // The checkout.
  {
    name: 'a card is charged another total than the one on the screen',
    find: "if (opened.quote.total !== order.total) return { kind: 'refused', message: checkoutMessages.priceChanged };",
    replace: '',
    tests: ['pay', 'your-carts', 'orders/checkout'],
  },
  {
    name: 'a connection that breaks while the card is charged is told as a declined card',
    find: "error.type === 'card_error' || error.type === 'validation_error'",
    replace: "error.type !== 'invalid_request_error'",
    tests: ['pay', 'orders/checkout', 'paid-once'],
  },
  {
    name: 'an order to a street of that name in another town is paid as the one before',
    find: 'JSON.stringify({ email, username, location, phone,',
    replace: "JSON.stringify({ email, username, location: location.split(',')[0], phone,",
    tests: ['pending-checkout', 'pay', 'orders/checkout'],
  },
  {
    name: 'a cart can be paid again while nobody knows whether it was paid',
    find: "state.phase === 'failure' || state.phase === 'paidElsewhere'",
    replace: "state.phase === 'failure' || state.phase === 'paidElsewhere' || state.phase === 'unsettled'",
    tests: ['checkout-machine', 'payment-form', 'your-carts', 'paid-once'],
  },
  {
    name: 'the button that pays is not disabled while the payment runs',
    find: 'const isOff = isLocked || !canPay ||',
    replace: 'const isOff = !canPay ||',
    tests: ['payment-form', 'your-carts', 'paid-once', 'orders/checkout'],
  },
  {
    name: 'two clicks in one moment begin two payments',
    find: 'if (isRunning.current) return;\n    isRunning.current = true;',
    replace: 'isRunning.current = true;',
    tests: ['your-carts', 'paid-once', 'orders/checkout'],
  },
  {
    name: 'a cart can be paid at sums of before it was changed',
    find: 'canPay: isSettled && !obstacle && lines.every(',
    replace: 'canPay: !obstacle && lines.every(',
    tests: ['your-carts', 'cart-choices', 'orders/checkout'],
  },
  {
    name: 'a shopper is told of a minute more for same-day delivery than there is',
    find: 'const minutes = Math.ceil(milliseconds / MINUTE_MS);',
    replace: 'const minutes = Math.round(milliseconds / MINUTE_MS);',
    tests: ['delivery-choice', 'your-carts', 'cart-choices'],
  },
  // Who is signed in.
  {
    name: 'the account of who has logged out can be seen by who comes next',
    find: '(isPublicField(fieldName) ? value : DELETE)',
    replace: "(isPublicField(fieldName) || fieldName === 'me' ? value : DELETE)",
    tests: ['log-out', 'account', 'providers'],
  },
  {
    name: 'an answer that comes after the log-out is shown to who comes next',
    find: 'sessions.get(client)?.end();',
    replace: '',
    tests: ['log-out', 'auth-link', 'providers', 'account'],
  },
  {
    name: 'the address that somebody typed stays in the tab after the log-out',
    find: 'clearDrafts(null);',
    replace: '',
    tests: ['log-out', 'contact-storage', 'account/log-out', 'orders/checkout'],
  },
  {
    name: 'who logs out on a page of theirs is asked to sign in again',
    find: "if (!isLeaving || pathname !== '/') return;",
    replace: 'if (!isLeaving) return;',
    tests: ['log-out', 'account'],
  },
  {
    name: 'a shopper without a role gets into the back office',
    find: "status === 'signed-in' && account !== null && !isOfStaff(Role[account.role])",
    replace: "status !== 'signed-in' && account !== null && !isOfStaff(Role[account.role])",
    tests: ['providers', 'router', 'account', 'overview', 'admin-dashboard'],
  },
  {
    name: 'who signs in as a shopper is led into the back office, and from there home',
    find: 'signInPages.test(pathname) || adminPages.test(pathname)',
    replace: 'signInPages.test(pathname)',
    tests: ['return-path', 'account'],
  },
  {
    name: 'a token that was rejected is sent a second time',
    find: 'return send(true).pipe(',
    replace: 'return send(false).pipe(',
    tests: ['auth-link', 'providers', 'account'],
  },
  // What was asked for, and what is kept of the answers.
  {
    name: 'a list keeps its order whatever is chosen to sort it by',
    find: "pets: relayStylePagination(['where', 'search', 'orderBy'])",
    replace: "pets: relayStylePagination(['where', 'search'])",
    tests: ['list-keys', 'pet-list', 'search.page', 'product-list', 'lists'],
  },
  {
    name: 'a page shows what it was before the own change, out of a cache on the way',
    find: 'changedAt = now();',
    replace: '',
    tests: ['anonymous-get-link', 'providers', 'orders/reviews', 'admin-pets'],
  },
  {
    name: 'a change whose answer was lost is sent again',
    find: 'if (operationType !== OperationTypeNode.QUERY) return false;',
    replace: 'if (operationType === OperationTypeNode.SUBSCRIPTION) return false;',
    tests: ['retry-link', 'providers', 'paid-once'],
  },
  {
    name: 'what happened while the connection was away is never shown',
    find: 'if (isRetry) onReturn();',
    replace: 'if (!isRetry) onReturn();',
    tests: ['ws-link', 'providers', 'live-updates'],
  },
  {
    name: 'the lists of the shop show the old price after it was changed',
    find: "cache.evict({ id: 'ROOT_QUERY', fieldName: 'pets' });",
    replace: '',
    tests: ['use-pet-changes', 'manage-pets-data', 'add-pets', 'admin-pets'],
  },
  {
    name: 'the third page of a list is the second once more',
    find: '}, [fetchMore, variables, after]);',
    replace: '}, [fetchMore, variables]);',
    tests: ['pet-list', 'search.page', 'lists'],
  },
  {
    name: 'a list of the back office loads its first page again in place of the next',
    find: 'void fetchMore({ variables: { first: PAGE_SIZE, after: connection?.pageInfo.endCursor } })',
    replace: 'void fetchMore({ variables: { first: PAGE_SIZE, after: null } })',
    tests: ['orders.page', 'customers.page', 'audit.page', 'money-health', 'admin/orders'],
  },
  // Lists, searches and their addresses.
  {
    name: 'a filter that is chosen takes the others out of the address',
    find: 'const next = new URLSearchParams(params);\n  for (const [field, value] of',
    replace:
      "const next = new URLSearchParams({ q: params.get('q') ?? '' });\n  for (const [field, value] of",
    tests: ['lib/pet-filter', 'pet-list', 'search.page', 'lists'],
  },
  {
    name: 'the orders of the last day of a search are not in it',
    find: 'placedTo: startOf(addDays(lastDay, { days: 1 }))',
    replace: 'placedTo: startOf(addDays(lastDay, { days: 0 }))',
    tests: ['order-filter', 'orders.page'],
  },
  {
    name: 'orders that were selected in another list are still selected on the way back',
    find: 'useEffect(() => setChosen(none), [list]);',
    replace: 'useEffect(() => setChosen(none), [Boolean(list)]);',
    tests: ['use-selection', 'orders.page', 'admin/orders'],
  },
  {
    name: 'a text that was cleared from a search comes back after a moment',
    find: 'ask.cancel();',
    replace: '',
    tests: ['use-search-text', 'manage-pets-data', 'customers.page', 'orders.page', 'admin-pets'],
  },
  {
    name: 'every letter in the search asks for suggestions',
    find: 'const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);\n    return () => clearTimeout(timer);',
    replace: 'setTimeout(() => setPaused(text), TYPING_PAUSE_MS);',
    tests: ['use-suggestions', 'search-box', 'suggestions'],
  },
  {
    name: 'a number and its unit are torn apart at the end of a line',
    find: "'$1\\u00a0'",
    replace: "'$1 '",
    tests: ['unbroken-units'],
  },
  // The back office.
  {
    name: 'a list still offers to ship an order that was just shipped',
    find: 'await refresh();\n    setMovingId(null);',
    replace: 'setMovingId(null);',
    tests: ['manage-accessories-order', 'manage-pets-order', 'admin-orders'],
  },
  {
    name: 'what was typed into a dialog is lost by Escape without a question',
    find: 'onClose={() => (isDirty.current ? setLeaving(true) : close())}',
    replace: 'onClose={close}',
    tests: ['manage-pets-data', 'promotions.page', 'order.page', 'orders/reviews', 'keyboard'],
  },
  {
    name: 'a refund that is sent again after its answer was lost gives the money back twice',
    find: 'const [requestId] = useState(randomId);',
    replace: 'const requestId = randomId();',
    tests: ['order', 'order-page'],
  },
  {
    name: 'all that is left of an order can not be given back as an amount',
    find: 'return amount > refundable ? `At most',
    replace: 'return amount >= refundable ? `At most',
    tests: ['order', 'order-page'],
  },
  {
    name: 'the link to the waiting orders counts a new one only after a minute',
    find: 'useShopOrderChanges(({ petOrder }) => petOrder && refetchSoon());',
    replace: 'useShopOrderChanges(({ cartEntry }) => cartEntry && refetchSoon());',
    tests: ['manage-pets-order', 'overview', 'live-updates', 'admin-orders'],
  },
  {
    name: 'a packing slip lists what was cancelled',
    find: "return status !== 'CANCELLED' && (status as string) !== 'RETURNED';",
    replace: "return (status as string) !== 'RETURNED';",
    tests: ['print'],
  },
  {
    name: 'the bars on a label have no margin, and no scanner reads them',
    find: 'const QUIET_ZONE = 10;',
    replace: 'const QUIET_ZONE = 0;',
    tests: ['barcode', 'print'],
  },
  // Who listens, and who has no mouse.
  {
    name: 'the lists to choose from beside a search have lost their labels',
    find: '<select {...select} id={id} className={classes.input}>',
    replace: '<select {...select} className={classes.input}>',
    tests: ['home', 'search.page', 'item.page', 'pages/pages'],
  },
  {
    name: 'who listens is not told which suggestion the arrow keys have reached',
    find: 'aria-activedescendant={popup.isOpen ? popup.activeId : undefined}',
    replace: '',
    tests: ['use-suggestions', 'search-box', 'suggestions'],
  },
  {
    name: 'a form that is refused leaves the focus on its button',
    find: 'if (name) form.getInputNode(name)?.focus();',
    replace: 'if (name) form.getInputNode(name)?.blur();',
    tests: ['app/account', 'payment-form', 'add-pets', 'orders/checkout', 'keyboard'],
  },
  {
    name: 'a new page leaves the focus on the link of the old one',
    find: '(heading ?? part)?.focus({ preventScroll: true });',
    replace: '',
    tests: ['shop-layout', 'providers', 'keyboard', 'links'],
  },
  {
    name: 'escape closes a menu and leaves the focus nowhere',
    find: 'setOpen(false);\n      button.current?.focus();',
    replace: 'setOpen(false);',
    tests: ['navigation-dropdown', 'providers', 'keyboard', 'shell'],
  },
  // What only a real browser shows: styles, hydration, other tabs, the real parts of others.
  {
    name: 'a sign-in in another tab is not noticed',
    find: "addEventListener('storage', loadForOtherTab);\n      void announce(listener);",
    replace: 'void announce(listener);',
    tests: ['account/account', 'log-out', 'shop/cart'],
  },
  {
    name: 'a new tab knows nothing of the sign-in, and a reload ends it',
    find: 'canStore() ? sdk.browserLocalPersistence : sdk.inMemoryPersistence',
    replace: 'canStore() ? sdk.browserSessionPersistence : sdk.inMemoryPersistence',
    tests: ['account', 'log-out'],
  },
  {
    name: 'a token that the shop has rejected is never renewed',
    find: 'auth.currentUser?.getIdToken(isForced)',
    replace: 'auth.currentUser?.getIdToken(isForced && !auth.currentUser)',
    tests: ['auth-link', 'account/account', 'admin/staff'],
  },
  {
    name: 'two tabs pay for the same cart at once',
    find: 'if (!lock) return undefined;',
    replace: '',
    tests: ['tab-lock', 'your-carts', 'paid-once'],
  },
  {
    name: 'what the server drew is drawn anew, because the browser fills the cart at once',
    find: '() => true,\n    () => false,',
    replace: '() => true,\n    () => true,',
    tests: ['use-hydrated', 'compare', 'browsing', 'item', 'server-rendered-pages'],
  },
  {
    name: 'a click that comes before the code of the page is lost',
    find: '\n  button.click();',
    replace: '',
    tests: ['event-replay', 'server-rendered-pages'],
  },
  {
    name: 'a page asks again for what it came with',
    find: 'client.writeQuery({ query, variables, data });',
    replace: 'client.writeQuery({ query, data });',
    tests: ['hydrate-apollo-cache', 'page-questions', 'server-rendered-pages'],
  },
  {
    name: 'nobody is told that the network is gone until something is asked for',
    find: 'watchNetwork();',
    replace: 'void watchNetwork;',
    tests: ['bootstrap', 'offline-bar', 'shell'],
  },
  {
    name: 'a service worker of the old shop goes on serving its files',
    find: 'worker.unregister()',
    replace: 'worker.update()',
    tests: ['bootstrap', 'shell', 'one-port'],
  },
  {
    name: 'the chosen theme is gone with the next page load',
    find: 'localStorage.setItem(STORAGE_KEY, scheme);',
    replace: '',
    tests: ['color-scheme', 'providers', 'shell', 'pages/pages'],
  },
  {
    name: 'the filters of a list are nowhere on a wide screen',
    find: '.sidebar {\n    display: block;',
    replace: '.sidebar {\n    display: none;',
    tests: ['lists', 'main-job'],
  },
  {
    name: 'what is meant for those who listen alone is said to nobody',
    find: 'composes: m_515a97f8 from global;',
    replace: 'display: none;',
    tests: ['suggestions', 'search-box', 'keyboard', 'lists', 'shell'],
  },
  {
    name: 'the link that skips the menus stays out of sight when the keyboard reaches it',
    find: '.skip:focus {\n  transform: none;\n}',
    replace: '',
    tests: ['keyboard', 'shell', 'shop-layout'],
  },
  {
    name: 'nobody sees where the keyboard is',
    find: ':focus-visible {\n  outline: 3px solid var(--shop-accent);',
    replace: ':focus-visible {\n  outline: none;',
    tests: ['keyboard', 'shell'],
  },
  {
    name: 'the button that prints is on the paper',
    find: '  .bar {\n    display: none;\n  }\n\n  .sheet {\n    border: 0;',
    replace: '  .sheet {\n    border: 0;',
    tests: ['print'],
  },
  {
    name: 'the menu of a phone lies over the page that was chosen in it',
    find: '<nav aria-label="Shop" className={classes.nav} onClick={onLeave}>',
    replace: '<nav aria-label="Shop" className={classes.nav} onDoubleClick={onLeave}>',
    tests: ['shop-layout', 'shell', 'links', 'pages/pages'],
  },
  {
    name: 'a filter that is chosen throws the page back to its top',
    find: 'writeFilter(current, next), { preventScrollReset: true, flushSync: true });',
    replace: 'writeFilter(current, next), { flushSync: true });',
    tests: ['pet-list', 'lists'],
  },
  {
    name: 'the search of the browser finds nothing in a folded article',
    find: "setAttribute('hidden', 'until-found')",
    replace: "setAttribute('hidden', '')",
    tests: ['articles'],
  },
  {
    name: 'a page keeps empty room at its end after the comparison is gone',
    find: "style.removeProperty('--shop-bottom-bar');\n      document.body.style.paddingBlockEnd = '';",
    replace: '',
    tests: ['compare'],
  },
  {
    name: 'the explorer sends the account in place of the header that a developer wrote',
    find: 'if (written !== null) return written;',
    replace: "if (written === '') return written;",
    tests: ['authorized-fetch', 'apollo-sandbox', 'explorer'],
  },
];

export const clientMutants: readonly Mutant[] = faults.map((fault) => ({ ...fault, room: 'client' }));
