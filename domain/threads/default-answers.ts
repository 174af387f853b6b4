import type { AnswerTemplate } from './answer-templates.ts';

/** Answers that the shop comes with. What no order knows, such as {by when}, is left for whoever answers to fill in. */
export const defaultAnswers: readonly AnswerTemplate[] = [
  {
    name: 'It is on its way',
    text: `Hello {name},

your order {order} has left us and should be with you by {day promised}. Its tracking number is {tracking}; where it is now, this page shows you:
{tracking link}

Should it not be there by then, write to us, and we look after it.

Warm regards
{shop}`,
  },
  {
    name: 'We are packing it',
    text: `Hello {name},

thank you for asking. Your order {order} is at “{status}”: it is still with us, and should be with you by {day promised}. We e-mail you as soon as it leaves.

Warm regards
{shop}`,
  },
  {
    name: 'Sorry, it is late',
    text: `Hello {name},

we are sorry: your order {order} should have been with you by {day promised}. We have asked where it is, and tell you by {by when} what we found out. You do not have to do anything.

Warm regards
{shop}`,
  },
  {
    name: 'Come and meet',
    text: `Hello {name},

how nice that you ask about {item}. The best way to get to know each other is a visit: how about {day and time}? There is no rush to decide, and nobody takes home an animal that they have not met.

Warm regards
{shop}`,
  },
  {
    name: 'We find out for you',
    text: `Hello {name},

that is a good question, and we want to give you the right answer. We ask around and write to you by {by when}.

Warm regards
{shop}`,
  },
];
