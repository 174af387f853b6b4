import { encodeQR } from 'qr';
import { treatmentLabels } from '../../../domain/care/animal-limits.ts';
import { MAX_MESSAGE_LENGTH, passportOf } from '../../../domain/care/passport.ts';
import { escaped } from '../platform/text/escape-html.ts';
import type { OwnAnimalRecord } from './animal.entity.ts';

/** As many as one sheet has room for, the latest ones. */
const MAX_SHOWN_TREATMENTS = 15;
const MAX_SHOWN_WEIGHTS = 6;

/** What a finder has sent, or what is wrong with it. */
export interface FinderAnswer {
  readonly isSent?: boolean;
  readonly problem?: string;
  readonly text?: string;
}

/**
 * The passport as HTML: on one sheet, without a word of its people.
 *
 * @param address its link, which the sheet has as a code for cameras
 */
export function passportContent(animal: OwnAnimalRecord, address: string, answer: FinderAnswer = {}): string {
  const { name, photo: own, weights, treatments, ...facts } = passportOf(animal);
  const picture = own ? `${new URL(address).pathname}/picture` : facts.picture;
  const photo = picture ? `<img src="${escaped(picture)}" alt="" width="160">` : '';
  return `<h1><bdi>${escaped(name)}</bdi></h1>
${animal.isLost ? lostPart(name, answer) : ''}
${photo}
<div class="code" role="img" aria-label="The link to this page, as a code for cameras">${encodeQR(address, 'svg')}</div>
<dl>${factsOf(facts).map(factMarkup).join('')}</dl>
${animal.isLost ? '' : papersPart(weights, treatments)}
<p class="note">Noted by its people; no official document. Your veterinarian decides.</p>`;
}

function papersPart(weights: OwnAnimalRecord['weights'], treatments: OwnAnimalRecord['treatments']): string {
  return `<h2>Vaccinations and treatments</h2>
${table(
  ['What', 'Name', 'Done on', 'Due next'],
  treatments
    .slice(0, MAX_SHOWN_TREATMENTS)
    .map((one) => [treatmentLabels[one.kind], one.name, dayText(one.on), dayText(one.nextOn)]),
)}
<h2>Weight</h2>
${table(
  ['Day', 'Weight'],
  weights.slice(0, MAX_SHOWN_WEIGHTS).map(({ on, kg }) => [dayText(on), `${kg} kg`]),
)}`;
}

type Facts = Omit<OwnAnimalRecord, 'name' | 'photo' | 'weights' | 'treatments'>;

function factsOf(animal: Facts): (readonly [label: string, value: string])[] {
  const { type, species, breed, gender, bornOn, neutered, chipNumber, avoids, notes } = animal;
  return [
    ['Kind', capital(species ?? type)],
    ['Breed', breed ?? ''],
    ['Gender', capital(gender ?? '')],
    ['Born on', dayText(bornOn)],
    ['Neutered', neutered === 'UNKNOWN' ? '' : capital(neutered.toLowerCase())],
    ['Number of its chip', chipNumber ?? ''],
    ['Must not eat', avoids.join(', ')],
    ['Notes', notes ?? ''],
  ];
}

function factMarkup([label, value]: readonly [string, string]): string {
  return value && `<dt>${label}</dt><dd><bdi>${escaped(value)}</bdi></dd>`;
}

function lostPart(name: string, { isSent, problem, text = '' }: FinderAnswer): string {
  const said = `<p class="lost" role="status"><strong><bdi>${escaped(name)}</bdi> is lost.</strong> `;
  if (isSent) return `${said}Thank you: your message is on its way to its people.</p>`;
  return `${said}Have you seen it? Write to its people: where, when, and how they reach you. We pass your message on, and tell nobody who they are.</p>
<form method="post">
<label for="text">Your message</label>
<textarea id="text" name="text" rows="4" required maxlength="${MAX_MESSAGE_LENGTH}"${problem ? ' aria-describedby="problem"' : ''}>${escaped(text)}</textarea>
${problem ? `<p id="problem" role="alert">${escaped(problem)}</p>` : ''}
<button>Send the message</button>
</form>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p>Nothing is noted.</p>';
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${body.join('')}</tbody></table>`;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Jan 31, 2027 of 2027-01-31; nothing of none. */
function dayText(day: string | null | undefined): string {
  return day ? days.format(new Date(`${day}T00:00:00Z`)) : '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Beside those of every small page. */
export const passportStyles = `
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt { font-weight: 700; }
dd { margin: 0; white-space: pre-line; }
h2 { font-size: 20px; margin: 16px 0 8px; }
table { border-collapse: collapse; width: 100%; font-size: 15px; }
th, td { text-align: start; padding: 4px 8px 4px 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
img { max-width: 160px; height: auto; border-radius: 14px; }
.code { width: 110px; padding: 6px; background: #fff; border-radius: 6px; }
.code svg { display: block; }
.lost { border: 2px solid var(--link); border-radius: 14px; padding: 12px 16px; }
.note { font-size: 14px; }
label { display: block; font-weight: 700; }
textarea {
  box-sizing: border-box; width: 100%; font: inherit; padding: 8px 12px; margin: 4px 0 12px;
  color: var(--ink); background: var(--paper); border: 1px solid var(--rule); border-radius: 14px;
}
@media print {
  @page { size: A4; margin: 12mm; }
  :root { color-scheme: light; --paper: #fff; --ink: #000; --link: #000; }
  body { font-size: 11px; line-height: 1.4; }
  header, form { display: none; }
  main { max-width: none; padding: 0; }
  img, .code { float: right; max-width: 110px; max-height: 110px; margin-inline-start: 8px; }
  dl { gap: 1px 16px; margin: 4px 0; }
  table { font-size: 11px; }
  th, td { padding: 1px 8px 1px 0; }
  h1, h2 { margin: 8px 0 4px; }
  h1 { font-size: 20px; }
  h2 { font-size: 14px; }
  .note { font-size: 10px; }
}
`;
