/** The intent as a browser sees it, or Stripe's error with its message for the shopper. */
export interface CardAnswer {
  readonly status: number;
  readonly intent?: { readonly id: string; readonly status: string };
  readonly error?: {
    readonly type: string;
    readonly code?: string;
    readonly decline_code?: string;
    readonly message: string;
    /** The intent as it stands, where Stripe adds it. */
    readonly payment_intent?: { readonly id: string; readonly status: string };
  };
}

/** Confirms a payment with a card, as Stripe.js does: with the publishable key and the client secret. */
export async function payByCard(
  stripePort: number,
  clientSecret: string,
  cardNumber = '4242424242424242',
): Promise<CardAnswer> {
  const [id] = clientSecret.split('_secret_');
  const answer = await fetch(`http://127.0.0.1:${stripePort}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': cardNumber.replaceAll(' ', ''),
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 3),
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][name]': 'Robin Park',
    }),
  });
  const body = (await answer.json()) as CardAnswer['intent'] & Pick<CardAnswer, 'error'>;
  return answer.ok ? { status: answer.status, intent: body } : { status: answer.status, error: body.error };
}

/** Confirms a payment with a card that Stripe keeps for its customer. @param cardId Stripe's id of the card */
export async function confirmWith(stripePort: number, clientSecret: string, cardId: string): Promise<void> {
  const [id] = clientSecret.split('_secret_');
  const answer = await fetch(`http://127.0.0.1:${stripePort}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret: clientSecret,
      payment_method: cardId,
    }),
  });
  if (!answer.ok) throw new Error(`Stripe refused the kept card: ${await answer.text()}`);
}
