import type { ShopSettings } from './shop-settings.ts';

/*
 * Texts of the demo shop for returns, privacy and terms. A shop for real has its own looked at by somebody who knows the
 * law of the place. A line that begins with # is a heading.
 */

const helpText = `# When does my order come?

Your cart says on which days before you pay; Sundays and holidays do not count. The page of your order says them too, and where its parcel is.

# Can I meet an animal before I decide?

Always. Ask for it on its page, and we find a time for you to come by. Nobody takes home an animal that they have not met.

# What do I need before an animal moves in?

Food that it knows, a place of its own to sleep, and time: a week in which somebody is at home. Its page says what it eats with us.

# May I send something back?

Food and accessories within 30 days, unopened and unused. The page on returns has it all.

# How do I change or end a repeat delivery?

On the page of your repeat deliveries: skip one, change how often they come, or end them, until the day before the next one is paid.

# How do I pay?

By card. What you pay goes back to the same card where something is called off or sent back.`;

const returnsText = `You can send food and accessories back within 30 days of the day on which they came, unopened and unused, for any reason or none.

# How it goes

Write or call us with the number of your order, which looks like FP-7K3M-92QD. We tell you where to send the parcel, or you bring it to the shop.

# Your money

What you paid for a line goes back to the card that paid, to the cent. The delivery goes back when everything in an order comes back. It takes your card’s bank a few days to show it.

# Something is broken or missing

Tell us within 30 days. We send it again or give the money back, and pay for the parcel.

# Animals

An animal is no parcel. Should the two of you not get along, talk to us: we take every animal back that came from us, at any time, and find it another home.`;

const privacyText = `We keep what an order needs, and nothing else.

# What we know of you

Your name, e-mail address, phone number and the addresses that you gave us, what you ordered, and what you wrote to us. Card numbers go from your browser to our payment provider; we never see them.

# What we use it for

To bring what you ordered, to tell you about it by e-mail, to give money back, and to keep the books that the law asks for. We sell nothing of it, and show it to nobody but those who carry parcels and charge cards for us.

# What your browser keeps

Your cart, your sign-in and whether you like it light or dark. There are no cookies of others, and nobody follows you from here to elsewhere.

# Your rights

Choose on your account’s page which e-mails you get. Ask us what we know of you, have it put right, or have it deleted as far as the law lets us.`;

const termsText = `These terms hold for everything that you order here.

# Prices

Prices are in US dollars. What delivery costs stands in the cart before you pay, and what you paid stands on your order’s page.

# Orders

An order for food or accessories is made when it is paid. An order for an animal is a question: it counts when we accept it, and you get to know each other before it moves in.

# Delivery

We send within two working days. Same-day delivery, curbside pickup and repeat delivery are what the cart says at the moment of your order.

# Repeat delivery

It goes on until you end it. We e-mail you the price of each one three days before; until then you can skip it, change it or end it.

# Canceling

You can cancel an order until it is sent, and what you paid goes back to your card.`;

const adoptionAgreement = `Between {shop}, {shop address}, and {name}, {address}.

# {animal}

{shop} gives {animal} to {name}, for good. The fee: {fee}.

# What we say

We have told you what we know of {animal}: how it came to us, how healthy it is, and how it lives with people and other animals. What we do not know, we have said too. Its record is part of these papers.

# What you say

{animal} lives with you, has food, water, company and a place of its own, and sees a veterinarian when it needs one. The chip is registered in your name within two weeks. You do not sell {animal} or give it away without asking us first.

# Should it not work out

We take {animal} back at any time, whatever the reason and without blame. Within the days of a return the fee goes back as well.

# From here on

Call us with any question: we are glad to hear how the two of you are doing.`;

export const defaultTexts: Pick<
  ShopSettings,
  'helpText' | 'returnsText' | 'privacyText' | 'termsText' | 'adoptionAgreement'
> = {
  adoptionAgreement,
  helpText,
  returnsText,
  privacyText,
  termsText,
};
