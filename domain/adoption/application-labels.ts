import { type ApplicationStage, nextStages, whoActs } from '../orders/application-stages.ts';
import type { StatusTone } from '../orders/order-labels.ts';

interface StageLabels {
  readonly name: string;
  readonly tone: StatusTone;
  /** What comes next, for whoever asked for the animal. */
  readonly next: string;
  /** What the button says by which the staff moves it there. */
  readonly move: string;
}

export const stageLabels: Readonly<Record<ApplicationStage, StageLabels>> = {
  RECEIVED: {
    ...{ name: 'Received', tone: 'waiting', move: 'Back to the start' },
    next: 'We read what you wrote and answer.',
  },
  READING: {
    ...{ name: 'Being read', tone: 'under way', move: 'I am reading it' },
    next: 'We are reading what you wrote, and answer.',
  },
  VISIT_OFFERED: {
    ...{ name: 'Visit offered', tone: 'waiting', move: 'Call the visit off' },
    next: 'Choose a time to meet.',
  },
  VISIT_BOOKED: {
    ...{ name: 'Visit booked', tone: 'under way', move: 'Book a visit' },
    next: 'Come and meet. You can choose another time, or call the visit off.',
  },
  VISITED: {
    ...{ name: 'Have met', tone: 'under way', move: 'They were here' },
    next: 'We think it over, and tell you.',
  },
  APPROVED: {
    ...{ name: 'Approved', tone: 'good', move: 'Yes, it is theirs' },
    next: 'Collect your new companion at the shop.',
  },
  HANDED_OVER: {
    ...{ name: 'At home', tone: 'good', move: 'Hand over' },
    next: 'All the best. Should it not work out, we take every animal back, whatever the reason.',
  },
  RETURNED: {
    ...{ name: 'Came back', tone: 'over', move: 'It came back' },
    next: 'Thank you for trying, and for bringing it back to us.',
  },
  DECLINED: {
    ...{ name: 'Not this time', tone: 'bad', move: 'Not this time' },
    next: 'Other animals still look for a home.',
  },
  WITHDRAWN: {
    ...{ name: 'Withdrawn', tone: 'over', move: 'They withdrew' },
    next: 'Nothing more happens here.',
  },
  NO_SHOW: {
    ...{ name: 'Nobody came', tone: 'waiting', move: 'Nobody came' },
    next: 'You were expected and did not come. If something got in the way, tell us: we think about how to go on.',
  },
};

/** Whose turn it is, for whoever asked for the animal; null where it is over. */
export function turnText(stage: ApplicationStage): string | null {
  const who = whoActs(stage);
  if (!who) return null;
  return who === 'SHOP' ? 'It is our turn' : 'It is your turn';
}

/** "You are next in line" to whoever waits, "They are number 3 in line" to the staff. */
export function placeText(place: number, who: 'You' | 'They' = 'You'): string {
  return place === 1 ? `${who} are next in line` : `${who} are number ${place} in line`;
}

/** Moves that the staff make by one press, and a word if they like: times of visits and what came back ask for more. */
export function pressedMoves(stage: ApplicationStage): ApplicationStage[] {
  const more: ApplicationStage[] = ['VISIT_OFFERED', 'VISIT_BOOKED', 'HANDED_OVER', 'RETURNED'];
  return nextStages(stage, 'SHOP').filter((to) => !more.includes(to));
}
