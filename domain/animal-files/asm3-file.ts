import type { AnimalFactValues } from '../catalogue/animal-facts.ts';
import { Known } from '../catalogue/known.ts';
import type { RowCells } from './file-columns.ts';

/*
 * The animals of asm3, a shelter's system, as it exports them. What it answers by numbers is 0 for yes, 1 for no and 2 for
 * unknown; days are written as 2026-11-28, or as people write them: 11/28/2026, or 28/11/2026 where a day of the file says so.
 */

export function isAsm3(headings: readonly string[]): boolean {
  return headings.some((heading) => heading.trim().toUpperCase() === 'ANIMALNAME');
}

/** What an answer says. Unknown is never no; what says more than yes or no says neither. */
export function asm3Known(cell: string): Known | undefined {
  const answer = cell.trim().toUpperCase();
  if (answer === '') return undefined;
  if (['0', 'Y', 'YES'].includes(answer)) return Known.YES;
  if (['1', 'N', 'NO'].includes(answer)) return Known.NO;
  return Known.UNKNOWN;
}

/** What says of an animal that it is so, where it is not blank, 0 or no. */
export function asm3Flag(cell: string): Known | undefined {
  const answer = cell.trim().toUpperCase();
  if (answer === '') return undefined;
  return answer === '0' || answer.startsWith('N') || answer === 'FALSE' ? Known.NO : Known.YES;
}

const written = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[ T].*)?$/;

/** Whether days of a file stand before their months: one of them is later than any month. */
export function isDayFirst(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    const first = written.exec(cell.trim())?.[1] ?? '';
    return first.length <= 2 && Number(first) > 12;
  });
}

/** A day as 2026-11-28; what is none stays as it is, for the rules to say so. */
export function asm3Day(cell: string, dayFirst: boolean): string {
  const [, a = '', b = '', c = ''] = written.exec(cell.trim()) ?? [];
  if (!a) return cell.trim();
  const [year, month, day] = a.length === 4 ? [a, b, c] : dayFirst ? [c, b, a] : [c, a, b];
  const whole = year.length === 2 ? `20${year}` : year;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const days = [
  'ANIMALDOB',
  'ANIMALENTRYDATE',
  'VACCINATIONGIVENDATE',
  'VACCINATIONDUEDATE',
  'MEDICALGIVENDATE',
] as const;

export type Asm3Cells = ReadonlyMap<string, string>;

/** The days of a row, by which is known how days are written. */
export function daysOf(cells: Asm3Cells): string[] {
  return days.map((heading) => cells.get(heading) ?? '');
}

/** What a row says, by our columns. @param cells by heading in capitals */
export function asm3Row(cells: Asm3Cells, dayFirst: boolean): { cells: RowCells; facts: AnimalFactValues } {
  const text = (heading: string) => cells.get(heading)?.trim() || undefined;
  const day = (heading: string) => {
    const cell = text(heading);
    return cell && asm3Day(cell, dayFirst);
  };
  const joined = (sign: string, ...headings: string[]) =>
    headings.flatMap((heading) => text(heading) ?? []).join(sign) || undefined;
  const vaccine = text('VACCINATIONTYPE');
  const medicine = text('MEDICALNAME');
  const given = day('VACCINATIONGIVENDATE');
  const care = vaccine
    ? { careKind: 'VACCINATION', careName: vaccine, careOn: given, careNextOn: day('VACCINATIONDUEDATE') }
    : medicine
      ? { careKind: 'MEDICINE', careName: medicine, careOn: day('MEDICALGIVENDATE') }
      : {};
  return {
    cells: {
      ...{ petname: text('ANIMALNAME'), chipNumber: text('ANIMALMICROCHIP') },
      place: joined(', ', 'ANIMALLOCATION', 'ANIMALUNIT'),
      intakeFrom:
        joined(' ', 'ORIGINALOWNERFIRSTNAME', 'ORIGINALOWNERLASTNAME') ?? text('ANIMALENTRYCATEGORY'),
      ...{ intakeOn: day('ANIMALENTRYDATE'), intakePapers: text('ANIMALREASONFORENTRY') },
      notes: joined('\n', 'ANIMALHIDDENDETAILS', 'ANIMALWARNING'),
      // It says when a vaccination was due that was given since: that is no next day.
      ...withoutPast(care),
    },
    facts: withoutGaps({
      bornOn: day('ANIMALDOB'),
      goodWithCats: asm3Known(cells.get('ANIMALGOODWITHCATS') ?? ''),
      goodWithDogs: asm3Known(cells.get('ANIMALGOODWITHDOGS') ?? ''),
      goodWithChildren: asm3Known(cells.get('ANIMALGOODWITHKIDS') ?? ''),
      neutered: asm3Flag(cells.get('ANIMALNEUTERED') ?? ''),
    }),
  };
}

function withoutPast(care: { careOn?: string | undefined; careNextOn?: string | undefined }) {
  const { careOn, careNextOn } = care;
  return careOn && careNextOn && careNextOn <= careOn ? { ...care, careNextOn: undefined } : care;
}

function withoutGaps<T extends object>(facts: T): Partial<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<T>;
}
