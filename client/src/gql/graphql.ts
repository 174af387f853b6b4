/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new item. All of it is required but the stock, kind, species, size and brand, and for food and accessories gender, age, color and clan. */
export type AddPetInput = {
  /** Stage of life. Animals must have one. */
  age?: Age | null | undefined;
  /** Brand of food or an accessory, at most 60 characters. */
  brand?: string | null | undefined;
  /** Animal, food or accessory. */
  category: Category;
  /** Breed. Animals must have one. */
  clan?: Clan | null | undefined;
  /** Colour. Animals must have one. */
  color?: Color | null | undefined;
  /** Details, plain text, at most 5000 characters. */
  details: string;
  /** Gender. Animals must have one. */
  gender?: Gender | null | undefined;
  /** Kind of food or accessory. Animals have none. */
  kind?: Kind | null | undefined;
  /** Name, at most 120 characters. */
  petname: string;
  /** Price of one, US dollars, in whole cents. */
  petprice: number;
  /** Short description, at most 300 characters. */
  short: string;
  /** Size, where it matters. */
  size?: Size | null | undefined;
  /** Which of the other animals it is, or is meant for; only for the type OTHER. */
  species?: Species | null | undefined;
  /** Pieces to sell, for food and accessories; 100 when left out. */
  stock?: number | null | undefined;
  /** Which animal it is, or is meant for. */
  type: PetType;
};

/** A new promotion: percent off or dollars off, one of the two. */
export type AddPromotionInput = {
  /** Categories it is for, food or accessories; both when left out. */
  categories?: Array<Category> | null | undefined;
  /** What shoppers enter: 3 to 32 letters, digits, - and _, kept in capitals; no two are alike. */
  code: string;
  /** US dollars off the lines it is for, all together, in whole cents. */
  dollarsOff?: number | null | undefined;
  /** First moment it counts; at once when left out. */
  from?: string | null | undefined;
  /** Whether it can be used; true when left out. */
  isActive?: boolean | null | undefined;
  /** Orders it can be used for in all; any when left out. */
  maxUses?: number | null | undefined;
  /** Orders of one account; any when left out. */
  maxUsesPerAccount?: number | null | undefined;
  /** Lowest sum of the cart’s lines before reductions, US dollars; 0 when left out. */
  minEntriesTotal?: number | null | undefined;
  /** Percent off the lines it is for, 1 to 100. */
  percentOff?: number | null | undefined;
  /** Animals whose items it is for; all when left out. */
  types?: Array<PetType> | null | undefined;
  /** First moment it no longer counts, later than from; never when left out. */
  until?: string | null | undefined;
};

/** Stage of life, of an animal or of the animals an item is made for. */
export type Age =
  /** Grown up. */
  | 'ADULT'
  /** Young: puppies, kittens and the like. */
  | 'PUPPY'
  /** In its later years. */
  | 'SENIOR';

/** What an admin did. */
export type AuditAction =
  /** Gave an animal to a shopper. */
  | 'ACCEPT_PET_ORDER'
  /** Took note of a lost dispute. */
  | 'ACKNOWLEDGE_FINDING'
  /** Wrote a note about an order, whose text is not kept here. */
  | 'ADD_ORDER_NOTE'
  /** Added an item. */
  | 'ADD_PET'
  /** Made a promotion. */
  | 'ADD_PROMOTION'
  /** Gave a word a meaning in the search. */
  | 'ADD_SYNONYM'
  /** Announced that an animal can be collected. */
  | 'ANNOUNCE_PET_ORDER_READY'
  /** Cancelled somebody else’s order for food or an accessory. */
  | 'CANCEL_CART_ENTRY'
  /** Cancelled somebody else’s order for an animal. */
  | 'CANCEL_PET_ORDER'
  /** Noted that an animal moved to its new home. */
  | 'COLLECT_PET_ORDER'
  /** Said no to an order for an animal. */
  | 'DECLINE_PET_ORDER'
  /** Deleted an item, or retired one that orders name. */
  | 'DELETE_PET'
  /** Noted that an order arrived. */
  | 'DELIVER_CART_ENTRY'
  /** Ended a promotion. */
  | 'END_PROMOTION'
  /** Took data out of the shop as a file. */
  | 'EXPORT_DATA'
  /** Invited somebody to work in the shop. */
  | 'INVITE_STAFF'
  /** Made an account an admin. */
  | 'MAKE_ADMIN'
  /** Had the payments compared with Stripe at once. */
  | 'RECONCILE'
  /** Gave back money of an order that stays ordered. */
  | 'REFUND_ORDER'
  /** Took the admin role from an account. */
  | 'REMOVE_ADMIN'
  /** Took back what a word means in the search. */
  | 'REMOVE_SYNONYM'
  /** Took a deletion back. */
  | 'RESTORE_PET'
  /** Noted that something of an order came back. */
  | 'RETURN_ENTRIES'
  /** Made an account staff, or no longer. */
  | 'SET_ROLE'
  /** Noted that an order was sent. */
  | 'SHIP_CART_ENTRY'
  /** Removed somebody’s review of an item. */
  | 'TAKE_DOWN_REVIEW'
  /** Took back that an animal was given to a shopper. */
  | 'UNDO_ACCEPT_PET_ORDER'
  /** Took back that an order was sent. */
  | 'UNDO_SHIP_CART_ENTRY'
  /** Changed an item. */
  | 'UPDATE_PET'
  /** Changed a promotion. */
  | 'UPDATE_PROMOTION'
  /** Changed the settings of the shop. */
  | 'UPDATE_SHOP_SETTINGS'
  /** Took an invitation back. */
  | 'WITHDRAW_INVITATION';

/** What kind of record an admin changed. */
export type AuditSubject =
  /** An order for food or an accessory. */
  | 'CART_ENTRY'
  /** A file of what the shop has stored. */
  | 'EXPORT'
  /** An invitation to work in the shop. */
  | 'INVITATION'
  /** What was ordered together. */
  | 'ORDER'
  /** Payments. */
  | 'PAYMENT'
  /** An item of the shop. */
  | 'PET'
  /** An order for an animal. */
  | 'PET_ORDER'
  /** A promotion. */
  | 'PROMOTION'
  /** What a shopper says of an item. */
  | 'REVIEW'
  /** The settings of the shop. */
  | 'SHOP_SETTINGS'
  /** A word of the search. */
  | 'SYNONYM'
  /** An account. */
  | 'USER';

/** Which records to list. Conditions that are left out do not matter; the others must all hold. */
export type AuditWhere = {
  /** What was done. */
  action?: AuditAction | null | undefined;
  /** Who did it: a whole e-mail address, in any case, or "command line". */
  actor?: string | null | undefined;
  /** First moment that counts. */
  since?: string | null | undefined;
  /** What kind of record was changed. */
  subject?: AuditSubject | null | undefined;
  /** Id of the record that was changed. */
  subjectId?: string | number | null | undefined;
  /** First moment that no longer counts. */
  until?: string | null | undefined;
};

/** Whether an item can be ordered. */
export type Availability =
  /** In the shop. Food and accessories can still be out of stock. */
  | 'AVAILABLE'
  /** Taken out of the shop, kept because orders name it. */
  | 'RETIRED'
  /** An animal that found a home. */
  | 'SOLD';

/** Some pieces of one food or accessory. */
export type CartEntryInput = {
  /** How many pieces, from 1 to 99. */
  accessoriesAmount: number;
  /** Id of the item. */
  petId: string | number;
};

/** State of an order for food or an accessory. */
export type CartEntryStatus =
  /** Called off; refunded where it was paid. */
  | 'CANCELLED'
  /** Arrived. */
  | 'DELIVERED'
  /** Paid, waits to be sent. */
  | 'PAID'
  /** Not paid yet. */
  | 'PENDING'
  /** Came back to the shop; refunded. */
  | 'RETURNED'
  /** On its way. */
  | 'SHIPPED';

/** What kind of item it is. */
export type Category =
  /** Accessories, bought through the cart. */
  | 'ACCESSORIES'
  /** Food, bought through the cart. */
  | 'FOOD'
  /** A living animal, one of a kind, ordered through a form. */
  | 'PETS';

/** What a shopper chooses beside the items. Without it the standard price counts. */
export type CheckoutChoicesInput = {
  /** How the cart is to reach the shopper. */
  delivery?: DeliveryMethod;
  /** A promotion’s code; case does not count. */
  promotionCode?: string | null | undefined;
  /** Food and accessories that are to come again. */
  repeats?: Array<RepeatInput> | null | undefined;
};

/** Breed. */
export type Clan =
  /** Dog breed American Bully. */
  | 'AMERICAN_BULLY'
  /** Cat breed American Curl. */
  | 'AMERICAN_CURL'
  /** Dog breed Australian Shepherd. */
  | 'AUSTRALIAN_SHEPHERD'
  /** Cat breed Bengal. */
  | 'BENGAL'
  /** Cats with a calico coat. */
  | 'CALICO'
  /** Cat of mixed ancestry with long hair. */
  | 'DOMESTIC_LONG_HAIR'
  /** Dog breed German Shepherd. */
  | 'GERMAN_SHEPHERD'
  /** Dog breed Harrier. */
  | 'HARRIER';

/** Colour of the coat, or of the item. */
export type Color =
  /** Two colours. */
  | 'BICOLOR'
  /** Black. */
  | 'BLACK'
  /** Brown. */
  | 'BROWN'
  /** Gray. */
  | 'GRAY';

/** A cart to pay, who gets it and where. */
export type CreatePaymentIntentInput = {
  /** What the shopper chose beside the items; without it the standard price counts. */
  choices?: CheckoutChoicesInput | null | undefined;
  /** The cart: food and accessories, at most 50 different items. */
  entries: Array<CartEntryInput>;
  /** 8 to 100 characters, new for each checkout: sent again with the same cart, it finds the same payment. */
  idempotencyKey: string;
  /** Where it goes, at most 300 characters. */
  location: string;
  /** Phone number, 5 to 15 digits. */
  phone: string;
  /** Who gets it, at most 120 characters. */
  username: string;
};

/** How an order reaches its shopper. */
export type DeliveryMethod =
  /** Picked up at the shop: no delivery charge, and from a sum on something off: by default 15 % from $50 on. */
  | 'CURBSIDE'
  /** Free, the same day, from a sum on and before an hour of the shop’s day: by default $35 and 2 pm. */
  | 'SAME_DAY'
  /** By a carrier, at the price of the shop’s settings: by default $25 if an item costs $50 or more, otherwise $5. */
  | 'STANDARD';

/** What became of a charge that the card’s bank disputes. */
export type DisputeStatus =
  /** The bank asked no further; it never took the money. */
  | 'CLOSED'
  /** The bank asks, and has taken no money yet. */
  | 'INQUIRY'
  /** The bank keeps the money. */
  | 'LOST'
  /** The bank has taken the money and waits for the shop’s answer. */
  | 'NEEDS_RESPONSE'
  /** The bank looks at the answer, and has the money until it decides. */
  | 'UNDER_REVIEW'
  /** The money is back. */
  | 'WON';

/** Gender of an animal. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE';

/** What a piece of food or an accessory is. */
export type Kind =
  /** A tank. */
  | 'AQUARIUM'
  /** Something to lie on: beds, blankets. */
  | 'BED'
  /** Something to eat or drink from. */
  | 'BOWL'
  /** A cage. */
  | 'CAGE'
  /** To travel in: carriers, crates. */
  | 'CARRIER'
  /** Something to wear. */
  | 'CLOTHING'
  /** A collar. */
  | 'COLLAR'
  /** Dry food. */
  | 'DRY'
  /** What gives food or water by itself: racks, bottles, fountains. */
  | 'FEEDER'
  /** For coat, skin and claws: brushes, shampoo. */
  | 'GROOMING'
  /** A harness. */
  | 'HARNESS'
  /** Hay and grass to eat. */
  | 'HAY'
  /** A house or a cave to hide in, a hutch. */
  | 'HOUSE'
  /** A lead to walk on. */
  | 'LEAD'
  /** Litter, and what it is kept in. */
  | 'LITTER'
  /** To scratch and climb on. */
  | 'SCRATCHER'
  /** Seed and grain mixtures. */
  | 'SEED'
  /** Something to play with. */
  | 'TOY'
  /** Food between meals: treats, biscuits, chews. */
  | 'TREAT'
  /** Wet food: tins, pouches. */
  | 'WET';

/** Events that the shop mails. */
export type MailKind =
  /** Something is in stock again. */
  | 'BACK_IN_STOCK'
  /** Your order was cancelled. */
  | 'ORDER_CANCELLED'
  /** Your order has arrived. */
  | 'ORDER_DELIVERED'
  /** Your order is paid. */
  | 'ORDER_PAID'
  /** Money goes back to you. */
  | 'ORDER_REFUNDED'
  /** Your order is on its way. */
  | 'ORDER_SHIPPED'
  /** The animal is yours. */
  | 'PET_ORDER_ACCEPTED'
  /** The animal went to somebody else. */
  | 'PET_ORDER_DECLINED'
  /** The animal is ready to be collected. */
  | 'PET_ORDER_READY'
  /** You have asked for an animal. */
  | 'PET_ORDER_RECEIVED'
  /** Welcome to the shop. */
  | 'REGISTERED'
  /** A repeat delivery is coming up. */
  | 'REPEAT_AHEAD'
  /** A repeat delivery is paid. */
  | 'REPEAT_CHARGED'
  /** A repeat delivery could not be paid. */
  | 'REPEAT_DECLINED'
  /** How you like what you bought. */
  | 'REVIEW_WANTED'
  /** A charge of the shop is disputed. To whoever runs the shop. */
  | 'SHOP_DISPUTE'
  /** An item of the shop runs low. To whoever runs the shop. */
  | 'SHOP_LOW_STOCK'
  /** The shop has a new order. To whoever runs the shop. */
  | 'SHOP_ORDER_PAID'
  /** Somebody asks the shop for an animal. To whoever runs the shop. */
  | 'SHOP_PET_ORDER'
  /** You are invited to work at the shop. */
  | 'STAFF_INVITED'
  /** It is your turn on a waiting list. */
  | 'WAITING_LIST_TURN';

/** How far a mail has come. */
export type MailStatus =
  /** Tried as often as mails are, and given up. */
  | 'FAILED'
  /** Handed to the mail server. */
  | 'SENT'
  /** Waits to be sent, or to be tried again. */
  | 'WAITING'
  /** Not sent: what it tells was undone, or nobody wants it. */
  | 'WITHDRAWN';

/** What the shop’s books and Stripe’s did not agree on, or what was left open. */
export type MoneyFindingKind =
  /** The card’s bank disputes a charge, and mostly has taken the money back. */
  | 'DISPUTE'
  /** A checkout held its stock past its time. */
  | 'EXPIRED'
  /** The card was charged after the payment had ended here. */
  | 'LATE_CHARGE'
  /** Stripe captured another amount or currency than was ordered. */
  | 'OTHER_AMOUNT'
  /** A refund is in one of the two books only. */
  | 'REFUND_MISSING'
  /** A refund was written down and not sent yet. */
  | 'REFUND_OWED'
  /** Nobody posted an order for an amount that was paid. */
  | 'UNCLAIMED'
  /** Stripe has a payment of this shop that is not in its books. */
  | 'UNKNOWN_INTENT'
  /** Stripe had finished a payment that was still open here. */
  | 'UNSETTLED';

/** When the shop is open on a day of the week. */
export type OpeningHoursInput = {
  /** When it closes: later, up to 24:00. */
  closes: string;
  /** Day of the week, 1 (Monday) to 7; each day once. */
  day: number;
  /** When it opens by the shop’s clock, such as 09:00. */
  opens: string;
};

/** By whom something happened to an order. */
export type OrderActor =
  /** The provider of card payments. */
  | 'PROVIDER'
  /** The shop. */
  | 'SHOP'
  /** Whoever ordered. */
  | 'SHOPPER';

/** What happened to an order. */
export type OrderChangeKind =
  /** Its state changed, or the animal can be collected. */
  | 'MOVED'
  /** It is new. */
  | 'PLACED';

/** What happened to an order. */
export type OrderEventKind =
  /** Some or all of it was called off. */
  | 'CANCELLED'
  /** Some or all of it arrived, or was picked up. */
  | 'DELIVERED'
  /** Its card was charged. */
  | 'PAID'
  /** It was placed. */
  | 'PLACED'
  /** Money went back, or is about to. */
  | 'REFUNDED'
  /** Some or all of it came back to the shop. */
  | 'RETURNED'
  /** Some or all of it was sent, or laid ready to be picked up. */
  | 'SHIPPED';

/** An order for one animal. */
export type OrderPetInput = {
  /** Where it will live, at most 300 characters. */
  location: string;
  /** Id of the animal. */
  petId: string | number;
  /** Phone number, 5 to 15 digits. */
  phone: string;
  /** Who takes the animal, at most 120 characters. */
  username: string;
};

/** State of an order, by its entries that were neither cancelled nor returned. */
export type OrderStatus =
  /** All of it was called off. */
  | 'CANCELLED'
  /** All of it has arrived, or was picked up. */
  | 'DELIVERED'
  /** Paid; nothing of it is on its way yet. */
  | 'PAID'
  /** Some of it is on its way or has arrived, some is not. */
  | 'PARTLY_SHIPPED'
  /** Not paid yet. */
  | 'PENDING'
  /** All of it that was not called off came back. */
  | 'RETURNED'
  /** All of it is on its way, or waits to be picked up; some may have arrived. */
  | 'SHIPPED';

/** Which orders: those for which everything holds that is given. */
export type OrderWhere = {
  /** Only orders that reach their shoppers so. */
  delivery?: DeliveryMethod | null | undefined;
  /** Only those placed at or after this moment. */
  placedFrom?: string | null | undefined;
  /** Only those placed before this moment. */
  placedTo?: string | null | undefined;
  /** Words of a number, name, e-mail address, phone number or item; a part of each is enough, case and accents do not count. Of a part that very many orders have, those alone that have a word which begins so. */
  search?: string | null | undefined;
  /** Only orders in this state. */
  status?: OrderStatus | null | undefined;
};

/** State of a payment, as Stripe confirmed it. */
export type PaymentStatus =
  /** Called off or expired before it was paid; nothing was charged. */
  | 'CANCELLED'
  /** Stripe would not take it. */
  | 'FAILED'
  /** Some of the money went back. */
  | 'PARTIALLY_REFUNDED'
  /** Stripe is working on it. */
  | 'PROCESSING'
  /** All of the money went back. */
  | 'REFUNDED'
  /** Waits for a card; after a refused card, for another one. */
  | 'REQUIRES_PAYMENT'
  /** The money is there. */
  | 'SUCCEEDED';

/** How a list of items is sorted. */
export type PetOrderBy =
  /** By petname, from A to Z, whatever its case, accents and signs; numbers by their size. */
  | 'NAME'
  /** Latest arrivals first. */
  | 'NEWEST'
  /** Dearest first. */
  | 'PRICE_HIGH_TO_LOW'
  /** Cheapest first. */
  | 'PRICE_LOW_TO_HIGH'
  /** What can be ordered first, and of a search what it is most likely for: items that have its words in name or breed and, where it describes an animal, animals. Sold animals and what is sold out come last. Among equals newest first. */
  | 'RELEVANCE'
  /** What runs out first; animals, which have no stock, come last. */
  | 'STOCK_LOW_TO_HIGH';

/** State of an order for an animal. */
export type PetOrderStatus =
  /** Accepted: the animal is this shopper’s. */
  | 'APPROVED'
  /** Called off by the shopper or an admin. */
  | 'CANCELLED'
  /** The animal moved to its new home. */
  | 'COLLECTED'
  /** The animal went to somebody else, or the shop said no. */
  | 'DECLINED'
  /** Waits for an admin. Many may wait for one animal. */
  | 'PENDING';

/** Which kind of animal an item is, or is meant for. */
export type PetType =
  /** Cats. */
  | 'CAT'
  /** Dogs. */
  | 'DOG'
  /** All other animals: rabbits, birds, small pets. */
  | 'OTHER';

/** Which items to list. Conditions that are left out do not matter; the others must all hold. */
export type PetWhere = {
  /** Stage of life. */
  age?: Age | null | undefined;
  /** In the shop, sold or retired. Only allPets finds retired items. */
  availability?: Availability | null | undefined;
  /** true: only what can be ordered now; false: only what can not. */
  available?: boolean | null | undefined;
  /** Brand, whole; case and accents do not count. */
  brand?: string | null | undefined;
  /** Animals, food or accessories. */
  category?: Category | null | undefined;
  /** Breed. */
  clan?: Clan | null | undefined;
  /** Colour. */
  color?: Color | null | undefined;
  /** Gender. */
  gender?: Gender | null | undefined;
  /** Kind of food or accessory. */
  kind?: Kind | null | undefined;
  /** Highest price, US dollars, included. */
  priceMax?: number | null | undefined;
  /** Lowest price, US dollars, included. */
  priceMin?: number | null | undefined;
  /** Size. */
  size?: Size | null | undefined;
  /** Which of the other animals it is, or is meant for. */
  species?: Species | null | undefined;
  /** Which animal it is, or is meant for. */
  type?: PetType | null | undefined;
};

/** What can take something off a cart. */
export type ReductionRule =
  /** Picking up at the shop. */
  | 'CURBSIDE'
  /** A code. */
  | 'PROMOTION_CODE'
  /** An account’s first order with a repeat delivery. */
  | 'REPEAT_FIRST'
  /** Every later order with a repeat delivery. */
  | 'REPEAT_LATER';

/** How far a refund has come. */
export type RefundStatus =
  /** Stripe has sent it to the card. */
  | 'DONE'
  /** Written down, and on its way to Stripe. */
  | 'OWED'
  /** Not sent, because the card’s bank had taken the money back already. */
  | 'REFUSED';

/** An item that is to come again. */
export type RepeatInput = {
  /** After how many weeks each time, 1 to 12. */
  everyWeeks: number;
  /** Id of an item of the cart. */
  petId: string | number;
};

/** State of a plan of repeat deliveries. */
export type RepeatPlanStatus =
  /** Its next delivery comes. */
  | 'ACTIVE'
  /** Nothing comes any more. */
  | 'ENDED'
  /** Nothing comes until it is resumed. */
  | 'PAUSED';

/** What a shopper says of an item. */
export type ReviewInput = {
  /** From 1 to 5. */
  stars: number;
  /** Plain text, at most 1000 characters; none takes one away that was there. */
  text?: string | null | undefined;
};

/** What an account may do. */
export type Role =
  /** Runs the shop: everything that staff does, and money, settings, roles. */
  | 'ADMIN'
  /** Shops, pays, sees and cancels its own orders. Every account begins so. */
  | 'REGULAR'
  /** Works in the shop: handles orders and the catalogue. */
  | 'STAFF';

/** What an account holder may change. */
export type SaveUserInput = {
  /** Name, at most 120 characters. */
  name: string;
};

/** How long each point of a series is. */
export type SeriesUnit =
  /** A day of the time zone. */
  | 'DAY'
  /** A calendar month. */
  | 'MONTH'
  /** A week, from Monday on. */
  | 'WEEK';

/** Changes to the settings of the shop. What is left out, or null, stays. */
export type ShopSettingsChanges = {
  /** Where the shop is, in lines. */
  address?: string | null | undefined;
  /** Delivery of an order with an item that costs bulkyFrom or more, US dollars. */
  bulkyDelivery?: number | null | undefined;
  /** Price of an item from which bulkyDelivery is charged, US dollars. */
  bulkyFrom?: number | null | undefined;
  /** Lowest sum of the lines for the reduction of curbside pickup, US dollars. */
  curbsideFrom?: number | null | undefined;
  /** Percent off every line with curbside pickup. */
  curbsidePercentOff?: number | null | undefined;
  /** E-mail address for shoppers. */
  email?: string | null | undefined;
  /** Address of the shop’s page there, or empty. */
  facebook?: string | null | undefined;
  /** Address of the shop’s page there, or empty. */
  instagram?: string | null | undefined;
  /** Name of the shop. */
  name?: string | null | undefined;
  /** When the shop is open; days that are not listed are closed. */
  openingHours?: Array<OpeningHoursInput> | null | undefined;
  /** Phone number for shoppers. */
  phone?: string | null | undefined;
  /** The page on privacy, written likewise. */
  privacyText?: string | null | undefined;
  /** Percent off a repeated line of an account’s first order with one. */
  repeatFirstPercentOff?: number | null | undefined;
  /** Percent off a repeated line of every later order. */
  repeatLaterPercentOff?: number | null | undefined;
  /** The page on returns: paragraphs, and headings that begin with #. */
  returnsText?: string | null | undefined;
  /** Hour of the shop’s day, 1 to 24, before which an order for the same day has to come. */
  sameDayBeforeHour?: number | null | undefined;
  /** Hour of the shop’s day, 2 to 24, by which it is there. */
  sameDayByHour?: number | null | undefined;
  /** Days of the week with same-day delivery, 1 (Monday) to 7. */
  sameDayDays?: Array<number> | null | undefined;
  /** Lowest sum of the lines for same-day delivery, US dollars. */
  sameDayFrom?: number | null | undefined;
  /** Delivery of an order, US dollars. */
  standardDelivery?: number | null | undefined;
  /** Tax in percent that all prices contain; 0 where none is shown. */
  taxPercent?: number | null | undefined;
  /** The page on the terms, written likewise. */
  termsText?: string | null | undefined;
  /** IANA name of the time zone by which the shop counts days and hours. */
  timeZone?: string | null | undefined;
  /** Address of the shop’s page there, or empty. */
  x?: string | null | undefined;
  /** Address of the shop’s page there, or empty. */
  youtube?: string | null | undefined;
};

/** Size of an item, or of the animals it is made for. */
export type Size =
  /** Large. */
  | 'LARGE'
  /** Medium. */
  | 'MEDIUM'
  /** Small. */
  | 'SMALL';

/** Which of the other animals an item is, or is meant for. */
export type Species =
  /** Birds. */
  | 'BIRD'
  /** Fish. */
  | 'FISH'
  /** Guinea pigs. */
  | 'GUINEA_PIG'
  /** Hamsters and mice. */
  | 'HAMSTER'
  /** Rabbits. */
  | 'RABBIT'
  /** Reptiles: tortoises, lizards. */
  | 'REPTILE';

/** Changes to an item. What is left out stays; kind and species go by themselves where they do not fit a new category or type. */
export type UpdatePetInput = {
  /** Stage of life. */
  age?: Age | null | undefined;
  /** Brand; null takes it away. */
  brand?: string | null | undefined;
  /** Animal, food or accessory. */
  category?: Category | null | undefined;
  /** Breed. */
  clan?: Clan | null | undefined;
  /** Colour. */
  color?: Color | null | undefined;
  /** Details, plain text, at most 5000 characters. */
  details?: string | null | undefined;
  /** Gender. */
  gender?: Gender | null | undefined;
  /** Kind of food or accessory; null takes it away. */
  kind?: Kind | null | undefined;
  /** Name, at most 120 characters. */
  petname?: string | null | undefined;
  /** Price of one, US dollars. Orders keep the price they were made at. */
  petprice?: number | null | undefined;
  /** Short description, at most 300 characters. */
  short?: string | null | undefined;
  /** Size; null takes it away. */
  size?: Size | null | undefined;
  /** Which of the other animals; null takes it away. */
  species?: Species | null | undefined;
  /** Pieces to sell, for food and accessories. */
  stock?: number | null | undefined;
  /** Which animal it is, or is meant for. */
  type?: PetType | null | undefined;
};

/** Changes to a promotion. What is left out stays, null takes a value or a limit away; how often it was used is not for changing. */
export type UpdatePromotionInput = {
  /** Categories it is for, food or accessories. */
  categories?: Array<Category> | null | undefined;
  /** What shoppers enter: 3 to 32 letters, digits, - and _. */
  code?: string | null | undefined;
  /** US dollars off the lines it is for, all together. */
  dollarsOff?: number | null | undefined;
  /** First moment it counts. */
  from?: string | null | undefined;
  /** true brings an ended one back. */
  isActive?: boolean | null | undefined;
  /** Orders it can be used for in all. */
  maxUses?: number | null | undefined;
  /** Orders of one account. */
  maxUsesPerAccount?: number | null | undefined;
  /** Lowest sum of the cart’s lines before reductions, US dollars. */
  minEntriesTotal?: number | null | undefined;
  /** Percent off the lines it is for, 1 to 100. */
  percentOff?: number | null | undefined;
  /** Animals whose items it is for. */
  types?: Array<PetType> | null | undefined;
  /** First moment it no longer counts. */
  until?: string | null | undefined;
};

/** Changes to a plan of repeat deliveries. What is left out stays. */
export type UpdateRepeatPlanInput = {
  /** How many pieces come each time, 1 to 99. */
  accessoriesAmount?: number | null | undefined;
  /** Consents to the item’s price, US dollars for one, as it is now; BAD_USER_INPUT where it is another. */
  agreedPrice?: number | null | undefined;
  /** How it is to come. */
  delivery?: DeliveryMethod | null | undefined;
  /** Weeks from one delivery to the next, 1 to 12. The next one is then so many weeks after the last, tomorrow at the earliest. */
  everyWeeks?: number | null | undefined;
  /** What comes along with the next delivery, once, at its own price; an empty list takes it away. */
  extras?: Array<CartEntryInput> | null | undefined;
  /** Grams that are eaten a day, for the forecast. */
  gramsADay?: number | null | undefined;
  /** Grams in one piece, for the forecast. */
  gramsAPiece?: number | null | undefined;
  /** true pauses it, false resumes it. */
  isPaused?: boolean | null | undefined;
  /** Where it goes, at most 300 characters. */
  location?: string | null | undefined;
  /** Moves the next delivery, to tomorrow at the earliest and within a year. */
  nextDate?: string | null | undefined;
  /** Swaps the item for another one of the same category, for the same animal. */
  petId?: string | number | null | undefined;
  /** Phone number, 5 to 15 digits. */
  phone?: string | null | undefined;
  /** What comes where the item is sold out, of the same kind; null leaves the delivery out then. */
  substituteId?: string | number | null | undefined;
  /** Who gets it, at most 120 characters. */
  username?: string | null | undefined;
};

/** Changes to the settings of the shop, by who has read them. */
export type UpdateShopSettingsInput = {
  /** Where the shop is, in lines. */
  address?: string | null | undefined;
  /** Delivery of an order with an item that costs bulkyFrom or more, US dollars. */
  bulkyDelivery?: number | null | undefined;
  /** Price of an item from which bulkyDelivery is charged, US dollars. */
  bulkyFrom?: number | null | undefined;
  /** Lowest sum of the lines for the reduction of curbside pickup, US dollars. */
  curbsideFrom?: number | null | undefined;
  /** Percent off every line with curbside pickup. */
  curbsidePercentOff?: number | null | undefined;
  /** E-mail address for shoppers. */
  email?: string | null | undefined;
  /** Address of the shop’s page there, or empty. */
  facebook?: string | null | undefined;
  /** Address of the shop’s page there, or empty. */
  instagram?: string | null | undefined;
  /** Name of the shop. */
  name?: string | null | undefined;
  /** When the shop is open; days that are not listed are closed. */
  openingHours?: Array<OpeningHoursInput> | null | undefined;
  /** Phone number for shoppers. */
  phone?: string | null | undefined;
  /** The page on privacy, written likewise. */
  privacyText?: string | null | undefined;
  /** Percent off a repeated line of an account’s first order with one. */
  repeatFirstPercentOff?: number | null | undefined;
  /** Percent off a repeated line of every later order. */
  repeatLaterPercentOff?: number | null | undefined;
  /** The page on returns: paragraphs, and headings that begin with #. */
  returnsText?: string | null | undefined;
  /** Hour of the shop’s day, 1 to 24, before which an order for the same day has to come. */
  sameDayBeforeHour?: number | null | undefined;
  /** Hour of the shop’s day, 2 to 24, by which it is there. */
  sameDayByHour?: number | null | undefined;
  /** Days of the week with same-day delivery, 1 (Monday) to 7. */
  sameDayDays?: Array<number> | null | undefined;
  /** Lowest sum of the lines for same-day delivery, US dollars. */
  sameDayFrom?: number | null | undefined;
  /** Delivery of an order, US dollars. */
  standardDelivery?: number | null | undefined;
  /** Tax in percent that all prices contain; 0 where none is shown. */
  taxPercent?: number | null | undefined;
  /** The page on the terms, written likewise. */
  termsText?: string | null | undefined;
  /** IANA name of the time zone by which the shop counts days and hours. */
  timeZone?: string | null | undefined;
  /** The version that was read; where somebody has saved another since, nothing is changed. */
  version: number;
  /** Address of the shop’s page there, or empty. */
  x?: string | null | undefined;
  /** Address of the shop’s page there, or empty. */
  youtube?: string | null | undefined;
};

export type InvitationQueryVariables = Exact<{
  code: string;
}>;


export type InvitationQuery = { staffInvitation: { _id: string, role: Role, invitedBy: string, expiresAt: string } | null };

export type AcceptInvitationMutationVariables = Exact<{
  code: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { _id: string, role: Role } };

export type MailChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailChoicesQuery = { me: { _id: string, optionalMail: Array<MailKind>, unwantedMail: Array<MailKind> } | null };

export type UpdateUnwantedMailMutationVariables = Exact<{
  kinds: Array<MailKind> | MailKind;
}>;


export type UpdateUnwantedMailMutation = { updateUnwantedMail: { _id: string, optionalMail: Array<MailKind>, unwantedMail: Array<MailKind> } };

export type MailChoiceFieldsFragment = { _id: string, optionalMail: Array<MailKind>, unwantedMail: Array<MailKind> };

export type AuditRecordsQueryVariables = Exact<{
  where?: AuditWhere | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditRecordsQuery = { auditRecords: { totalCount: number, edges: Array<{ node: { _id: string, at: string, actor: string, actorName: string, action: AuditAction, subject: AuditSubject, subjectId: string, subjectName: string, requestId: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditActorsQueryVariables = Exact<{
  first: number;
}>;


export type AuditActorsQuery = { users: { edges: Array<{ node: { _id: string, email: string, name: string } }> } };

export type AdminOverviewQueryVariables = Exact<{
  from: string;
  to: string;
  timeZone: string;
}>;


export type AdminOverviewQuery = { overview: { seriesUnit: SeriesUnit, waitingPetOrders: number, paidCartEntries: number, today: { items: number, animals: number, total: number, disputed: number, orders: number }, thisMonth: { items: number, animals: number, total: number, disputed: number, orders: number }, period: { items: number, animals: number, total: number, disputed: number, orders: number }, series: Array<{ start: string, items: number, animals: number, total: number, orders: number }>, petOrders: Array<{ status: PetOrderStatus, count: number }>, cartEntries: Array<{ status: CartEntryStatus, count: number }>, lowStock: Array<{ _id: string, petname: string, stock: number | null, image: { hash: string, placeholder: string, width: number, height: number } | null }>, bestSellers: Array<{ petId: string, petname: string, pieces: number, revenue: number, pet: { _id: string, image: { hash: string, placeholder: string, width: number, height: number } | null } | null }> } };

export type RevenueBeforeQueryVariables = Exact<{
  yesterdayFrom: string;
  yesterdayTo: string;
  monthFrom: string;
  monthTo: string;
  timeZone: string;
}>;


export type RevenueBeforeQuery = { yesterday: { period: { items: number, animals: number, total: number, disputed: number, orders: number } }, lastMonth: { period: { items: number, animals: number, total: number, disputed: number, orders: number } } };

export type PeriodBeforeQueryVariables = Exact<{
  from: string;
  to: string;
  timeZone: string;
}>;


export type PeriodBeforeQuery = { overview: { period: { items: number, animals: number, total: number, disputed: number, orders: number } } };

export type RevenueFieldsFragment = { items: number, animals: number, total: number, disputed: number, orders: number };

export type AdminOrdersQueryVariables = Exact<{
  where?: OrderWhere | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminOrdersQuery = { orders: { totalCount: number, edges: Array<{ node: { number: string, status: OrderStatus, placedAt: string, username: string, email: string, delivery: { method: DeliveryMethod }, entries: Array<{ _id: string, petname: string, accessoriesAmount: number, status: CartEntryStatus }>, payment: { _id: string, amount: number } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ShipListedOrderMutationVariables = Exact<{
  number: string;
}>;


export type ShipListedOrderMutation = { shipOrder: { number: string, status: OrderStatus, entries: Array<{ _id: string, status: CartEntryStatus }> } };

export type AdminCartEntryFieldsFragment = { _id: string, petId: string, petname: string, petprice: number, category: Category, type: PetType, accessoriesAmount: number, totalamount: number, username: string, location: string, phone: string, email: string, orderDate: string, status: CartEntryStatus, dispute: DisputeStatus | null, nextStatuses: Array<CartEntryStatus>, undoUntil: string | null, deliveryMethod: DeliveryMethod, dueAt: string | null, orderNumber: string | null, image: { hash: string, placeholder: string, width: number, height: number } | null };

export type AdminCartEntriesQueryVariables = Exact<{
  status?: CartEntryStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminCartEntriesQuery = { cartEntries: { totalCount: number, edges: Array<{ node: { _id: string, petId: string, petname: string, petprice: number, category: Category, type: PetType, accessoriesAmount: number, totalamount: number, username: string, location: string, phone: string, email: string, orderDate: string, status: CartEntryStatus, dispute: DisputeStatus | null, nextStatuses: Array<CartEntryStatus>, undoUntil: string | null, deliveryMethod: DeliveryMethod, dueAt: string | null, orderNumber: string | null, image: { hash: string, placeholder: string, width: number, height: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SameDayCartEntriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SameDayCartEntriesQuery = { cartEntries: { edges: Array<{ node: { _id: string, petId: string, petname: string, petprice: number, category: Category, type: PetType, accessoriesAmount: number, totalamount: number, username: string, location: string, phone: string, email: string, orderDate: string, status: CartEntryStatus, dispute: DisputeStatus | null, nextStatuses: Array<CartEntryStatus>, undoUntil: string | null, deliveryMethod: DeliveryMethod, dueAt: string | null, orderNumber: string | null, image: { hash: string, placeholder: string, width: number, height: number } | null } }> } };

export type ShipCartEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type ShipCartEntryMutation = { shipCartEntry: { _id: string, status: CartEntryStatus, nextStatuses: Array<CartEntryStatus>, undoUntil: string | null } };

export type UndoShipCartEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoShipCartEntryMutation = { undoShipCartEntry: { _id: string, status: CartEntryStatus, nextStatuses: Array<CartEntryStatus>, undoUntil: string | null } };

export type DeliverCartEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type DeliverCartEntryMutation = { deliverCartEntry: { _id: string, status: CartEntryStatus, nextStatuses: Array<CartEntryStatus> } };

export type AdminCancelCartEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminCancelCartEntryMutation = { cancelCartEntry: { _id: string, status: CartEntryStatus, nextStatuses: Array<CartEntryStatus> } };

export type AdminPetOrdersQueryVariables = Exact<{
  status?: PetOrderStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminPetOrdersQuery = { petOrders: { totalCount: number, edges: Array<{ node: { _id: string, petId: string, petname: string, petprice: number, type: PetType, username: string, location: string, phone: string, email: string, orderDate: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus>, undoUntil: string | null, readyAt: string | null, turnAt: string | null, image: { hash: string, placeholder: string, width: number, height: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WaitingShoppersQueryVariables = Exact<{
  first: number;
}>;


export type WaitingShoppersQuery = { petOrders: { edges: Array<{ node: { _id: string, petId: string } }> } };

export type WaitingForPetQueryVariables = Exact<{
  petId: string | number;
  first: number;
}>;


export type WaitingForPetQuery = { waitingPetOrders: { totalCount: number, edges: Array<{ node: { _id: string, username: string, orderDate: string } }> } };

export type AcceptPetOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type AcceptPetOrderMutation = { acceptPetOrder: { _id: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus>, undoUntil: string | null, pet: { _id: string, availability: Availability, isAvailable: boolean } | null } };

export type UndoAcceptPetOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoAcceptPetOrderMutation = { undoAcceptPetOrder: { _id: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus>, undoUntil: string | null, readyAt: string | null, pet: { _id: string, availability: Availability, isAvailable: boolean } | null } };

export type DeclinePetOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type DeclinePetOrderMutation = { declinePetOrder: { _id: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus>, pet: { _id: string, availability: Availability, isAvailable: boolean } | null } };

export type AnnouncePetOrderReadyMutationVariables = Exact<{
  id: string | number;
}>;


export type AnnouncePetOrderReadyMutation = { announcePetOrderReady: { _id: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus>, readyAt: string | null } };

export type CollectPetOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type CollectPetOrderMutation = { collectPetOrder: { _id: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus> } };

export type AdminCancelPetOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminCancelPetOrderMutation = { cancelPetOrder: { _id: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus>, readyAt: string | null, pet: { _id: string, availability: Availability, isAvailable: boolean } | null } };

export type ShopOrderChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ShopOrderChangedSubscription = { shopOrderChanged: { kind: OrderChangeKind, petOrder: { _id: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus>, undoUntil: string | null, readyAt: string | null, turnAt: string | null } | null, cartEntry: { _id: string, status: CartEntryStatus, nextStatuses: Array<CartEntryStatus>, undoUntil: string | null } | null } };

export type WaitingOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingOrdersQuery = { petOrders: { totalCount: number } };

export type MoneyFiguresFragment = { checkedAt: string | null, tookMs: number | null, openPayments: number, openAmount: number, refundsOwed: number, refundsOwedAmount: number, unclaimed: number, unclaimedAmount: number, openDisputes: number, openDisputesAmount: number, unmatched: number };

export type MoneyHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type MoneyHealthQuery = { moneyHealth: { checkedAt: string | null, tookMs: number | null, openPayments: number, openAmount: number, refundsOwed: number, refundsOwedAmount: number, unclaimed: number, unclaimedAmount: number, openDisputes: number, openDisputesAmount: number, unmatched: number } };

export type MoneyFindingsQueryVariables = Exact<{
  solved?: boolean | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type MoneyFindingsQuery = { moneyHealth: { findings: { totalCount: number, edges: Array<{ node: { _id: string, kind: MoneyFindingKind, what: string, amount: number, intentId: string | null, foundAt: string, solvedAt: string | null, outcome: string | null, canBeAcknowledged: boolean, payment: { _id: string, email: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type ReconcileMutationVariables = Exact<{ [key: string]: never; }>;


export type ReconcileMutation = { reconcile: { checkedAt: string | null, tookMs: number | null, openPayments: number, openAmount: number, refundsOwed: number, refundsOwedAmount: number, unclaimed: number, unclaimedAmount: number, openDisputes: number, openDisputesAmount: number, unmatched: number } };

export type AcknowledgeFindingMutationVariables = Exact<{
  id: string | number;
}>;


export type AcknowledgeFindingMutation = { acknowledgeFinding: { _id: string, solvedAt: string | null, outcome: string | null, canBeAcknowledged: boolean } };

export type AddPetMutationVariables = Exact<{
  input: AddPetInput;
  img?: File | null | undefined;
}>;


export type AddPetMutation = { addPet: { _id: string, petname: string } };

export type KnownBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type KnownBrandsQuery = { allPets: { facets: { brand: Array<{ value: string, count: number }> } } };

export type PetsDataFieldsFragment = { _id: string, petname: string, petprice: number, category: Category, type: PetType, stock: number | null, availability: Availability, isAvailable: boolean, createdAt: string, image: { hash: string, placeholder: string, width: number, height: number } | null };

export type PetsDataQueryVariables = Exact<{
  where?: PetWhere | null | undefined;
  search?: string | null | undefined;
  orderBy: PetOrderBy;
  first: number;
  after?: string | null | undefined;
}>;


export type PetsDataQuery = { allPets: { totalCount: number, edges: Array<{ node: { _id: string, petname: string, petprice: number, category: Category, type: PetType, stock: number | null, availability: Availability, isAvailable: boolean, createdAt: string, image: { hash: string, placeholder: string, width: number, height: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WholePetQueryVariables = Exact<{
  id: string | number;
}>;


export type WholePetQuery = { pet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, stock: number | null, availability: Availability, isAvailable: boolean, createdAt: string, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, details: string, image: { hash: string, placeholder: string, width: number, height: number } | null } | null };

export type ChangePetMutationVariables = Exact<{
  id: string | number;
  input: UpdatePetInput;
}>;


export type ChangePetMutation = { updatePet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, stock: number | null, availability: Availability, isAvailable: boolean, createdAt: string, image: { hash: string, placeholder: string, width: number, height: number } | null } };

export type EditPetMutationVariables = Exact<{
  id: string | number;
  input: UpdatePetInput;
  img?: File | null | undefined;
}>;


export type EditPetMutation = { updatePet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, stock: number | null, availability: Availability, isAvailable: boolean, createdAt: string, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, details: string, image: { hash: string, placeholder: string, width: number, height: number } | null } };

export type DeletePetMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePetMutation = { deletePet: { _id: string, petname: string, availability: Availability, isAvailable: boolean } };

export type RestorePetMutationVariables = Exact<{
  id: string | number;
}>;


export type RestorePetMutation = { restorePet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, stock: number | null, availability: Availability, isAvailable: boolean, createdAt: string, image: { hash: string, placeholder: string, width: number, height: number } | null } };

export type PromotionRowFragment = { _id: string, code: string, percentOff: number | null, dollarsOff: number | null, minEntriesTotal: number, categories: Array<Category>, types: Array<PetType>, from: string | null, until: string | null, maxUses: number | null, maxUsesPerAccount: number | null, isActive: boolean, uses: number };

export type PromotionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type PromotionsQuery = { promotions: { totalCount: number, edges: Array<{ node: { _id: string, code: string, percentOff: number | null, dollarsOff: number | null, minEntriesTotal: number, categories: Array<Category>, types: Array<PetType>, from: string | null, until: string | null, maxUses: number | null, maxUsesPerAccount: number | null, isActive: boolean, uses: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AddPromotionMutationVariables = Exact<{
  input: AddPromotionInput;
}>;


export type AddPromotionMutation = { addPromotion: { _id: string, code: string, percentOff: number | null, dollarsOff: number | null, minEntriesTotal: number, categories: Array<Category>, types: Array<PetType>, from: string | null, until: string | null, maxUses: number | null, maxUsesPerAccount: number | null, isActive: boolean, uses: number } };

export type UpdatePromotionMutationVariables = Exact<{
  id: string | number;
  input: UpdatePromotionInput;
}>;


export type UpdatePromotionMutation = { updatePromotion: { _id: string, code: string, percentOff: number | null, dollarsOff: number | null, minEntriesTotal: number, categories: Array<Category>, types: Array<PetType>, from: string | null, until: string | null, maxUses: number | null, maxUsesPerAccount: number | null, isActive: boolean, uses: number } };

export type EndPromotionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndPromotionMutation = { endPromotion: { _id: string, code: string, percentOff: number | null, dollarsOff: number | null, minEntriesTotal: number, categories: Array<Category>, types: Array<PetType>, from: string | null, until: string | null, maxUses: number | null, maxUsesPerAccount: number | null, isActive: boolean, uses: number } };

export type PromotionPreviewQueryVariables = Exact<{
  input: AddPromotionInput;
}>;


export type PromotionPreviewQuery = { promotionPreview: { orders: number, isComplete: boolean, ordersReduced: number, reductions: number } };

export type RepeatOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type RepeatOverviewQuery = { repeatOverview: { active: number, paused: number, begun: number, ended: number, churn: number | null, demand: Array<{ petId: string, pieces: number, missing: number, pet: { _id: string, petname: string, stock: number | null } | null }> } };

export type AllRepeatPlansQueryVariables = Exact<{
  status?: RepeatPlanStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AllRepeatPlansQuery = { repeatPlans: { totalCount: number, edges: Array<{ node: { _id: string, status: RepeatPlanStatus, petname: string, accessoriesAmount: number, everyWeeks: number, nextDate: string, deliveries: number, username: string, location: string, problem: string | null, wantsConsent: boolean, createdAt: string, endedAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EditableSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableSettingsQuery = { editableShopSettings: { version: number, updatedAt: string | null, updatedBy: string | null, settings: { name: string, address: string, phone: string, email: string, timeZone: string, standardDelivery: number, bulkyDelivery: number, bulkyFrom: number, sameDayFrom: number, sameDayBeforeHour: number, sameDayByHour: number, sameDayDays: Array<number>, curbsideFrom: number, curbsidePercentOff: number, repeatFirstPercentOff: number, repeatLaterPercentOff: number, taxPercent: number, instagram: string, facebook: string, x: string, youtube: string, returnsText: string, privacyText: string, termsText: string, openingHours: Array<{ day: number, opens: string, closes: string }> } } };

export type EditableSettingsFieldsFragment = { version: number, updatedAt: string | null, updatedBy: string | null, settings: { name: string, address: string, phone: string, email: string, timeZone: string, standardDelivery: number, bulkyDelivery: number, bulkyFrom: number, sameDayFrom: number, sameDayBeforeHour: number, sameDayByHour: number, sameDayDays: Array<number>, curbsideFrom: number, curbsidePercentOff: number, repeatFirstPercentOff: number, repeatLaterPercentOff: number, taxPercent: number, instagram: string, facebook: string, x: string, youtube: string, returnsText: string, privacyText: string, termsText: string, openingHours: Array<{ day: number, opens: string, closes: string }> } };

export type UpdateSettingsMutationVariables = Exact<{
  input: UpdateShopSettingsInput;
}>;


export type UpdateSettingsMutation = { updateShopSettings: { version: number, updatedAt: string | null, updatedBy: string | null, settings: { name: string, address: string, phone: string, email: string, timeZone: string, standardDelivery: number, bulkyDelivery: number, bulkyFrom: number, sameDayFrom: number, sameDayBeforeHour: number, sameDayByHour: number, sameDayDays: Array<number>, curbsideFrom: number, curbsidePercentOff: number, repeatFirstPercentOff: number, repeatLaterPercentOff: number, taxPercent: number, instagram: string, facebook: string, x: string, youtube: string, returnsText: string, privacyText: string, termsText: string, openingHours: Array<{ day: number, opens: string, closes: string }> } } };

export type PreviewSettingsQueryVariables = Exact<{
  input: ShopSettingsChanges;
}>;


export type PreviewSettingsQuery = { previewShopSettings: Array<{ title: string, delivery: DeliveryMethod, before: { total: number, delivery: number, reductions: number, reason: string | null, tax: { amount: number } | null }, after: { total: number, delivery: number, reductions: number, reason: string | null, tax: { amount: number } | null } }> };

export type PreviewedPriceFieldsFragment = { total: number, delivery: number, reductions: number, reason: string | null, tax: { amount: number } | null };

export type StaffQueryVariables = Exact<{
  first: number;
}>;


export type StaffQuery = { admins: { edges: Array<{ node: { _id: string, email: string, name: string, role: Role, emailVerified: boolean } }> }, staff: { edges: Array<{ node: { _id: string, email: string, name: string, role: Role, emailVerified: boolean } }> } };

export type StaffMemberFragment = { _id: string, email: string, name: string, role: Role, emailVerified: boolean };

export type SetRoleMutationVariables = Exact<{
  email: string;
  role: Role;
}>;


export type SetRoleMutation = { setRole: { _id: string, email: string, name: string, role: Role } };

export type StaffInvitationsQueryVariables = Exact<{
  first: number;
}>;


export type StaffInvitationsQuery = { staffInvitations: { edges: Array<{ node: { _id: string, email: string, role: Role, code: string, invitedBy: string, invitedAt: string, expiresAt: string } }> } };

export type InviteStaffMutationVariables = Exact<{
  email: string;
  role: Role;
}>;


export type InviteStaffMutation = { inviteStaff: { _id: string, email: string, role: Role } };

export type WithdrawInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: { _id: string, email: string } };

export type SynonymsQueryVariables = Exact<{ [key: string]: never; }>;


export type SynonymsQuery = { synonyms: Array<{ _id: string, word: string, means: Array<string>, createdAt: string | null, isBuiltIn: boolean }> };

export type AddSynonymMutationVariables = Exact<{
  word: string;
  means: Array<string> | string;
}>;


export type AddSynonymMutation = { addSynonym: { _id: string, word: string } };

export type RemoveSynonymMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveSynonymMutation = { removeSynonym: { _id: string, word: string } };

export type FindUserQueryVariables = Exact<{
  email: string;
}>;


export type FindUserQuery = { user: { _id: string, email: string, name: string, role: Role, emailVerified: boolean, createdAt: string } | null };

export type MakeAdminMutationVariables = Exact<{
  email: string;
}>;


export type MakeAdminMutation = { makeAdmin: { _id: string, email: string, name: string, role: Role } };

export type RemoveAdminMutationVariables = Exact<{
  email: string;
}>;


export type RemoveAdminMutation = { removeAdmin: { _id: string, email: string, name: string, role: Role } };

export type AdminsQueryVariables = Exact<{
  first: number;
}>;


export type AdminsQuery = { users: { totalCount: number, edges: Array<{ node: { _id: string, email: string, name: string, emailVerified: boolean, createdAt: string } }> } };

export type CandidatesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type CandidatesQuery = { users: { edges: Array<{ node: { _id: string, email: string, name: string } }> } };

export type CartQuoteQueryVariables = Exact<{
  entries: Array<CartEntryInput> | CartEntryInput;
  choices?: CheckoutChoicesInput | null | undefined;
}>;


export type CartQuoteQuery = { quote: { entriesTotal: number, reductions: number, delivery: number, total: number, tax: { percent: number, amount: number } | null, adjustments: Array<{ rule: ReductionRule, label: string, amount: number, petId: string | null, isApplied: boolean, reason: string | null }>, deliveryOptions: Array<{ method: DeliveryMethod, price: number, isAvailable: boolean, reason: string | null, arrives: string, orderBefore: string | null }>, repeats: Array<{ petId: string, everyWeeks: number, nextDate: string, nextTotal: number }>, lines: Array<{ petId: string, petname: string, petprice: number, accessoriesAmount: number, totalamount: number, available: boolean, pet: { _id: string, stock: number | null, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } }> } };

export type CartDeliveryQueryVariables = Exact<{
  entries: Array<CartEntryInput> | CartEntryInput;
}>;


export type CartDeliveryQuery = { quote: { deliveryOptions: Array<{ method: DeliveryMethod, isAvailable: boolean, reason: string | null, arrives: string }> } };

export type PetCardFieldsFragment = { _id: string, petname: string, petprice: number, category: Category, type: PetType, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, availability: Availability, stock: number | null, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null };

export type PetTextFieldsFragment = { gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, details: string };

export type PetListQueryVariables = Exact<{
  where?: PetWhere | null | undefined;
  search?: string | null | undefined;
  orderBy: PetOrderBy;
  first: number;
  after?: string | null | undefined;
}>;


export type PetListQuery = { pets: { totalCount: number, searchNote: string | null, edges: Array<{ node: { _id: string, petname: string, petprice: number, category: Category, type: PetType, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, availability: Availability, stock: number | null, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: { available: number, priceMin: number | null, priceMax: number | null, category: Array<{ value: Category, count: number }>, type: Array<{ value: PetType, count: number }>, gender: Array<{ value: Gender, count: number }>, age: Array<{ value: Age, count: number }>, color: Array<{ value: Color, count: number }>, clan: Array<{ value: Clan, count: number }>, kind: Array<{ value: Kind, count: number }>, species: Array<{ value: Species, count: number }>, size: Array<{ value: Size, count: number }>, brand: Array<{ value: string, count: number }> } } };

export type PetListMoreQueryVariables = Exact<{
  where?: PetWhere | null | undefined;
  search?: string | null | undefined;
  orderBy: PetOrderBy;
  first: number;
  after?: string | null | undefined;
}>;


export type PetListMoreQuery = { pets: { edges: Array<{ node: { _id: string, petname: string, petprice: number, category: Category, type: PetType, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, availability: Availability, stock: number | null, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PetDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type PetDetailsQuery = { pet: { deliveryCost: number, _id: string, petname: string, petprice: number, category: Category, type: PetType, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, availability: Availability, stock: number | null, isAvailable: boolean, details: string, deliveryOptions: Array<{ method: DeliveryMethod, price: number, isAvailable: boolean, reason: string | null, arrives: string }>, image: { hash: string, placeholder: string, width: number, height: number } | null } | null };

export type PetCardQueryVariables = Exact<{
  id: string | number;
}>;


export type PetCardQuery = { pet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, availability: Availability, stock: number | null, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } | null };

export type ShowcaseQueryVariables = Exact<{
  type?: PetType | null | undefined;
  first: number;
}>;


export type ShowcaseQuery = { accessories: { edges: Array<{ node: { _id: string, petname: string, petprice: number, category: Category, type: PetType, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, availability: Availability, stock: number | null, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } }> }, food: { edges: Array<{ node: { _id: string, petname: string, petprice: number, category: Category, type: PetType, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, availability: Availability, stock: number | null, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } }> } };

export type WaitingAnimalsQueryVariables = Exact<{
  first: number;
}>;


export type WaitingAnimalsQuery = { pets: { edges: Array<{ node: { _id: string, petname: string, petprice: number, category: Category, type: PetType, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, availability: Availability, stock: number | null, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } }> } };

export type SimilarPetsQueryVariables = Exact<{
  id: string | number;
  first: number;
}>;


export type SimilarPetsQuery = { similarPets: { hasLeft: boolean, pets: Array<{ _id: string, petname: string, petprice: number, category: Category, type: PetType, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, availability: Availability, stock: number | null, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null }> } };

export type ComparedPetQueryVariables = Exact<{
  id: string | number;
}>;


export type ComparedPetQuery = { pet: { deliveryCost: number, _id: string, petname: string, petprice: number, category: Category, type: PetType, gender: Gender | null, age: Age | null, color: Color | null, clan: Clan | null, kind: Kind | null, species: Species | null, size: Size | null, brand: string | null, short: string, availability: Availability, stock: number | null, isAvailable: boolean, rating: { average: number | null, count: number }, image: { hash: string, placeholder: string, width: number, height: number } | null } | null };

export type CreatePaymentIntentMutationVariables = Exact<{
  input: CreatePaymentIntentInput;
}>;


export type CreatePaymentIntentMutation = { createPaymentIntent: { clientSecret: string, payment: { _id: string, status: PaymentStatus, failureMessage: string | null }, quote: { entriesTotal: number, delivery: number, total: number } } };

export type ConfirmPaymentMutationVariables = Exact<{
  paymentId: string | number;
}>;


export type ConfirmPaymentMutation = { confirmPayment: { _id: string, number: string | null, status: PaymentStatus, amount: number, failureMessage: string | null, cartEntries: Array<{ _id: string, petId: string, accessoriesAmount: number, status: CartEntryStatus }> } };

export type OwnOrderChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OwnOrderChangedSubscription = { ownOrderChanged: { kind: OrderChangeKind, petOrder: { _id: string, petname: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus>, readyAt: string | null, turnAt: string | null } | null, cartEntry: { _id: string, petname: string, deliveryMethod: DeliveryMethod, status: CartEntryStatus, nextStatuses: Array<CartEntryStatus> } | null } };

export type OrderMailsQueryVariables = Exact<{
  number: string;
}>;


export type OrderMailsQuery = { order: { number: string, mails: Array<{ kind: MailKind, to: string | null, subject: string | null, status: MailStatus, attempts: number, sentAt: string | null, nextAt: string | null, lastError: string | null }> } };

export type OrderQueryVariables = Exact<{
  number: string;
}>;


export type OrderQuery = { order: { number: string, status: OrderStatus, placedAt: string, username: string, location: string, phone: string, email: string, entries: Array<{ _id: string, petId: string, petname: string, petprice: number, accessoriesAmount: number, everyWeeks: number | null, totalamount: number, paid: number, status: CartEntryStatus, nextStatuses: Array<CartEntryStatus>, image: { hash: string, placeholder: string, width: number, height: number } | null, review: { _id: string, stars: number, text: string | null } | null, pet: { _id: string, petprice: number, availability: Availability, stock: number | null } | null }>, payment: { _id: string, status: PaymentStatus }, price: { entriesTotal: number, reductions: number, delivery: number, total: number, tax: { percent: number, amount: number } | null, adjustments: Array<{ label: string, amount: number, isApplied: boolean }> }, delivery: { method: DeliveryMethod, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, shippedAt: string | null }, timeline: Array<{ at: string, kind: OrderEventKind, text: string, by: OrderActor }>, refunds: Array<{ _id: string, amount: number, reason: string, createdAt: string, status: RefundStatus }> } };

export type MyPetOrdersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyPetOrdersQuery = { me: { _id: string, petOrders: { totalCount: number, edges: Array<{ node: { _id: string, petId: string, petname: string, petprice: number, type: PetType, orderDate: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus>, readyAt: string | null, turnAt: string | null, image: { hash: string, placeholder: string, width: number, height: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type MyCartEntriesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyCartEntriesQuery = { me: { _id: string, cartEntries: { totalCount: number, edges: Array<{ node: { _id: string, petId: string, petname: string, petprice: number, category: Category, accessoriesAmount: number, totalamount: number, paymentId: string | null, orderNumber: string | null, deliveryMethod: DeliveryMethod, orderDate: string, status: CartEntryStatus, nextStatuses: Array<CartEntryStatus>, image: { hash: string, placeholder: string, width: number, height: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CancelPetOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelPetOrderMutation = { cancelPetOrder: { _id: string, status: PetOrderStatus, nextStatuses: Array<PetOrderStatus> } };

export type CancelCartEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelCartEntryMutation = { cancelCartEntry: { _id: string, status: CartEntryStatus, nextStatuses: Array<CartEntryStatus> } };

export type OrderPetMutationVariables = Exact<{
  input: OrderPetInput;
}>;


export type OrderPetMutation = { orderPet: { _id: string, petId: string, status: PetOrderStatus, orderDate: string, nextStatuses: Array<PetOrderStatus> } };

export type MyRefundsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyRefundsQuery = { me: { _id: string, refunds: { totalCount: number, edges: Array<{ node: { _id: string, amount: number, reason: string, createdAt: string, status: RefundStatus } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RepeatPlanFieldsFragment = { _id: string, status: RepeatPlanStatus, petname: string, accessoriesAmount: number, everyWeeks: number, delivery: DeliveryMethod, nextDate: string, chargeDate: string, lastDate: string, earliestDate: string, problem: string | null, wantsConsent: boolean, isBeingCharged: boolean, username: string, location: string, phone: string, gramsADay: number | null, gramsAPiece: number | null, deliveries: number, endedAt: string | null, card: { brand: string, last4: string } | null, pet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, availability: Availability, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } | null, substitute: { _id: string, petname: string } | null, extras: Array<{ accessoriesAmount: number, pet: { _id: string, petname: string } }>, forecast: { runsOutOn: string, daysLeft: number, betterDate: string | null } | null, price: { delivery: number, total: number, adjustments: Array<{ label: string, amount: number, isApplied: boolean }>, lines: Array<{ petId: string, petname: string, accessoriesAmount: number, totalamount: number }> } | null };

export type RepeatPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type RepeatPlansQuery = { me: { _id: string, repeatPlans: Array<{ _id: string, status: RepeatPlanStatus, petname: string, accessoriesAmount: number, everyWeeks: number, delivery: DeliveryMethod, nextDate: string, chargeDate: string, lastDate: string, earliestDate: string, problem: string | null, wantsConsent: boolean, isBeingCharged: boolean, username: string, location: string, phone: string, gramsADay: number | null, gramsAPiece: number | null, deliveries: number, endedAt: string | null, card: { brand: string, last4: string } | null, pet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, availability: Availability, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } | null, substitute: { _id: string, petname: string } | null, extras: Array<{ accessoriesAmount: number, pet: { _id: string, petname: string } }>, forecast: { runsOutOn: string, daysLeft: number, betterDate: string | null } | null, price: { delivery: number, total: number, adjustments: Array<{ label: string, amount: number, isApplied: boolean }>, lines: Array<{ petId: string, petname: string, accessoriesAmount: number, totalamount: number }> } | null }> } | null };

export type RepeatPlansInShortQueryVariables = Exact<{ [key: string]: never; }>;


export type RepeatPlansInShortQuery = { me: { _id: string, repeatPlans: Array<{ _id: string, status: RepeatPlanStatus, petname: string, accessoriesAmount: number, everyWeeks: number, nextDate: string, earliestDate: string, problem: string | null, wantsConsent: boolean }> } | null };

export type RepeatPricesNowQueryVariables = Exact<{ [key: string]: never; }>;


export type RepeatPricesNowQuery = { me: { _id: string, repeatPlans: Array<{ _id: string, priceNow: { total: number } | null }> } | null };

export type UpdateRepeatPlanMutationVariables = Exact<{
  id: string | number;
  input: UpdateRepeatPlanInput;
}>;


export type UpdateRepeatPlanMutation = { updateRepeatPlan: { _id: string, status: RepeatPlanStatus, petname: string, accessoriesAmount: number, everyWeeks: number, delivery: DeliveryMethod, nextDate: string, chargeDate: string, lastDate: string, earliestDate: string, problem: string | null, wantsConsent: boolean, isBeingCharged: boolean, username: string, location: string, phone: string, gramsADay: number | null, gramsAPiece: number | null, deliveries: number, endedAt: string | null, card: { brand: string, last4: string } | null, pet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, availability: Availability, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } | null, substitute: { _id: string, petname: string } | null, extras: Array<{ accessoriesAmount: number, pet: { _id: string, petname: string } }>, forecast: { runsOutOn: string, daysLeft: number, betterDate: string | null } | null, price: { delivery: number, total: number, adjustments: Array<{ label: string, amount: number, isApplied: boolean }>, lines: Array<{ petId: string, petname: string, accessoriesAmount: number, totalamount: number }> } | null } };

export type SkipRepeatDeliveryMutationVariables = Exact<{
  id: string | number;
}>;


export type SkipRepeatDeliveryMutation = { skipRepeatDelivery: { _id: string, status: RepeatPlanStatus, petname: string, accessoriesAmount: number, everyWeeks: number, delivery: DeliveryMethod, nextDate: string, chargeDate: string, lastDate: string, earliestDate: string, problem: string | null, wantsConsent: boolean, isBeingCharged: boolean, username: string, location: string, phone: string, gramsADay: number | null, gramsAPiece: number | null, deliveries: number, endedAt: string | null, card: { brand: string, last4: string } | null, pet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, availability: Availability, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } | null, substitute: { _id: string, petname: string } | null, extras: Array<{ accessoriesAmount: number, pet: { _id: string, petname: string } }>, forecast: { runsOutOn: string, daysLeft: number, betterDate: string | null } | null, price: { delivery: number, total: number, adjustments: Array<{ label: string, amount: number, isApplied: boolean }>, lines: Array<{ petId: string, petname: string, accessoriesAmount: number, totalamount: number }> } | null } };

export type SendRepeatDeliveryNowMutationVariables = Exact<{
  id: string | number;
}>;


export type SendRepeatDeliveryNowMutation = { sendRepeatDeliveryNow: { _id: string, status: RepeatPlanStatus, petname: string, accessoriesAmount: number, everyWeeks: number, delivery: DeliveryMethod, nextDate: string, chargeDate: string, lastDate: string, earliestDate: string, problem: string | null, wantsConsent: boolean, isBeingCharged: boolean, username: string, location: string, phone: string, gramsADay: number | null, gramsAPiece: number | null, deliveries: number, endedAt: string | null, card: { brand: string, last4: string } | null, pet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, availability: Availability, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } | null, substitute: { _id: string, petname: string } | null, extras: Array<{ accessoriesAmount: number, pet: { _id: string, petname: string } }>, forecast: { runsOutOn: string, daysLeft: number, betterDate: string | null } | null, price: { delivery: number, total: number, adjustments: Array<{ label: string, amount: number, isApplied: boolean }>, lines: Array<{ petId: string, petname: string, accessoriesAmount: number, totalamount: number }> } | null } };

export type EndRepeatPlanMutationVariables = Exact<{
  id: string | number;
}>;


export type EndRepeatPlanMutation = { endRepeatPlan: { _id: string, status: RepeatPlanStatus, petname: string, accessoriesAmount: number, everyWeeks: number, delivery: DeliveryMethod, nextDate: string, chargeDate: string, lastDate: string, earliestDate: string, problem: string | null, wantsConsent: boolean, isBeingCharged: boolean, username: string, location: string, phone: string, gramsADay: number | null, gramsAPiece: number | null, deliveries: number, endedAt: string | null, card: { brand: string, last4: string } | null, pet: { _id: string, petname: string, petprice: number, category: Category, type: PetType, availability: Availability, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null } | null, substitute: { _id: string, petname: string } | null, extras: Array<{ accessoriesAmount: number, pet: { _id: string, petname: string } }>, forecast: { runsOutOn: string, daysLeft: number, betterDate: string | null } | null, price: { delivery: number, total: number, adjustments: Array<{ label: string, amount: number, isApplied: boolean }>, lines: Array<{ petId: string, petname: string, accessoriesAmount: number, totalamount: number }> } | null } };

export type RepeatItemsQueryVariables = Exact<{
  where?: PetWhere | null | undefined;
  search?: string | null | undefined;
  orderBy: PetOrderBy;
  first: number;
}>;


export type RepeatItemsQuery = { pets: { totalCount: number, edges: Array<{ node: { _id: string, petname: string, petprice: number, image: { hash: string, placeholder: string, width: number, height: number } | null } }> } };

export type ItemReviewsQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type ItemReviewsQuery = { pet: { _id: string, rating: { average: number | null, count: number }, reviews: { edges: Array<{ node: { _id: string, name: string, stars: number, text: string | null, writtenAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type TakeDownReviewMutationVariables = Exact<{
  id: string | number;
}>;


export type TakeDownReviewMutation = { takeDownReview: { _id: string } };

export type ReviewFieldsFragment = { _id: string, name: string, stars: number, text: string | null, writtenAt: string };

export type ReviewItemMutationVariables = Exact<{
  petId: string | number;
  input: ReviewInput;
}>;


export type ReviewItemMutation = { reviewItem: { _id: string, name: string, stars: number, text: string | null, writtenAt: string } };

export type RemoveReviewMutationVariables = Exact<{
  petId: string | number;
}>;


export type RemoveReviewMutation = { removeReview: boolean };

export type ShopTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopTextsQuery = { shopSettings: { returnsText: string, privacyText: string, termsText: string } };

export type WatchedItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type WatchedItemsQuery = { me: { _id: string, watchedPetIds: Array<string> } | null };

export type WatchStockMutationVariables = Exact<{
  petId: string | number;
}>;


export type WatchStockMutation = { watchStock: { _id: string, watchedPetIds: Array<string> } };

export type UnwatchStockMutationVariables = Exact<{
  petId: string | number;
}>;


export type UnwatchStockMutation = { unwatchStock: { _id: string, watchedPetIds: Array<string> } };

export type WatchedItemsFieldsFragment = { _id: string, watchedPetIds: Array<string> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { _id: string, email: string, name: string, role: Role } | null };

export type SaveUserMutationVariables = Exact<{
  input: SaveUserInput;
}>;


export type SaveUserMutation = { saveUser: { _id: string, email: string, name: string, role: Role } };

export type AccountFieldsFragment = { _id: string, email: string, name: string, role: Role };

export type ShopFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopFactsQuery = { shopSettings: { name: string, address: string, phone: string, email: string, timeZone: string, standardDelivery: number, bulkyDelivery: number, bulkyFrom: number, sameDayFrom: number, sameDayBeforeHour: number, sameDayByHour: number, sameDayDays: Array<number>, curbsideFrom: number, curbsidePercentOff: number, repeatFirstPercentOff: number, repeatLaterPercentOff: number, taxPercent: number, instagram: string, facebook: string, x: string, youtube: string, openingHours: Array<{ day: number, opens: string, closes: string }> } };

export type PetPictureFieldsFragment = { hash: string, placeholder: string, width: number, height: number };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { items: Array<{ _id: string, petname: string, petprice: number, category: Category, type: PetType, isAvailable: boolean, image: { hash: string, placeholder: string, width: number, height: number } | null }>, searches: Array<{ text: string, count: number }>, places: Array<{ type: PetType, category: Category, search: string | null, count: number }> } };

export const MailChoiceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailChoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"optionalMail"}},{"kind":"Field","name":{"kind":"Name","value":"unwantedMail"}}]}}]} as unknown as DocumentNode<MailChoiceFieldsFragment, unknown>;
export const RevenueFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevenueFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revenue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"animals"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}}]} as unknown as DocumentNode<RevenueFieldsFragment, unknown>;
export const PetPictureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<PetPictureFieldsFragment, unknown>;
export const AdminCartEntryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCartEntryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"orderDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dispute"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<AdminCartEntryFieldsFragment, unknown>;
export const MoneyFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"tookMs"}},{"kind":"Field","name":{"kind":"Name","value":"openPayments"}},{"kind":"Field","name":{"kind":"Name","value":"openAmount"}},{"kind":"Field","name":{"kind":"Name","value":"refundsOwed"}},{"kind":"Field","name":{"kind":"Name","value":"refundsOwedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"unclaimed"}},{"kind":"Field","name":{"kind":"Name","value":"unclaimedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"openDisputes"}},{"kind":"Field","name":{"kind":"Name","value":"openDisputesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"unmatched"}}]}}]} as unknown as DocumentNode<MoneyFiguresFragment, unknown>;
export const PetsDataFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetsDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<PetsDataFieldsFragment, unknown>;
export const PromotionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"dollarsOff"}},{"kind":"Field","name":{"kind":"Name","value":"minEntriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"maxUsesPerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}}]}}]} as unknown as DocumentNode<PromotionRowFragment, unknown>;
export const EditableSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"standardDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"bulkyDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"bulkyFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayBeforeHour"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayByHour"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayDays"}},{"kind":"Field","name":{"kind":"Name","value":"curbsideFrom"}},{"kind":"Field","name":{"kind":"Name","value":"curbsidePercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"repeatFirstPercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"repeatLaterPercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercent"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"returnsText"}},{"kind":"Field","name":{"kind":"Name","value":"privacyText"}},{"kind":"Field","name":{"kind":"Name","value":"termsText"}}]}}]}}]} as unknown as DocumentNode<EditableSettingsFieldsFragment, unknown>;
export const PreviewedPriceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewedPriceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewedPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"reductions"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<PreviewedPriceFieldsFragment, unknown>;
export const StaffMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}}]} as unknown as DocumentNode<StaffMemberFragment, unknown>;
export const PetCardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<PetCardFieldsFragment, unknown>;
export const PetTextFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetTextFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]} as unknown as DocumentNode<PetTextFieldsFragment, unknown>;
export const RepeatPlanFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepeatPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepeatPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"chargeDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"earliestDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"wantsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingCharged"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"gramsADay"}},{"kind":"Field","name":{"kind":"Name","value":"gramsAPiece"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"substitute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runsOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"betterDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<RepeatPlanFieldsFragment, unknown>;
export const ReviewFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ReviewFieldsFragment, unknown>;
export const WatchedItemsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WatchedItemsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"watchedPetIds"}}]}}]} as unknown as DocumentNode<WatchedItemsFieldsFragment, unknown>;
export const AccountFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<AccountFieldsFragment, unknown>;
export const InvitationDocument = {"__meta__":{"hash":"sha256:5bc0cf637f787b8abfa90ce18d055683eba735a1567ad422418a98e84d28fbeb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<InvitationQuery, InvitationQueryVariables>;
export const AcceptInvitationDocument = {"__meta__":{"hash":"sha256:aba67f24e708937ee74908ee8901f0bc3c9da7a30f111fb372cb41ee3468e9a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const MailChoicesDocument = {"__meta__":{"hash":"sha256:fd7d83acadb844b9a92814944edc2055ae52cd8d2ff54294186d152612f80ec6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailChoiceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailChoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"optionalMail"}},{"kind":"Field","name":{"kind":"Name","value":"unwantedMail"}}]}}]} as unknown as DocumentNode<MailChoicesQuery, MailChoicesQueryVariables>;
export const UpdateUnwantedMailDocument = {"__meta__":{"hash":"sha256:1a156e30e19563dd0b7f5820bc28b272ad1f5b7797cfff07d415a90609e30345"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUnwantedMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailKind"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUnwantedMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailChoiceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailChoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"optionalMail"}},{"kind":"Field","name":{"kind":"Name","value":"unwantedMail"}}]}}]} as unknown as DocumentNode<UpdateUnwantedMailMutation, UpdateUnwantedMailMutationVariables>;
export const AuditRecordsDocument = {"__meta__":{"hash":"sha256:bdedddd26b67f3a9e382940709618d79797a40a786a341140be24d43cc20b34d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AuditRecordsQuery, AuditRecordsQueryVariables>;
export const AuditActorsDocument = {"__meta__":{"hash":"sha256:9aff7512f26c067a3d761fd4abb3f9459a3b131ee6c7f08997c8215f1d1d007c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"ADMIN"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AuditActorsQuery, AuditActorsQueryVariables>;
export const AdminOverviewDocument = {"__meta__":{"hash":"sha256:71177efd247d43d3bcbddb0f0761b937bec5d99d63a89c268d2ab237537088bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevenueFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thisMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevenueFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevenueFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"animals"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seriesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"petOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cartEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingPetOrders"}},{"kind":"Field","name":{"kind":"Name","value":"paidCartEntries"}},{"kind":"Field","name":{"kind":"Name","value":"lowStock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bestSellers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevenueFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revenue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"animals"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables>;
export const RevenueBeforeDocument = {"__meta__":{"hash":"sha256:96afd32aaea75c7a2c665f84f18755f16362550e109e424b6b2617fc77f8eda4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RevenueBefore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"yesterdayFrom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"yesterdayTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"monthFrom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"monthTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"yesterday"},"name":{"kind":"Name","value":"overview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"yesterdayFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"yesterdayTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevenueFields"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"lastMonth"},"name":{"kind":"Name","value":"overview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"monthFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"monthTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevenueFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevenueFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revenue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"animals"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}}]} as unknown as DocumentNode<RevenueBeforeQuery, RevenueBeforeQueryVariables>;
export const PeriodBeforeDocument = {"__meta__":{"hash":"sha256:7279f88cdb9ca43ef2ad5b5426cc5359c8494add744dfa4f05053c4e2357cc1d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeriodBefore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevenueFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevenueFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revenue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"animals"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}}]} as unknown as DocumentNode<PeriodBeforeQuery, PeriodBeforeQueryVariables>;
export const AdminOrdersDocument = {"__meta__":{"hash":"sha256:49490b20d73f93bc1886727da6ccb2fbe268964cba2e61dcfc320b5cc35d7f71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AdminOrdersQuery, AdminOrdersQueryVariables>;
export const ShipListedOrderDocument = {"__meta__":{"hash":"sha256:d85b8aa74536e825a9e09e959c7b910e97a8873c1077b084573c6f58b55eeeda"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShipListedOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shipOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ShipListedOrderMutation, ShipListedOrderMutationVariables>;
export const AdminCartEntriesDocument = {"__meta__":{"hash":"sha256:14d78e49ca5f28b4a143461a29ece384724c2525f5abc9e057bbba1546bb064a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCartEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CartEntryStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCartEntryFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCartEntryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"orderDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dispute"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}}]}}]} as unknown as DocumentNode<AdminCartEntriesQuery, AdminCartEntriesQueryVariables>;
export const SameDayCartEntriesDocument = {"__meta__":{"hash":"sha256:471e43e898e596eaeed24ee2e3a88aff234498a66d6ee78aecef6fb69bf6d324"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SameDayCartEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"delivery"},"value":{"kind":"EnumValue","value":"SAME_DAY"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PAID"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCartEntryFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCartEntryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"orderDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dispute"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}}]}}]} as unknown as DocumentNode<SameDayCartEntriesQuery, SameDayCartEntriesQueryVariables>;
export const ShipCartEntryDocument = {"__meta__":{"hash":"sha256:29c762855b7f7cbf5c4b7fa4aa2601930c57a5678c2543d8fed52dc91d8fab41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShipCartEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shipCartEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]} as unknown as DocumentNode<ShipCartEntryMutation, ShipCartEntryMutationVariables>;
export const UndoShipCartEntryDocument = {"__meta__":{"hash":"sha256:9a121105e65a7a1f4c69af30446b2047672e80934c86567cb01b5216564d78c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoShipCartEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoShipCartEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]} as unknown as DocumentNode<UndoShipCartEntryMutation, UndoShipCartEntryMutationVariables>;
export const DeliverCartEntryDocument = {"__meta__":{"hash":"sha256:dd61af572b3fcac3511d80f28458ad0196f7ed92da4b0803b9f6edfbcf220776"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverCartEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverCartEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}}]}}]}}]} as unknown as DocumentNode<DeliverCartEntryMutation, DeliverCartEntryMutationVariables>;
export const AdminCancelCartEntryDocument = {"__meta__":{"hash":"sha256:657c8dabc5b469f2791642259d1e21ea44dcd7b358eb90194520290d07bd0ef5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminCancelCartEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCartEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}}]}}]}}]} as unknown as DocumentNode<AdminCancelCartEntryMutation, AdminCancelCartEntryMutationVariables>;
export const AdminPetOrdersDocument = {"__meta__":{"hash":"sha256:d88903adc40d2d5e00c46971e46ca0630f6f6175f1d04f30791c8ac26bf0a97b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPetOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PetOrderStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"orderDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"turnAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<AdminPetOrdersQuery, AdminPetOrdersQueryVariables>;
export const WaitingShoppersDocument = {"__meta__":{"hash":"sha256:c21d10fc7f4c355aadd043d0b93babb2a641b5a82284eb00415da5d3671974ba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingShoppers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WaitingShoppersQuery, WaitingShoppersQueryVariables>;
export const WaitingForPetDocument = {"__meta__":{"hash":"sha256:32604e59f71ac93b2b1e884c7049bef83f983644f86eae15cad140c0c2dcbfcc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingForPet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"petId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingPetOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"petId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"petId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"orderDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WaitingForPetQuery, WaitingForPetQueryVariables>;
export const AcceptPetOrderDocument = {"__meta__":{"hash":"sha256:4791ea8039d62b7676fa137fd746842e4662ebc192d05025a4035b37bc66c5a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptPetOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptPetOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptPetOrderMutation, AcceptPetOrderMutationVariables>;
export const UndoAcceptPetOrderDocument = {"__meta__":{"hash":"sha256:6a940134a06bf911d68e832f238dc113ed54f7f486512ccf5ac611b5125ddc0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoAcceptPetOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoAcceptPetOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}}]}}]}}]}}]} as unknown as DocumentNode<UndoAcceptPetOrderMutation, UndoAcceptPetOrderMutationVariables>;
export const DeclinePetOrderDocument = {"__meta__":{"hash":"sha256:7185f5d58ffc8bad85bd2f91e201671002d11d0a6c390effc87b33383a1b8ff5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclinePetOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declinePetOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}}]}}]}}]}}]} as unknown as DocumentNode<DeclinePetOrderMutation, DeclinePetOrderMutationVariables>;
export const AnnouncePetOrderReadyDocument = {"__meta__":{"hash":"sha256:ec1adb70e0851a2988bd856b2d9f00e0672b288e7cf5d975546517bc712c5599"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnnouncePetOrderReady"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcePetOrderReady"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}}]}}]}}]} as unknown as DocumentNode<AnnouncePetOrderReadyMutation, AnnouncePetOrderReadyMutationVariables>;
export const CollectPetOrderDocument = {"__meta__":{"hash":"sha256:d1d2f9252950363e6eff29d94714d436c496ac4d0adb054b628294aa5e362a09"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CollectPetOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collectPetOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}}]}}]}}]} as unknown as DocumentNode<CollectPetOrderMutation, CollectPetOrderMutationVariables>;
export const AdminCancelPetOrderDocument = {"__meta__":{"hash":"sha256:6ef21efe9ffb08f7d763ae9c9ccff61b3e563adfb650c614b4bc9899fc67c346"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminCancelPetOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPetOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCancelPetOrderMutation, AdminCancelPetOrderMutationVariables>;
export const ShopOrderChangedDocument = {"__meta__":{"hash":"sha256:719d16c67abdcb2fa83c2025b8712f60fb3cc8e0587b353f3bb8a243222ec472"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ShopOrderChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrderChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"petOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"turnAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cartEntry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]}}]} as unknown as DocumentNode<ShopOrderChangedSubscription, ShopOrderChangedSubscriptionVariables>;
export const WaitingOrdersDocument = {"__meta__":{"hash":"sha256:19103a92745cbbc985ada104f5754e30dcfb8f0ffb8b47c9617d9ccea732988a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<WaitingOrdersQuery, WaitingOrdersQueryVariables>;
export const MoneyHealthDocument = {"__meta__":{"hash":"sha256:9cd687ddf9614c173f90b067b184fd8d37f3e82b4f393ea2fd2eb64fefdb0b85"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFigures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"tookMs"}},{"kind":"Field","name":{"kind":"Name","value":"openPayments"}},{"kind":"Field","name":{"kind":"Name","value":"openAmount"}},{"kind":"Field","name":{"kind":"Name","value":"refundsOwed"}},{"kind":"Field","name":{"kind":"Name","value":"refundsOwedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"unclaimed"}},{"kind":"Field","name":{"kind":"Name","value":"unclaimedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"openDisputes"}},{"kind":"Field","name":{"kind":"Name","value":"openDisputesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"unmatched"}}]}}]} as unknown as DocumentNode<MoneyHealthQuery, MoneyHealthQueryVariables>;
export const MoneyFindingsDocument = {"__meta__":{"hash":"sha256:c80c17d18c904cf684db9edea2cde3f7a9731900377121121f18568bbb9278ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"solved"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"solved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"solved"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"intentId"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"solvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"canBeAcknowledged"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MoneyFindingsQuery, MoneyFindingsQueryVariables>;
export const ReconcileDocument = {"__meta__":{"hash":"sha256:f790de55dac697048b7fb32b0787f5ff60ce8b6b26dcc2cfc7bcb65d71d909cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Reconcile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconcile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFigures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"tookMs"}},{"kind":"Field","name":{"kind":"Name","value":"openPayments"}},{"kind":"Field","name":{"kind":"Name","value":"openAmount"}},{"kind":"Field","name":{"kind":"Name","value":"refundsOwed"}},{"kind":"Field","name":{"kind":"Name","value":"refundsOwedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"unclaimed"}},{"kind":"Field","name":{"kind":"Name","value":"unclaimedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"openDisputes"}},{"kind":"Field","name":{"kind":"Name","value":"openDisputesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"unmatched"}}]}}]} as unknown as DocumentNode<ReconcileMutation, ReconcileMutationVariables>;
export const AcknowledgeFindingDocument = {"__meta__":{"hash":"sha256:bba24c92c8b7d516b55430fdfea8310a6625bd4f65499f6036d9d49a3e6fec17"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeFinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeFinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"solvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"canBeAcknowledged"}}]}}]}}]} as unknown as DocumentNode<AcknowledgeFindingMutation, AcknowledgeFindingMutationVariables>;
export const AddPetDocument = {"__meta__":{"hash":"sha256:43232d536c81ea529bd002b4613170f069f162289bf76e463cbd9431d44be3f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPetInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"img"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"img"},"value":{"kind":"Variable","name":{"kind":"Name","value":"img"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}}]}}]} as unknown as DocumentNode<AddPetMutation, AddPetMutationVariables>;
export const KnownBrandsDocument = {"__meta__":{"hash":"sha256:49ed0b0c711e7332b250f3496f45b7f433bfa91534b3c41c70dcd502031a72b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownBrands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allPets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<KnownBrandsQuery, KnownBrandsQueryVariables>;
export const PetsDataDocument = {"__meta__":{"hash":"sha256:7e9b42c7ce49e597003e94724f9bd57ab87ee7c13febee949e04bf6f3035bd3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PetsData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PetWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PetOrderBy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allPets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetsDataFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetsDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]} as unknown as DocumentNode<PetsDataQuery, PetsDataQueryVariables>;
export const WholePetDocument = {"__meta__":{"hash":"sha256:788a8b0a2e1b0a4bdaa843aef61d6cc07b3c25e1900d16ab0e11add6527ce214"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WholePet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetsDataFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetTextFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetsDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetTextFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]} as unknown as DocumentNode<WholePetQuery, WholePetQueryVariables>;
export const ChangePetDocument = {"__meta__":{"hash":"sha256:859dd409208a174d9cb82e3497b7305364d656fa02239c1eadd32651ca7547ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetsDataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetsDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]} as unknown as DocumentNode<ChangePetMutation, ChangePetMutationVariables>;
export const EditPetDocument = {"__meta__":{"hash":"sha256:cb0b21204b74a130e4b2d4d718fc394db68a7019d74db94681c7cd804349a926"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditPet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePetInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"img"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"img"},"value":{"kind":"Variable","name":{"kind":"Name","value":"img"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetsDataFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetTextFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetsDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetTextFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]} as unknown as DocumentNode<EditPetMutation, EditPetMutationVariables>;
export const DeletePetDocument = {"__meta__":{"hash":"sha256:b503765b8a730a675c8ee191f508a7898eb8f4d377ec7fae1f4ddf5fe4944935"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}}]}}]}}]} as unknown as DocumentNode<DeletePetMutation, DeletePetMutationVariables>;
export const RestorePetDocument = {"__meta__":{"hash":"sha256:61e1469cecdcd0aa8c2433064877b620dae010c42f63752257440f06c25fae2a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetsDataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetsDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]} as unknown as DocumentNode<RestorePetMutation, RestorePetMutationVariables>;
export const PromotionsDocument = {"__meta__":{"hash":"sha256:73501a42a1b22bf23646e5259d9eefe884d40393804c98d0304ab2c3ca82ccf3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Promotions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"dollarsOff"}},{"kind":"Field","name":{"kind":"Name","value":"minEntriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"maxUsesPerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}}]}}]} as unknown as DocumentNode<PromotionsQuery, PromotionsQueryVariables>;
export const AddPromotionDocument = {"__meta__":{"hash":"sha256:2345f62e9f100350c98187edfd442cb6b28f88bf0601fa68ab01f85eb4315cf0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPromotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPromotionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPromotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"dollarsOff"}},{"kind":"Field","name":{"kind":"Name","value":"minEntriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"maxUsesPerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}}]}}]} as unknown as DocumentNode<AddPromotionMutation, AddPromotionMutationVariables>;
export const UpdatePromotionDocument = {"__meta__":{"hash":"sha256:ae12eaa93ec954c089a235f2dcd2b1b5ca6e85a4c492425494540af9ba6ab129"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePromotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePromotionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePromotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"dollarsOff"}},{"kind":"Field","name":{"kind":"Name","value":"minEntriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"maxUsesPerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}}]}}]} as unknown as DocumentNode<UpdatePromotionMutation, UpdatePromotionMutationVariables>;
export const EndPromotionDocument = {"__meta__":{"hash":"sha256:ebc343e74fbc5314008334da8906094d023d9a6ba4eac6500524fd06cb26352b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndPromotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPromotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"dollarsOff"}},{"kind":"Field","name":{"kind":"Name","value":"minEntriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"maxUsesPerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}}]}}]} as unknown as DocumentNode<EndPromotionMutation, EndPromotionMutationVariables>;
export const PromotionPreviewDocument = {"__meta__":{"hash":"sha256:f7d398d1ea2141503af976a6801fa62bbcdd920f3d9cacccb7f06431e4180093"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPromotionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotionPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"ordersReduced"}},{"kind":"Field","name":{"kind":"Name","value":"reductions"}}]}}]}}]} as unknown as DocumentNode<PromotionPreviewQuery, PromotionPreviewQueryVariables>;
export const RepeatOverviewDocument = {"__meta__":{"hash":"sha256:57ad35c2d7e8210d1a1211587b7c8718ceb5042eb8b9617f4735aa8e87b8f08d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepeatOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"begun"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"churn"}},{"kind":"Field","name":{"kind":"Name","value":"demand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RepeatOverviewQuery, RepeatOverviewQueryVariables>;
export const AllRepeatPlansDocument = {"__meta__":{"hash":"sha256:144888c513a2047078717e95714aeb1c5081c854891307a7844fbe8bbbf65654"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllRepeatPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RepeatPlanStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"wantsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AllRepeatPlansQuery, AllRepeatPlansQueryVariables>;
export const EditableSettingsDocument = {"__meta__":{"hash":"sha256:27ffd0ba83b4f58a0e3c07c2b380f68695f110e45cb29655cd9fefbac3867260"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableShopSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"standardDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"bulkyDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"bulkyFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayBeforeHour"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayByHour"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayDays"}},{"kind":"Field","name":{"kind":"Name","value":"curbsideFrom"}},{"kind":"Field","name":{"kind":"Name","value":"curbsidePercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"repeatFirstPercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"repeatLaterPercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercent"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"returnsText"}},{"kind":"Field","name":{"kind":"Name","value":"privacyText"}},{"kind":"Field","name":{"kind":"Name","value":"termsText"}}]}}]}}]} as unknown as DocumentNode<EditableSettingsQuery, EditableSettingsQueryVariables>;
export const UpdateSettingsDocument = {"__meta__":{"hash":"sha256:09af98c78566a3df7b39ead2bc6ea058424a3f8d71497baf2e32625a242886ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateShopSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateShopSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"standardDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"bulkyDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"bulkyFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayBeforeHour"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayByHour"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayDays"}},{"kind":"Field","name":{"kind":"Name","value":"curbsideFrom"}},{"kind":"Field","name":{"kind":"Name","value":"curbsidePercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"repeatFirstPercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"repeatLaterPercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercent"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"returnsText"}},{"kind":"Field","name":{"kind":"Name","value":"privacyText"}},{"kind":"Field","name":{"kind":"Name","value":"termsText"}}]}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const PreviewSettingsDocument = {"__meta__":{"hash":"sha256:0721b25ee5bcbd2893bf847950c649511d32004897783d075c27968aaa19c09c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettingsChanges"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewShopSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewedPriceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewedPriceFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewedPriceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewedPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"reductions"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<PreviewSettingsQuery, PreviewSettingsQueryVariables>;
export const StaffDocument = {"__meta__":{"hash":"sha256:8fdb49184b9e7c14b7fbb3d75cf63099e1ff169f758e06efcc6b22425196cdb0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Staff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"admins"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"ADMIN"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMember"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"staff"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMember"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}}]} as unknown as DocumentNode<StaffQuery, StaffQueryVariables>;
export const SetRoleDocument = {"__meta__":{"hash":"sha256:fc9607f36ba8984b0280f7d630fa7779497b5cfddad2ca1e9efc7a929bfa8d6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SetRoleMutation, SetRoleMutationVariables>;
export const StaffInvitationsDocument = {"__meta__":{"hash":"sha256:628faa1fb208b529868a48f8894d3927afb23c1d19c14130fe6550352d7d0185"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StaffInvitationsQuery, StaffInvitationsQueryVariables>;
export const InviteStaffDocument = {"__meta__":{"hash":"sha256:48abd20e4196d314f1656efa815e9715db687e39fa0fe91e04b1b863d389f9cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<InviteStaffMutation, InviteStaffMutationVariables>;
export const WithdrawInvitationDocument = {"__meta__":{"hash":"sha256:58e9b2a13d44f7f6f2d9780bacfd801f1a29326d94f001755b5b9aacdb238f46"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const SynonymsDocument = {"__meta__":{"hash":"sha256:fd6ad98fa6bc465244b4dd3ed61d1a71c06efd19724a2968c3739731ffa3231a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Synonyms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonyms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"means"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}}]}}]}}]} as unknown as DocumentNode<SynonymsQuery, SynonymsQueryVariables>;
export const AddSynonymDocument = {"__meta__":{"hash":"sha256:cea6c7ee55458f3cac1e8c66f1df3842777bd08d590655cc9b63bddd062cd2fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"means"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}},{"kind":"Argument","name":{"kind":"Name","value":"means"},"value":{"kind":"Variable","name":{"kind":"Name","value":"means"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"word"}}]}}]}}]} as unknown as DocumentNode<AddSynonymMutation, AddSynonymMutationVariables>;
export const RemoveSynonymDocument = {"__meta__":{"hash":"sha256:4e8e008dee7833eec31048b15b288a559ab2acc19f5db94dce6ca1b068b6a46f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"word"}}]}}]}}]} as unknown as DocumentNode<RemoveSynonymMutation, RemoveSynonymMutationVariables>;
export const FindUserDocument = {"__meta__":{"hash":"sha256:ebe2625276727c75ab4d43102aa2bbf9e5b387638dd6ba32c2f608785687735c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<FindUserQuery, FindUserQueryVariables>;
export const MakeAdminDocument = {"__meta__":{"hash":"sha256:7bfc4849d5391747762dab4c41b2b006e3c014004e4c8850bb2931a871834099"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<MakeAdminMutation, MakeAdminMutationVariables>;
export const RemoveAdminDocument = {"__meta__":{"hash":"sha256:1bfaaae99069d3d1680336a44145804e7fc71876ab56f4936ca1e59c73104763"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<RemoveAdminMutation, RemoveAdminMutationVariables>;
export const AdminsDocument = {"__meta__":{"hash":"sha256:b86753477f735e488fb1d425cc557002e9cbe55d386662378a6488eebbd8e115"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"ADMIN"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminsQuery, AdminsQueryVariables>;
export const CandidatesDocument = {"__meta__":{"hash":"sha256:bf37713f67a812e197519cdba34cacc4acc5bf4433cc09e9aed6741f87ab2676"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Candidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"REGULAR"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CandidatesQuery, CandidatesQueryVariables>;
export const CartQuoteDocument = {"__meta__":{"hash":"sha256:234d990d369027ecf55e14e806e0a4b0ef345dea2714df11a5b5dc3a6225ced3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entries"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartEntryInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choices"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutChoicesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entries"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entries"}}},{"kind":"Argument","name":{"kind":"Name","value":"choices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choices"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"reductions"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"arrives"}},{"kind":"Field","name":{"kind":"Name","value":"orderBefore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"nextTotal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<CartQuoteQuery, CartQuoteQueryVariables>;
export const CartDeliveryDocument = {"__meta__":{"hash":"sha256:8e2a5be85630269e356d707470400e32a0899d494687e1a74d50d91b12b384b3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entries"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartEntryInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entries"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entries"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"arrives"}}]}}]}}]}}]} as unknown as DocumentNode<CartDeliveryQuery, CartDeliveryQueryVariables>;
export const PetListDocument = {"__meta__":{"hash":"sha256:f2a1a5cca3a394f5e8ab4c509f3181fbdcac31abdb59318311644e5bbac16fbb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PetList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PetWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PetOrderBy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetCardFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"searchNote"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"species"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"priceMin"}},{"kind":"Field","name":{"kind":"Name","value":"priceMax"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]} as unknown as DocumentNode<PetListQuery, PetListQueryVariables>;
export const PetListMoreDocument = {"__meta__":{"hash":"sha256:b92c98dc73237a8f969b9b852109f9a82b379245fc338ea26e1c10ad4c519f01"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PetListMore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PetWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PetOrderBy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetCardFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]} as unknown as DocumentNode<PetListMoreQuery, PetListMoreQueryVariables>;
export const PetDetailsDocument = {"__meta__":{"hash":"sha256:e14379208fd822baec305cbb6739c636969b4c0c40ce89228166efa1ddf09099"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PetDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetCardFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetTextFields"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCost"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"arrives"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetTextFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]} as unknown as DocumentNode<PetDetailsQuery, PetDetailsQueryVariables>;
export const PetCardDocument = {"__meta__":{"hash":"sha256:6d17cf38093d092d36cb7b7e66afcd838c63c44bd1bd7471df3f4c021aad2481"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PetCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetCardFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]} as unknown as DocumentNode<PetCardQuery, PetCardQueryVariables>;
export const ShowcaseDocument = {"__meta__":{"hash":"sha256:11f1f8438858c203b5c9a252126a7ee6f27b42c88590b2969a81823825614d8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Showcase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PetType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"accessories"},"name":{"kind":"Name","value":"pets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"EnumValue","value":"ACCESSORIES"}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"available"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetCardFields"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"food"},"name":{"kind":"Name","value":"pets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"EnumValue","value":"FOOD"}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"available"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetCardFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]} as unknown as DocumentNode<ShowcaseQuery, ShowcaseQueryVariables>;
export const WaitingAnimalsDocument = {"__meta__":{"hash":"sha256:197b9bb859fac048fd0de3d54459fe0b6d04b378826b76ed67cfd4f835bd13e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingAnimals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"EnumValue","value":"PETS"}},{"kind":"ObjectField","name":{"kind":"Name","value":"available"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetCardFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]} as unknown as DocumentNode<WaitingAnimalsQuery, WaitingAnimalsQueryVariables>;
export const SimilarPetsDocument = {"__meta__":{"hash":"sha256:28dd3afb2724956236099f120e6b37fb074894a4ab554ffa1230b2da6397bfe5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarPets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"similarPets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"pets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetCardFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]} as unknown as DocumentNode<SimilarPetsQuery, SimilarPetsQueryVariables>;
export const ComparedPetDocument = {"__meta__":{"hash":"sha256:f30f8aacd3d3811d16044922077887b6eb157c62b9413e0ffab602dd0be09c8c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedPet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetCardFields"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCost"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"clan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]} as unknown as DocumentNode<ComparedPetQuery, ComparedPetQueryVariables>;
export const CreatePaymentIntentDocument = {"__meta__":{"hash":"sha256:72bee05d87f3bfb4255b787a8da1594cf8bbbb06a9ddc73091e6f72a5d5d1346"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePaymentIntent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePaymentIntentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPaymentIntent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failureMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePaymentIntentMutation, CreatePaymentIntentMutationVariables>;
export const ConfirmPaymentDocument = {"__meta__":{"hash":"sha256:24b0d3614480c6bc17825d2e5241a87866b8ddf7cda30b6db16059dec91ea49d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"failureMessage"}},{"kind":"Field","name":{"kind":"Name","value":"cartEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>;
export const OwnOrderChangedDocument = {"__meta__":{"hash":"sha256:2ee52694848377e24ffaaa40a0f9d60faf43a8c753d46b184efcfd8b4ec2b10e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OwnOrderChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownOrderChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"petOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"turnAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cartEntry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}}]}}]}}]}}]} as unknown as DocumentNode<OwnOrderChangedSubscription, OwnOrderChangedSubscriptionVariables>;
export const OrderMailsDocument = {"__meta__":{"hash":"sha256:ed9dd6a9383ca42e9df4c000e3ed8be68969799efdc2fbd5ca1cb1d4c2f771cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}}]}}]}}]}}]} as unknown as DocumentNode<OrderMailsQuery, OrderMailsQueryVariables>;
export const OrderDocument = {"__meta__":{"hash":"sha256:61f052c7c91402b695b18d11c46bb1081c75eb24b93427b94cdc1708b5b1f6db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Order"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"reductions"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<OrderQuery, OrderQueryVariables>;
export const MyPetOrdersDocument = {"__meta__":{"hash":"sha256:781b5320a1adbdb9ea895dd1c6681801f52657a3b72882adb5f069eecc86836c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPetOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"orderDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"turnAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<MyPetOrdersQuery, MyPetOrdersQueryVariables>;
export const MyCartEntriesDocument = {"__meta__":{"hash":"sha256:2673b0555b7787cb8dabc896331527441bfdd268be80c4957db741d2f638a5f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCartEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"cartEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"orderDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<MyCartEntriesQuery, MyCartEntriesQueryVariables>;
export const CancelPetOrderDocument = {"__meta__":{"hash":"sha256:425911fc503c44bdf5a1a82fa3682931b0a5de8d9547fa01e3700406359f7a53"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPetOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPetOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}}]}}]}}]} as unknown as DocumentNode<CancelPetOrderMutation, CancelPetOrderMutationVariables>;
export const CancelCartEntryDocument = {"__meta__":{"hash":"sha256:8759c7810353c523f7eb76dc57674bed7a18d0ff0c45e8b0bc6413e9c4563b39"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelCartEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCartEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}}]}}]}}]} as unknown as DocumentNode<CancelCartEntryMutation, CancelCartEntryMutationVariables>;
export const OrderPetDocument = {"__meta__":{"hash":"sha256:0bbb1b2724e4dd7fdff1edc7f8d4b0ce8cd3b15f3b725b547f1b561433174d14"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderPet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderPet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderDate"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}}]}}]}}]} as unknown as DocumentNode<OrderPetMutation, OrderPetMutationVariables>;
export const MyRefundsDocument = {"__meta__":{"hash":"sha256:d6a97b7ff985311a56638e3e89540d672b6af2b7d33b1bc33151fd5ee69560df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRefunds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<MyRefundsQuery, MyRefundsQueryVariables>;
export const RepeatPlansDocument = {"__meta__":{"hash":"sha256:0af0ce304196518e289e5becf5fe23d45c9016adde087403980e866069392bfa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepeatPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"repeatPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepeatPlanFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepeatPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepeatPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"chargeDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"earliestDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"wantsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingCharged"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"gramsADay"}},{"kind":"Field","name":{"kind":"Name","value":"gramsAPiece"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"substitute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runsOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"betterDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}}]}}]}}]}}]} as unknown as DocumentNode<RepeatPlansQuery, RepeatPlansQueryVariables>;
export const RepeatPlansInShortDocument = {"__meta__":{"hash":"sha256:5b321587486377c44fba0dae251f8d2c24a70b4eb4ad004fb19aca9644a97928"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepeatPlansInShort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"repeatPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"earliestDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"wantsConsent"}}]}}]}}]}}]} as unknown as DocumentNode<RepeatPlansInShortQuery, RepeatPlansInShortQueryVariables>;
export const RepeatPricesNowDocument = {"__meta__":{"hash":"sha256:5d703baffb375adff5257b12a0c55e3ee4f8b3d6bc430892ab3677713cb596f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepeatPricesNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"repeatPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"priceNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RepeatPricesNowQuery, RepeatPricesNowQueryVariables>;
export const UpdateRepeatPlanDocument = {"__meta__":{"hash":"sha256:d750eb84542df627d3d3b473e6fefdc15698c9a353b7204bc2133d65371ff298"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRepeatPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRepeatPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRepeatPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepeatPlanFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepeatPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepeatPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"chargeDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"earliestDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"wantsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingCharged"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"gramsADay"}},{"kind":"Field","name":{"kind":"Name","value":"gramsAPiece"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"substitute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runsOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"betterDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateRepeatPlanMutation, UpdateRepeatPlanMutationVariables>;
export const SkipRepeatDeliveryDocument = {"__meta__":{"hash":"sha256:03e23c160a417a3071c612487701d0730fcba3e23b34ffd2bac8391e0df4df13"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipRepeatDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skipRepeatDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepeatPlanFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepeatPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepeatPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"chargeDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"earliestDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"wantsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingCharged"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"gramsADay"}},{"kind":"Field","name":{"kind":"Name","value":"gramsAPiece"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"substitute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runsOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"betterDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}}]}}]}}]}}]} as unknown as DocumentNode<SkipRepeatDeliveryMutation, SkipRepeatDeliveryMutationVariables>;
export const SendRepeatDeliveryNowDocument = {"__meta__":{"hash":"sha256:ff54529c7f1c7c38aaebc7a34df451d785203c2f3ced4138c57d886e51530ef3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendRepeatDeliveryNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendRepeatDeliveryNow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepeatPlanFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepeatPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepeatPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"chargeDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"earliestDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"wantsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingCharged"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"gramsADay"}},{"kind":"Field","name":{"kind":"Name","value":"gramsAPiece"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"substitute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runsOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"betterDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}}]}}]}}]}}]} as unknown as DocumentNode<SendRepeatDeliveryNowMutation, SendRepeatDeliveryNowMutationVariables>;
export const EndRepeatPlanDocument = {"__meta__":{"hash":"sha256:648e7c68d0d7d19f28d4918a489c4e7fff3461cfe072edd9b172fee667184871"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndRepeatPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endRepeatPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepeatPlanFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepeatPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepeatPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"chargeDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"earliestDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"wantsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingCharged"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"gramsADay"}},{"kind":"Field","name":{"kind":"Name","value":"gramsAPiece"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"substitute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"pet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runsOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"betterDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"petId"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"accessoriesAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalamount"}}]}}]}}]}}]} as unknown as DocumentNode<EndRepeatPlanMutation, EndRepeatPlanMutationVariables>;
export const RepeatItemsDocument = {"__meta__":{"hash":"sha256:fcd38af3665f8508b624b077aafec8e63a5f7513565677a7171802e3f11a4f06"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepeatItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PetWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PetOrderBy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<RepeatItemsQuery, RepeatItemsQueryVariables>;
export const ItemReviewsDocument = {"__meta__":{"hash":"sha256:ed298a9b85636b70efeee13b03ea4e6bc77050ebb738c723cfc159ecbd00176d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ItemReviewsQuery, ItemReviewsQueryVariables>;
export const TakeDownReviewDocument = {"__meta__":{"hash":"sha256:4f60b1a6c08a2786f1a95dbcf534ed0e81a0ad58f5ffdbcd82fd6641bb495ba0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeDownReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeDownReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<TakeDownReviewMutation, TakeDownReviewMutationVariables>;
export const ReviewItemDocument = {"__meta__":{"hash":"sha256:082c77b52094d9a7ba95d78359ce84d63e33d200a2654090d13ba8a736f34cb9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"petId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"petId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"petId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ReviewItemMutation, ReviewItemMutationVariables>;
export const RemoveReviewDocument = {"__meta__":{"hash":"sha256:d07f45bdd01c6e35e22d41d00bab388b2e20e57fddb9f4bad904212e3bae656f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"petId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"petId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"petId"}}}]}]}}]} as unknown as DocumentNode<RemoveReviewMutation, RemoveReviewMutationVariables>;
export const ShopTextsDocument = {"__meta__":{"hash":"sha256:f64de7971bdbdfe46dadfdba5019b7534ee19aa72a25666d1439b83cf9e5ae02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnsText"}},{"kind":"Field","name":{"kind":"Name","value":"privacyText"}},{"kind":"Field","name":{"kind":"Name","value":"termsText"}}]}}]}}]} as unknown as DocumentNode<ShopTextsQuery, ShopTextsQueryVariables>;
export const WatchedItemsDocument = {"__meta__":{"hash":"sha256:8dc96aa639c06a4f8f10b12780e290fc135af3a663f4ecc82266652db7795385"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WatchedItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WatchedItemsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WatchedItemsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"watchedPetIds"}}]}}]} as unknown as DocumentNode<WatchedItemsQuery, WatchedItemsQueryVariables>;
export const WatchStockDocument = {"__meta__":{"hash":"sha256:083407f1804c79de3c9631fb4315c2e8ac703c6689b2d7584ff0afa596eb656e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WatchStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"petId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"petId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"petId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WatchedItemsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WatchedItemsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"watchedPetIds"}}]}}]} as unknown as DocumentNode<WatchStockMutation, WatchStockMutationVariables>;
export const UnwatchStockDocument = {"__meta__":{"hash":"sha256:a23ee398f28b08d2d1de77a79b4ff1c1f613b7dafbc05e3145ffd955a8aca6ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnwatchStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"petId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unwatchStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"petId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"petId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WatchedItemsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WatchedItemsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"watchedPetIds"}}]}}]} as unknown as DocumentNode<UnwatchStockMutation, UnwatchStockMutationVariables>;
export const MeDocument = {"__meta__":{"hash":"sha256:c44b73248162f55b546f85aa9d76682ae08ad4bb15d2b309900450aa5f7a853c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SaveUserDocument = {"__meta__":{"hash":"sha256:2d8b5cdde5eb0ed759170f51fbc7cf91b1d145f57f12598f9594fd786bb0d50d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<SaveUserMutation, SaveUserMutationVariables>;
export const ShopFactsDocument = {"__meta__":{"hash":"sha256:36e881e83c0e104a62771c9f8402be4074223b5fb77b0dcab89a80ed6e24c4f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"standardDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"bulkyDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"bulkyFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayBeforeHour"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayByHour"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayDays"}},{"kind":"Field","name":{"kind":"Name","value":"curbsideFrom"}},{"kind":"Field","name":{"kind":"Name","value":"curbsidePercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"repeatFirstPercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"repeatLaterPercentOff"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercent"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}}]}}]}}]} as unknown as DocumentNode<ShopFactsQuery, ShopFactsQueryVariables>;
export const SearchSuggestionsDocument = {"__meta__":{"hash":"sha256:30cd1eebc0571209041f056de07c5e0c4c84a7fa8e4ffd2a176bbe85ef76d69c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"petname"}},{"kind":"Field","name":{"kind":"Name","value":"petprice"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PetPictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"searches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PetPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PetImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;