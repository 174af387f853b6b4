/** What a shopper consents to by paying for something that is to come again; it stands beside the button that pays. */
export function repeatMandate(shopName: string): string {
  return `By paying you allow ${shopName} to charge this card for each repeat delivery, at the price we mail you three days before. You can skip, change or end it at any time.`;
}
