import { SHOP_NAME } from '../pages/page-head.ts';

/** What a shopper consents to by paying for something that is to come again; it stands beside the button that pays. */
export const REPEAT_MANDATE = `By paying you allow ${SHOP_NAME} to charge this card for each repeat delivery, at the price we mail you three days before. You can skip, change or end it at any time.`;
