import type { AnswerTemplate } from './answer-templates.ts';

/**
 * Words that the shop comes with, to whoever asks for an animal. They stand on the page of an application, and in the mail
 * of a no, which greets by itself. A no gives a reason that is about the animal, and leaves a door open.
 */
export const defaultDecisions: readonly AnswerTemplate[] = [
  {
    name: 'Yes',
    text: `Yes, {name}! We have seen how well {item} and you get along, and are glad for both of you. Bring a carrier or a lead when you come, and take your time: we show you everything that {item} is used to.`,
  },
  {
    name: 'Come and meet',
    text: `Thank you for telling us about you. {item} would like to meet you, and so would we. Bring whoever will live together; nobody has to decide on that day.`,
  },
  {
    name: 'We need a little longer',
    text: `Thank you for your patience, {name}. More people asked for {item} than usual, and we read everything with care. You hear from us by {by when}.`,
  },
  {
    name: 'No: somebody else suits better',
    text: `Thank you for all that you told us. We had to choose one home for {item} out of several good ones, and chose one that already knows what {item} needs.

You would give an animal a good home, and we would like to help you find the one that suits you.`,
  },
  {
    name: 'No: it needs another home',
    text: `Thank you for your trust. We do not think that {item} would be happy at your place: {reason}. This is about what {item} needs, and no verdict on you.

Shall we tell you of animals that would love to live with you? Call us, or come by.`,
  },
  {
    name: 'No: it stays with us for now',
    text: `Thank you for asking for {item}. {item} is not ready to move yet, and we do not know when that will be. We are sorry that you waited for this answer.`,
  },
];
