import { writtenText } from './written-text.ts';

const cases: [how: string, text: string, written: string][] = [
  ['nothing around it', 'Thank you!\n\nSee you on Monday.', 'Thank you!\n\nSee you on Monday.'],
  [
    'Gmail, above the quote',
    'Thank you!\n\nOn Mon, 23 Nov 2026 at 10:00, Fern & Paw <shop@fern.example>\nwrote:\n\n> She does.\n>\n> Come by.\n',
    'Thank you!',
  ],
  [
    'Gmail in German, with a signature above the quote',
    'Danke!\n\n-- \nMia Keller\n\nAm Mo., 23. Nov. 2026 um 10:00 Uhr schrieb Fern & Paw <\nanswers+1@fern.example>:\n\n> Ja.\n',
    'Danke!',
  ],
  [
    'Gmail in French',
    'Merci !\n\nLe lun. 23 nov. 2026 à 10:00, Fern & Paw <shop@fern.example> a écrit :\n\n> Oui.',
    'Merci !',
  ],
  [
    'Apple Mail on a phone',
    'Thanks, we come\n\nSent from my iPhone\n\n> On 23 Nov 2026, at 10:00, Fern & Paw <shop@fern.example> wrote:\n> \n> She does.\n',
    'Thanks, we come',
  ],
  [
    'Thunderbird, below the quote',
    'On 23.11.26 10:00, Fern & Paw wrote:\n> She does.\n> Come by.\n\nWe do. When?\n\n-- \nMia Keller\nKennel Lane 12\n',
    'We do. When?',
  ],
  [
    'between the lines of the quote',
    'On 23.11.26 10:00, Fern & Paw wrote:\n> Do you have cats?\nTwo of them.\n> And a garden?\nNo.\n',
    'Two of them.\nNo.',
  ],
  [
    'Outlook, with the head of the quoted mail',
    'Thank you.\r\n\r\nFrom: Fern & Paw <shop@fern.example>\r\nSent: Monday, November 23, 2026 10:00 AM\r\nTo: Mia\r\nSubject: The answer\r\n\r\nShe does.\r\n',
    'Thank you.',
  ],
  [
    'Outlook for phones, with a rule and what it is from',
    'Yes please\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Fern & Paw\nSent: Monday\nTo: Mia\nSubject: x\n\nShe does.',
    'Yes please',
  ],
  [
    'Outlook in German',
    'Gerne.\n\nVon: Fern & Paw <shop@fern.example>\nGesendet: Montag, 23. November 2026\nAn: Mia\nBetreff: Antwort\n\nJa.',
    'Gerne.',
  ],
  [
    'old Outlook',
    'OK\n\n-----Original Message-----\nFrom: Fern & Paw\nSent: Monday\nTo: Mia\n\nShe does.',
    'OK',
  ],
  ['a language that nobody here knows', 'Tak!\n\nFern & Paw <shop@fern.example> qwx:\n\n> Yes.', 'Tak!'],
  [
    'HTML whose quote has no mark',
    'Fine\n\nOn Mon, Nov 23, 2026 at 10:00 AM Fern & Paw wrote:\n\nShe does.',
    'Fine',
  ],
  [
    'below a mail that Outlook quotes',
    'From: Fern & Paw\nSent: Monday\nTo: Mia\nSubject: x\n\nThanks for that',
    'Thanks for that',
  ],
  ['nothing', 'On 23.11.26 10:00, Fern & Paw wrote:\n> She does.\n', ''],
  [
    'words that only look like a quote',
    'From: the two I like Juniper.\nOn Monday 3 of us come. My sister wrote: bring treats!',
    'From: the two I like Juniper.\nOn Monday 3 of us come. My sister wrote: bring treats!',
  ],
  ['a price with a dash', '--now $5--\nis that so?', '--now $5--\nis that so?'],
];

test.each(cases)('what was written is kept alone: %s', (_how, text, written) => {
  expect(writtenText(text)).toBe(written);
});

test('a long mail is read in no time', () => {
  // Seconds of the processor, which other work on the machine does not lengthen.
  const before = process.cpuUsage();
  const line = 'On 1 wrote '.repeat(30);
  writtenText(`${line}\n`.repeat(3000));
  writtenText(`From: ${' '.repeat(500_000)}x`);
  writtenText(`On ${'wrote'.repeat(100_000)}`);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
});
