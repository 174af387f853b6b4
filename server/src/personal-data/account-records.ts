import type { AccountTraces } from './account-traces.ts';
import type { Fates } from './fates.ts';
import { petDescription } from './pet-description.ts';
import { reviewPhotos } from './review-photos.ts';

type Filter = Readonly<Record<string, unknown>>;

/** A collection whose records name accounts. */
export interface AccountRecords {
  /** By its name: the test holds these against the models of all rooms, which this one need not know. */
  readonly collection: string;
  /** Its place in what an account takes along. */
  readonly section: string;
  readonly ofAccount: (traces: AccountTraces) => Filter;
  /** Fields that are not taken along: of the shop's own workings, or of somebody else. */
  readonly hidden?: readonly string[];
  /** What is told of a record beside what stands in it. */
  readonly alsoTold?: (record: object) => Promise<object>;
  /** How it is forgotten: as a whole, or its fields that say whose it is, by their paths. */
  readonly forgotten: 'deleted' | Fates;
  /** What is forgotten beside what is taken along: of the shop's own, and yet about the account. */
  readonly alsoForgotten?: (traces: AccountTraces) => Filter;
  /** Fields that sound as if they named an account and name none, or one of the staff. */
  readonly others?: readonly string[];
}

const byUid = ({ uids }: AccountTraces): Filter => ({ uid: { $in: uids } });
const byPayment = ({ paymentIds }: AccountTraces): Filter => ({ paymentId: { $in: paymentIds } });

const contact = { uid: 'uid', email: 'email', username: 'name', phone: 'blank', location: 'blank' } as const;

/** The account's own record, and those of accounts that were merged into it: the others of its section. */
export const accountRow: AccountRecords = {
  ...{ collection: 'users', section: 'mergedAccounts' },
  ofAccount: ({ _id, uids }) => ({ uid: { $in: uids }, _id: { $ne: _id } }),
  ...{ hidden: ['searchKeys', 'beginnings', 'revision', 'calendarCode'], forgotten: 'deleted' },
};

/**
 * Every collection that names an account, in the order of the file that an account takes along. A collection without a
 * row, and a field of one that sounds like a person's, fail the test beside this.
 */
export const accountRecords: readonly AccountRecords[] = [
  accountRow,
  {
    ...{ collection: 'stripecustomers', section: 'stripeCustomers' },
    ofAccount: ({ uids }) => ({ _id: { $in: uids } }),
    forgotten: 'deleted',
  },
  {
    ...{ collection: 'payments', section: 'orders', ofAccount: byUid },
    hidden: ['searchKeys', 'revision', 'requestHash', 'idempotencyKey', 'openFor'],
    forgotten: {
      ...{ uid: 'uid', email: 'email', username: 'name', phone: 'blank', cardUid: 'remove' },
      ...{
        formerEmails: 'remove',
        openFor: 'remove',
        'wish.location': 'blank',
        'wish.phone': 'blank',
        searchKeys: 'anew',
      },
      ...{ heldFor: 'scrub', failureMessage: 'scrub' },
    },
    others: ['amendments.by', 'amendments.to'],
  },
  {
    ...{ collection: 'cartentries', section: 'orderLines', ofAccount: byUid },
    ...{ forgotten: contact, others: ['petname', 'cancelledBy'] },
  },
  {
    ...{ collection: 'shipments', section: 'parcels', ofAccount: byPayment },
    forgotten: {},
  },
  {
    ...{ collection: 'refunds', section: 'refunds', ofAccount: byUid },
    forgotten: { uid: 'uid' },
  },
  {
    ...{ collection: 'problems', section: 'problems', ofAccount: byUid },
    hidden: ['closedBy'],
    forgotten: { uid: 'uid', text: 'remove', answerText: 'scrub' },
    others: ['lines.petname', 'closedBy'],
  },
  {
    ...{ collection: 'problemphotos', section: 'problemPhotos', forgotten: 'deleted' },
    ofAccount: ({ problemIds }) => ({ _id: { $in: problemIds } }),
  },
  {
    ...{ collection: 'disputes', section: 'disputes', ofAccount: byPayment },
    ...{ hidden: ['evidence'], forgotten: { evidence: 'remove' } },
    others: ['evidence.fields.name', 'evidence.fields.text', ...staffIn('evidence.by')],
  },
  {
    ...{ collection: 'petorders', section: 'petOrders', ofAccount: byUid },
    // What the staff wrote for themselves.
    hidden: ['handOver', 'returnReason', 'fee.waivedFor'],
    alsoTold: petDescription,
    forgotten: {
      // Without who was preferred, its turn does not come any more, nor does it wait again.
      ...{ ...contact, declinedBy: 'remove', withdrawnAt: 'remove' },
      ...{ application: 'remove', handOver: 'remove', returnReason: 'remove' },
      // That it was signed is kept, and not what named its people.
      ...{ 'agreement.name': 'name', 'agreement.text': 'blank' },
      ...{ application: 'remove', handOver: 'remove', returnReason: 'remove', 'fee.waivedFor': 'remove' },
    },
    others: ['petname'],
  },
  {
    ...{ collection: 'typedanswers', section: 'typedAnswers', forgotten: 'deleted' },
    ofAccount: ({ petOrderIds }) => ({ _id: { $in: petOrderIds } }),
  },
  {
    ...{ collection: 'applicationfiles', section: 'applicationFiles', forgotten: 'deleted' },
    ofAccount: ({ petOrderIds }) => ({ _id: { $in: petOrderIds } }),
  },
  {
    ...{ collection: 'repeatplans', section: 'plans', ofAccount: byUid },
    ...{ forgotten: { ...contact, cardUid: 'remove', card: 'remove' }, others: ['petname'] },
  },
  {
    ...{ collection: 'promotionuses', section: 'promotionUses', ofAccount: byUid },
    forgotten: { uid: 'uid' },
  },
  {
    ...{ collection: 'reviews', section: 'reviews', ofAccount: byUid, alsoTold: reviewPhotos },
    ...{ forgotten: { uid: 'uid', name: 'reviewer', text: 'scrub', answer: 'scrub', animal: 'remove' } },
  },
  {
    ...{ collection: 'stockwatches', section: 'watchedItems', ofAccount: byUid },
    forgotten: 'deleted',
  },
  {
    ...{ collection: 'pricewatches', section: 'watchedPrices', ofAccount: byUid },
    forgotten: 'deleted',
  },
  {
    ...{ collection: 'wishlists', section: 'wishList', ofAccount: byUid },
    forgotten: 'deleted',
  },
  {
    ...{ collection: 'animals', section: 'animals', ofAccount: byUid },
    ...{ hidden: ['shares', 'remindOn', 'photo.secret'], forgotten: 'deleted' },
    others: ['foodChange.newName', 'foodChange.currentName'],
  },
  {
    // Of files of applications too. Released with the animals (account-forgetting.service.ts): the file of an animal of the shop may name the same.
    ...{ collection: 'animalcontents', section: 'animalPapers', forgotten: {} },
    ofAccount: ({ contentIds }) => ({ _id: { $in: contentIds } }),
  },
  {
    ...{ collection: 'mails', section: 'mails', forgotten: 'deleted' },
    ofAccount: ({ uids, emails }) => ({ $or: [{ uid: { $in: uids } }, { to: { $in: emails } }] }),
    hidden: ['html', 'unsubscribeCode', 'replyTo', 'lastError'],
    // Those to the shop too, which tell who ordered, asked or complained.
    alsoForgotten: (traces) => ({
      $or: [
        { paymentId: { $in: traces.paymentIds } },
        { petOrderId: { $in: traces.petOrderIds } },
        { threadId: { $in: traces.threadIds } },
        { repeatPlanId: { $in: traces.planIds } },
      ],
    }),
  },
  {
    ...{ collection: 'customernotes', section: 'notesOfTheShop', ofAccount: byUid },
    ...{ hidden: ['by'], forgotten: 'deleted' },
  },
  {
    ...{ collection: 'ordernotes', section: 'notesOnOrders', ofAccount: byPayment },
    ...{ hidden: ['by'], forgotten: 'deleted' },
  },
  {
    ...{ collection: 'staffinvitations', section: 'invitations', forgotten: 'deleted' },
    ofAccount: ({ emails }) => ({ email: { $in: emails } }),
    ...{ hidden: ['code', 'invitedBy'], others: ['invitedBy'] },
  },
  {
    ...{ collection: 'auditrecords', section: 'changes' },
    ofAccount: ({ uids, subjectIds }) => ({
      $or: [{ actorUid: { $in: uids } }, { subjectId: { $in: subjectIds } }],
    }),
    // Who of the staff did it is theirs (staff-traces.ts).
    hidden: ['actor', 'actorName', 'actorUid'],
    forgotten: { actor: 'email', actorUid: 'uid', subjectName: 'scrub', changes: 'scrub' },
    others: ['subject', 'subjectId', 'actorName'],
  },
  {
    ...{ collection: 'threads', section: 'threads', forgotten: 'deleted' },
    ofAccount: ({ uids, emails }) => ({ $or: [{ uid: { $in: uids } }, { email: { $in: emails } }] }),
    hidden: [
      ...['code', 'replySecret', 'askedOnce', 'notes.by'],
      ...['messages.staff', 'messages.mailKey', 'messages.photos.hash'],
    ],
  },
  {
    ...{ collection: 'threadphotos', section: 'threadPhotos', forgotten: 'deleted' },
    ofAccount: ({ uids, emails }) => ({ $or: [{ uid: { $in: uids } }, { email: { $in: emails } }] }),
  },
  {
    ...{ collection: 'itemedits', section: 'changesOfItems', ofAccount: byUid },
    ...{ hidden: ['items', 'undoneBy'], forgotten: { uid: 'uid', email: 'email', name: 'name' } },
    // Who has one undone stands in it until it is, some seconds long.
    others: ['undoneBy'],
  },
  {
    ...{ collection: 'itemimports', section: 'imports', others: ['name'] },
    forgotten: { 'by.uid': 'uid', 'by.email': 'email', 'by.name': 'name' },
    ofAccount: ({ uids }) => ({ 'by.uid': { $in: uids } }),
  },
  {
    ...{ collection: 'stockmoves', section: 'stockMoves', forgotten: { by: 'email', note: 'scrub' } },
    ofAccount: ({ emails }) => ({ by: { $in: emails } }),
  },
  {
    ...{ collection: 'setasiderecords', section: 'setAside', forgotten: 'deleted' },
    ofAccount: ({ uids, emails }) => ({
      $or: [{ 'record.uid': { $in: uids } }, { 'record.email': { $in: emails } }],
    }),
  },
];

/** Collections of which no record is about an account, and why one may doubt it. */
export const namesNobody: Readonly<Record<string, string>> = {
  pets: 'items; petname is what is sold',
  animalfiles:
    'files of the shop’s animals; whom one came from is no account, and a treatment’s name is a vaccine’s',
  boughttogether: 'items that are bought with others',
  forgottenaccounts:
    'accounts that were deleted, by hashes; what leads to their records is there until they are done',
  listvalues: 'brands, breeds and other words of the owner',
  itemeditparts: 'items of changes of many; who made them stands in itemedits',
  importchunks: 'rows of files of items; who brought them stands in itemimports',
  deletedpets: 'items that were deleted',
  gonepets: 'addresses of items that were',
  words: 'words of items',
  pictures: 'pictures of items',
  renditions: 'sizes of those',
  webhookevents: 'Stripe’s ids of events',
  promotions: 'codes for everybody',
  synonyms: 'words for the search',
  missedsearches: 'what was searched, by nobody knows whom',
  shopsettings: 'the shop’s settings; updatedBy is somebody of the staff',
  moneyfindings: 'payments by their ids, which stand in orders',
  reconciliations: 'runs of the comparison with Stripe',
  leases: 'which server does what',
  ratelimits: 'counts that are gone after a minute',
  serverheartbeats: 'which servers run',
  shopmarks: 'the id of the shop',
};

function staffIn(path: string): string[] {
  return ['uid', 'email', 'name'].map((name) => `${path}.${name}`);
}
