import type { Mutant } from './mutant.ts';

type ServerMutant = Omit<Mutant, 'room'>;

const access: readonly ServerMutant[] = [
  {
    name: 'every shopper may take back that an order was sent',
    find: "@Authorized('handleOrders') @Mutation(() => CartEntry, { description: 'Takes back that an order was sent",
    replace: "@Authorized() @Mutation(() => CartEntry, { description: 'Takes back that an order was sent",
    tests: ['public-fields', 'authorisation', 'admin-only'],
  },
  {
    name: 'every shopper may read the figures of the shop',
    find: "@Authorized('seeFigures') @Query(() => ShopOverview,",
    replace: '@Authorized() @Query(() => ShopOverview,',
    tests: ['public-fields', 'authorisation', 'admin-only', 'dashboard'],
  },
  {
    name: 'whoever handles orders may take the payments as a file',
    find: "permission: 'seeFigures', columns: { _id: ({ _id }) => textOf(_id), orderNumber",
    replace: "permission: 'handleOrders', columns: { _id: ({ _id }) => textOf(_id), orderNumber",
    tests: ['exports', 'admin-only'],
  },
  {
    name: 'everybody may call the REST path of all orders for animals',
    find: "summary: 'All orders for animals, newest first, without canceled ones.', access: 'handleOrders',",
    replace: "summary: 'All orders for animals, newest first, without canceled ones.', access: 'shopper',",
    tests: ['openapi', 'admin-only', 'legacy-paths', 'authorisation'],
  },
  {
    name: 'shoppers can cancel the orders of others',
    find: "const own = can(viewer.role, 'handleOrders') ? {} : { uid: viewer.uid }; const filter",
    replace:
      "const own = can(viewer.role, 'handleOrders') || viewer.uid ? {} : { uid: viewer.uid }; const filter",
    tests: ['orders-of-others', 'orders/cart'],
  },
  {
    name: 'shoppers see the order of anybody whose number they know',
    find: 'PaymentModel.findOne({ number: readNumber(number), ...own })',
    replace: 'PaymentModel.findOne({ ...own, uid: { $exists: true }, number: readNumber(number) })',
    tests: ['orders-of-others', 'orders/orders'],
  },
  {
    name: 'shoppers look up the accounts of others',
    find: "if (!can(viewer.role, 'manageStaff') && viewer.email !== address)",
    replace: "if (!can(viewer.role, 'manageStaff') && !viewer.email)",
    tests: ['account-enumeration', 'accounts', 'legacy-email-parameter'],
  },
  {
    name: 'the last admin can step down',
    find: "if (before.role === 'admin') await this.requireAnotherAdmin",
    replace: "if (before.role !== 'admin') await this.requireAnotherAdmin",
    tests: ['roles', 'staff'],
  },
  {
    name: 'whoever has the link of an invitation takes the role',
    find: 'if (record.email !== email)',
    replace: 'if (!record.email)',
    tests: ['staff'],
  },
  {
    name: 'an invitation is good for a day longer than it says',
    find: 'findOne({ code, expiresAt: { $gt: databaseClock.now() } })',
    replace: 'findOne({ code, expiresAt: { $gt: databaseClock.in(-86_400_000) } })',
    tests: ['staff'],
  },
  {
    name: 'a session that was revoked goes on',
    find: 'this.auth.verifyIdToken(idToken, true)',
    replace: 'this.auth.verifyIdToken(idToken, false)',
    tests: ['tokens-in-production'],
  },
  {
    name: 'a token of tomorrow is good today',
    find: 'Math.max(iat, auth_time) > now + CLOCK_SKEW_SECONDS',
    replace: 'Math.min(iat, auth_time) > now + 2 * 86_400 * CLOCK_SKEW_SECONDS',
    tests: ['tokens-in-production', 'clocks'],
  },
  {
    name: 'the last contact is offered although its owner wants none',
    find: 'phone === undefined || hidesLastContact || viewer',
    replace: 'phone === undefined || viewer',
    tests: ['last-contact'],
  },
  {
    name: 'the same address in capitals is another account',
    find: 'email: token.email.toLowerCase(),',
    replace: 'email: token.email,',
    tests: ['tokens-in-production', 'accounts', 'identity', 'staff', 'roles'],
  },
  {
    name: 'a name of signs that nobody sees comes in with a sign-in',
    find: "visibleText(typeof claim === 'string' ? claim : '')",
    replace: "String(claim ?? visibleText(''))",
    tests: ['visible-texts', 'identity', 'names'],
  },
];

const limits: readonly ServerMutant[] = [
  {
    name: 'a page of a list may have a thousand records',
    find: 'Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE',
    replace: 'Number.isInteger(first) || first < 1 || first > 10 * MAX_PAGE_SIZE',
    tests: ['connection', 'requests', 'catalogue/catalogue'],
  },
  {
    name: 'the limit of a minute is one higher than it says',
    find: 'if (counted.points <= this.points) return msLeft;',
    replace: 'if (counted.points <= this.points + 1) return msLeft;',
    tests: ['rate-limits'],
  },
  {
    name: 'twenty checkouts under aliases count as one',
    find: 'actions.set(action, (actions.get(action) ?? 0) + 1)',
    replace: 'actions.set(action, 1)',
    tests: ['action-limits', 'rate-limits'],
  },
  {
    name: 'whoever adds an address to a header has the limits of that address',
    find: 'hop < count',
    replace: 'hop <= count',
    tests: ['network-address', 'rate-limits', 'http'],
  },
  {
    name: 'one address takes one request more at a time than its share',
    find: 'this.inFlightByAddress.of(address) >= maxInFlightPerAddress',
    replace: 'this.inFlightByAddress.of(address) > maxInFlightPerAddress',
    tests: ['load-shedder', 'overload'],
  },
  {
    name: 'a page of a hundred costs a query what a page of one does',
    find: '(childComplexity % RECORD_COST_FACTOR) + size * ofEach',
    replace: '(childComplexity % RECORD_COST_FACTOR) + Math.min(size, 1) * ofEach',
    tests: ['query-complexity', 'requests'],
  },
  {
    name: 'of two operations in a text the cost of the first is kept for both',
    find: '`${operationName} ${JSON.stringify(variables, withoutTexts)}`',
    replace: "`${operationName ? '' : ''}${JSON.stringify(variables, withoutTexts)}`",
    tests: ['query-complexity', 'requests'],
  },
  {
    name: 'variables may be one level deeper than the limit',
    find: 'if (depth > queryLimits.variableDepth)',
    replace: 'if (depth > queryLimits.variableDepth + 1)',
    tests: ['variable-limits', 'query-complexity', 'requests', 'large-requests'],
  },
  {
    name: 'a form brings a file ten times as large as allowed',
    find: 'limits: { fileSize: maxBytes, files: 1,',
    replace: 'limits: { fileSize: 10 * maxBytes, files: 1,',
    tests: ['read-multipart', 'pictures', 'hostile-uploads', 'items-import'],
  },
  {
    name: 'a picture of too many pixels is called no picture',
    find: 'if (width * height > limitInputPixels) throw',
    replace: 'if (width * height > 100 * limitInputPixels) throw',
    tests: ['pictures', 'hostile-uploads'],
  },
  {
    name: 'bodies of JSON may have twenty megabytes',
    find: "const readJson = [express.json({ limit: '200kb' })",
    replace: "const readJson = [express.json({ limit: '20mb' })",
    tests: ['hostile-requests', 'http/http', 'requests', 'large-requests'],
  },
];

const web: readonly ServerMutant[] = [
  {
    name: 'names run as HTML in what the server writes',
    find: "'<': '&lt;',",
    replace: "'<': '<',",
    tests: ['stored-script', 'mailbox', 'ssr/pages'],
  },
  {
    name: 'other sites may show the shop in a frame',
    find: `frameAncestors: ["'none'"],`,
    replace: `frameAncestors: ['*'],`,
    tests: ['headers'],
  },
  {
    name: 'what is answered to somebody signed in may be kept by proxies',
    find: "if (request.headers.authorization !== undefined) response.set('Cache-Control', 'no-store');",
    replace: "if (request.headers.authorization === '') response.set('Cache-Control', 'no-store');",
    tests: ['headers', 'response-cache', 'http/http'],
  },
  {
    name: 'a page of a neighbouring site may act for who is signed in',
    find: "return site !== 'same-origin' && site !== 'none';",
    replace: "return site === 'cross-site';",
    tests: ['headers', 'http/http', 'hostile-requests'],
  },
  {
    name: 'what went wrong inside is told to everybody',
    find: 'message: `Something went wrong on our side (${errorId})`',
    replace: 'message: `${String(error)} (${errorId})`',
    tests: ['public-error', 'secrets', 'broken-records'],
  },
  {
    name: 'a browser that reads no Brotli is sent what was kept for one that does',
    find: "  'accept-encoding',\n",
    replace: '',
    tests: ['response-cache'],
  },
  {
    name: 'who is signed in gets the answers that were kept for visitors',
    find: "if (method !== 'GET' || headers.authorization !== undefined) return null;",
    replace: "if (method !== 'GET') return null;",
    tests: ['response-cache'],
  },
  {
    name: 'what another process changed is shown as it was for a minute',
    find: 'deps.changeStream?.on(collection, () => this.invalidate(collection));',
    replace: 'deps.changeStream?.on(collection, () => this.pending.clear());',
    tests: ['response-cache', 'scaling'],
  },
  {
    name: 'settings that another process changed are not heard of',
    find: 'changeStream?.on(StoredSettingsModel.collection.name, () => this.invalidate());',
    replace: 'changeStream?.on(StoredSettingsModel.collection.name, () => {});',
    tests: ['shop-settings/shop-settings', 'scaling', 'change-stream'],
  },
  {
    name: 'every shopper hears of the orders of all',
    find: 'return `${topic} ${String(who)}`;',
    replace: 'return topic + String(who).slice(0, 0);',
    tests: ['subscribers', 'subscriptions'],
  },
  {
    name: 'a picture that is opened by itself may run scripts',
    find: `"default-src 'none'; sandbox",\n      'Content-Disposition'`,
    replace: `"default-src 'self'",\n      'Content-Disposition'`,
    tests: ['pictures', 'hostile-uploads', 'headers', 'stored-script'],
  },
  {
    name: 'search engines are told of items that left the shop, and not of animals that were sold',
    find: "const listed = { availability: { $ne: 'retired' } } as const;",
    replace: "const listed = { availability: { $ne: 'sold' } } as const;",
    tests: ['ssr/pages', 'restored-items'],
  },
  {
    name: 'the reviews of an item are not told to search engines as stars of five',
    find: 'bestRating: MAX_STARS',
    replace: 'bestRating: 2 * MAX_STARS',
    tests: ['ssr/pages', 'reviews/reviews'],
  },
];

const lists: readonly ServerMutant[] = [
  {
    name: 'the page after a cursor leaves out what has the same value',
    find: '[order.field]: rangeAfter(order, value, true),',
    replace: '[order.field]: rangeAfter(order, value, false),',
    tests: ['connection', 'audit', 'orders/orders', 'customers/customers'],
  },
  {
    name: 'the last page of a list says that another one follows',
    find: 'hasNextPage: records.length > page.first,',
    replace: 'hasNextPage: records.length >= page.first,',
    tests: ['connection', 'audit', 'catalogue/catalogue'],
  },
  {
    name: 'what admins did is listed oldest first',
    find: "const newestFirst: Order = { field: 'at', direction: -1 };",
    replace: "const newestFirst: Order = { field: 'at', direction: 1 };",
    tests: ['audit'],
  },
  {
    name: 'the oldest reviews come first',
    find: "const newestFirst: Order = { field: 'writtenAt', direction: -1 };",
    replace: "const newestFirst: Order = { field: 'writtenAt', direction: 1 };",
    tests: ['reviews/reviews'],
  },
  {
    name: 'items whose name has the words come behind those whose text has them',
    find: 'return isLikely(record) ? 1 : 2;',
    replace: 'return isLikely(record) ? 2 : 1;',
    tests: ['catalogue/search', 'judged-searches', 'catalogue/catalogue'],
  },
  {
    name: 'an item that changes is counted twice in the filters',
    find: 'if (this.counts(before)) this.remove(before);',
    replace: 'if (this.counts(before) && !after) this.remove(before);',
    tests: ['catalogue/catalogue', 'catalogue/search', 'item-administration'],
  },
  {
    name: 'orders are not found by a phone number that is written in another way',
    find: '...phones.map(digitsOf),',
    replace: "...wordsOf(phones.join(' ')),",
    tests: ['order-keys', 'orders/orders'],
  },
  {
    name: 'orders placed at the end of a period count as of it',
    find: '...(placedTo ? { $lt: placedTo }',
    replace: '...(placedTo ? { $lte: placedTo }',
    tests: ['orders/orders', 'exports'],
  },
  {
    name: 'signs in a search are read as a pattern',
    find: String.raw`text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')`,
    replace: 'text.normalize()',
    tests: ['accentless-pattern', 'search-text', 'customers/customers'],
  },
  {
    name: 'synonyms that another process changed are not heard of',
    find: 'changeStream.on(SynonymModel.collection.name, () => this.invalidate());',
    replace: 'changeStream.on(SynonymModel.collection.name, () => {});',
    tests: ['synonyms', 'change-stream', 'scaling'],
  },
];

const ordering: readonly ServerMutant[] = [
  {
    name: 'pieces of a cancelled order are not sold again',
    find: "if (isReserved) await this.pets.release([entry], { reason: 'released' }, session);",
    replace: "if (!isReserved) await this.pets.release([entry], { reason: 'released' }, session);",
    tests: ['orders/cart', 'orders/orders', 'payments/refunds'],
  },
  {
    name: 'pieces that came back and can be sold again are not',
    find: 'await this.pets.release(back.filter(isSellable), ',
    replace: 'await this.pets.release(back.filter((one) => !isSellable(one)), ',
    tests: ['money-back'],
  },
  {
    name: 'a checkout that came to nothing keeps its pieces',
    find: "await this.pets.release(entries, { reason: 'released' }, session); await this.plans.endBegunBy(entries, session);",
    replace:
      "if (cancelledBy === 'shop') await this.pets.release(entries, { reason: 'released' }, session); await this.plans.endBegunBy(entries, session);",
    tests: ['payments/checkout', 'reconciliation'],
  },
  {
    name: 'the last piece can not be bought',
    find: 'stock: { $gte: -quantity } }',
    replace: 'stock: { $gt: -quantity } }',
    tests: ['payments/checkout', 'orders/cart'],
  },
  {
    name: 'that an animal can be collected is told before it was given',
    find: "{ _id, status: 'approved', readyAt: { $exists: false } },",
    replace: "{ _id, status: { $in: ['pending', 'approved'] }, readyAt: { $exists: false } },",
    tests: ['animal-orders', 'state-moves', 'pet-order-mails'],
  },
  {
    name: 'an order that was moved already is moved once more',
    find: 'findOneAndUpdate({ ...filter, status: { $in: from } } as',
    replace: 'findOneAndUpdate({ ...filter, status: { $in: [...from, to] } } as',
    tests: ['state-moves', 'animal-orders', 'orders/cart'],
  },
  {
    name: 'a shopper waits for the same animal twice',
    find: "{ unique: true, partialFilterExpression: { status: { $in: livePetOrderStates } }, name: 'one_live_order' }",
    replace:
      "{ unique: false, partialFilterExpression: { status: { $in: livePetOrderStates } }, name: 'one_live_order' }",
    tests: ['animal-orders', 'waiting-list', 'orders/orders'],
  },
  {
    name: 'an order that is taken back puts nobody else in line',
    find: 'const declined = await this.model.find(by)',
    replace: "const declined = await this.model.find({ ...by, status: 'collected' })",
    tests: ['undo', 'animal-orders', 'server/test/orders/waiting-list'],
  },
  {
    name: 'an item is told to be back while it is sold out but for one',
    find: "stock: { $gt: 0 }, availability: 'available' } as const;",
    replace: "stock: { $gt: 1 }, availability: 'available' } as const;",
    tests: ['stock-watches'],
  },
  {
    name: 'who waits for an item is told again and again',
    find: 'await model.findOneAndDelete({ _id }, { session })',
    replace: 'await model.findOne({ _id }, null, { session })',
    tests: ['stock-watches'],
  },
  {
    name: 'whoever ordered an item may review it before it arrived',
    find: "CartEntryModel.exists({ ...one, status: 'delivered' })",
    replace: 'CartEntryModel.exists(one)',
    tests: ['reviews/reviews'],
  },
];

const money: readonly ServerMutant[] = [
  {
    name: 'the same key with another cart pays the first cart',
    find: 'if (payment.requestHash !== hashOf(checkout)) {',
    replace: 'if (!hashOf(checkout)) {',
    tests: ['payments/checkout'],
  },
  {
    name: 'one key begins two payments',
    find: '{ uid: 1, idempotencyKey: 1 }, { unique: true,',
    replace: '{ uid: 1, idempotencyKey: 1 }, { unique: false,',
    tests: ['payments/checkout', 'scaling'],
  },
  {
    name: 'the same cart can be paid again by mistake after a minute',
    find: 'const REPEAT_WINDOW_MS = 10 * MINUTE_MS;',
    replace: 'const REPEAT_WINDOW_MS = 1;',
    tests: ['payments/checkout'],
  },
  {
    name: 'a charge above the price pays the order and is kept',
    find: 'intent.amountReceived === toCents(before.amount)',
    replace: 'intent.amountReceived >= toCents(before.amount)',
    tests: ['tampered-payments', 'incoming-payments', 'payments/checkout', 'reconciliation'],
  },
  {
    name: 'a webhook is believed without a signature',
    find: 'if (isTimely(signature ??',
    replace: 'if (event || isTimely(signature ??',
    tests: ['forged-webhooks', 'webhooks'],
  },
  {
    name: 'a webhook of another account is believed',
    find: 'Boolean(event.livemode) === isLive && !event.account',
    replace: 'Boolean(event.livemode) === isLive || !event.account',
    tests: ['webhooks', 'forged-webhooks'],
  },
  {
    name: 'more goes back than was paid',
    find: 'if (amount > left)',
    replace: 'if (amount > 2 * left)',
    tests: ['money-back'],
  },
  {
    name: 'a refund that is asked for twice by one id goes back twice',
    find: 'if (!requestId) return false; const [made]',
    replace: 'if (!requestId || requestHash) return false; const [made]',
    tests: ['money-back'],
  },
  {
    name: 'an amount that staff gave back is not in the audit',
    find: 'await this.record(payment, lines, given, staff, session);',
    replace: 'if (lines.length > 0) await this.record(payment, lines, given, staff, session);',
    tests: ['money-back', 'audit'],
  },
  {
    name: 'money that a bank has taken is owed to the shopper as well',
    find: 'if (amountDisputed > 0) await rejectOwed(',
    replace: 'if (amountDisputed > 1_000_000) await rejectOwed(',
    tests: ['payments/disputes'],
  },
  {
    name: 'money that a bank has taken counts as revenue',
    find: "{ $add: [numberIn('$refundDue'), disputed] }",
    replace: "{ $add: [numberIn('$refundDue'), 0] }",
    tests: ['dashboard'],
  },
  {
    name: 'money that went back counts as spent by a customer',
    find: "{ $add: [numberAt('refundDue'), numberAt('amountDisputed')] }",
    replace: "{ $add: [0, numberAt('amountDisputed')] }",
    tests: ['customers/customers'],
  },
  {
    name: 'an order with a code does not count as a use of it',
    find: 'if (order.promotionId) await promotionRepository.hold',
    replace: 'if (order.promotionId && !user.uid) await promotionRepository.hold',
    tests: ['admin/promotions', 'checkout-choices'],
  },
  {
    name: 'a code for one order an account is used in two open ones',
    find: '{ inAll: uses, byAccount: paid + held }',
    replace: '{ inAll: uses, byAccount: paid }',
    tests: ['checkout-choices', 'admin/promotions'],
  },
  {
    name: 'a code stays used although its order was cancelled',
    find: 'if (live.length === 0) await promotionRepository.release',
    replace: 'if (live.length < 0) await promotionRepository.release',
    tests: ['checkout-choices', 'admin/promotions', 'payments/refunds'],
  },
  {
    name: 'the tax of an old cart is of all that was paid and not of what the cart cost',
    find: 'containedTax(chargedFor({ ...payment, ...charged }, parcel), terms.taxPercent)',
    replace: 'containedTax(toCents(payment.amount), terms.taxPercent)',
    tests: ['legacy-payments'],
  },
  {
    name: 'the price of a repeat delivery is mailed a day late',
    find: 'addDays(date, NOTICE_DAYS)',
    replace: 'addDays(date, NOTICE_DAYS - 1)',
    tests: ['repeat-plans', 'two-years'],
  },
  {
    name: 'a repeat delivery is charged a day late',
    find: 'chargeDate: { $lte: today }',
    replace: 'chargeDate: { $lt: today }',
    tests: ['repeat-plans', 'two-years'],
  },
  {
    name: 'what was put into one repeat delivery comes with each',
    find: 'extras: plan.extras.filter(({ petId }) => !items.has(petId.toString())),',
    replace: 'extras: plan.extras.filter(({ petId }) => items.size > 0 || petId),',
    tests: ['repeat-plans', 'two-years'],
  },
];

const telling: readonly ServerMutant[] = [
  {
    name: 'a shopper is mailed of a parcel whose sending was taken back',
    find: 'const empty = { kind, paymentId, entryIds: { $size: 0 } };',
    replace: 'const empty = { kind, paymentId, entryIds: { $size: 99 } };',
    tests: ['order-mails', 'undo'],
  },
  {
    name: 'two processes send the same mail',
    find: "{ _id, status: 'waiting', attempts }, { $set: { attempts: attempts + 1, nextAt } },",
    replace: "{ _id, status: 'waiting' }, { $set: { attempts: attempts + 1, nextAt } },",
    tests: ['mail-server', 'order-mails', 'scaling'],
  },
  {
    name: 'shoppers get mails that they have switched off',
    find: 'if (!account?.email) return gone;\n    if (mailKinds[kind].isOptional && account.unwantedMail?.includes(kind)) return unwanted;\n    return { to: account.email, isUnproved: !account',
    replace: 'if (!account?.email) return gone;\n    return { to: account.email, isUnproved: !account',
    tests: ['unwanted-mail'],
  },
  {
    name: 'an invitation is not in the audit when the answer goes out',
    find: "await this.note('invite_staff', before, after, admin, session);",
    replace: "void this.note('invite_staff', before, after, admin, session);",
    tests: ['staff', 'audit'],
  },
];

const files: readonly ServerMutant[] = [
  {
    name: 'the last day is missing in a file of some days',
    find: '{ to: timeOf(to, timeZone, 1) }',
    replace: '{ to: timeOf(to, timeZone, 0) }',
    tests: ['export-period', 'exports'],
  },
  {
    name: 'payments that came to nothing are missing in their file',
    find: '{ $match: times ? { paymentdate: times } : {} },',
    replace: "{ $match: times ? { paymentdate: times } : { settledAt: { $type: 'date' as const } } },",
    tests: ['exports'],
  },
  {
    name: 'an import does something else than was looked at',
    find: 'if (fingerprint !== undefined && fingerprint !== report.fingerprint)',
    replace: "if (fingerprint === '')",
    tests: ['items-import'],
  },
  {
    name: 'a file with a bad row is taken but for that row',
    find: 'if (badRows.length > 0) return { error: refusalOf(badRows),',
    replace: 'if (badRows.length > 1) return { error: refusalOf(badRows),',
    tests: ['items-import'],
  },
  {
    name: 'a backup leaves the reviews out',
    find: "ratelimits: 'counts of the current minute",
    replace: "reviews: 'of what was delivered', ratelimits: 'counts of the current minute",
    tests: ['operations/backup'],
  },
  {
    name: 'old accounts get their phone number without their address',
    find: '{ $set: { phone, location, searchKeys } }',
    replace: '{ $set: { phone, location: location.slice(0, 0), searchKeys } }',
    tests: ['migrations'],
  },
  {
    name: 'refunds stay with an account that was merged into another',
    find: 'await RefundModel.updateMany(own, { uid: to.uid }, options);',
    replace: "await RefundModel.updateMany({ ...own, status: 'owed' }, { uid: to.uid }, options);",
    tests: ['merges'],
  },
  {
    name: 'today on the dashboard begins at midnight of London',
    find: 'const today = dateIn(zone, now);',
    replace: "const today = dateIn('UTC', now);",
    tests: ['calendar', 'dashboard'],
  },
];

export const serverMutants: readonly Mutant[] = [
  ...access,
  ...limits,
  ...web,
  ...lists,
  ...ordering,
  ...money,
  ...telling,
  ...files,
].map((mutant) => ({ room: 'server', ...mutant }));
