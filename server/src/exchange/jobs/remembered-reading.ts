import { decimalSignOf } from '../../../../domain/goods-in/cells.ts';
import { headingsKey } from '../../../../domain/goods-in/headings.ts';
import { type FileSystem, mappingOf } from '../../../../domain/goods-in/systems.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { columnsFor } from '../imports/imports.service.ts';
import { pricesIn } from '../imports/own-cells.ts';
import type { Reading } from './file-rows.ts';
import type { FileRow } from './import-chunk.entity.ts';
import { ItemImportModel, type ItemImportRecord } from './item-import.entity.ts';

/** The last import with the same headings, in whatever order; null where there was none. */
export function lastImportWith(headings: readonly string[]): Promise<ItemImportRecord | null> {
  return ItemImportModel.findOne({ headingsKey: headingsKey(headings), startedAt: { $exists: true } })
    .sort({ startedAt: -1 })
    .lean<ItemImportRecord>();
}

/** How the rows of a file are read: as those of the last one with its headings, else by what its headings and prices say. */
export function readingOf(
  { headings, system }: Pick<Reading, 'headings' | 'system'>,
  rows: readonly FileRow[],
  actor: Actor,
  before: ItemImportRecord | null,
): Reading {
  const mapping = mappingFor(headings, system, actor, before);
  const decimal = decimalSignOf(pricesIn(rows, mapping));
  return {
    ...{ system, headings, mapping },
    ...(decimal && { decimal }),
    ...(before?.defaults && { defaults: before.defaults }),
  };
}

/**
 * What each column says: what it said last, else what its heading says; an empty text for nothing, and for what is
 * closed to whoever sends it.
 */
function mappingFor(
  headings: readonly string[],
  system: FileSystem,
  actor: Actor,
  before: ItemImportRecord | null,
): string[] {
  const columns = columnsFor(actor);
  const guessed = mappingOf(headings, system).map((target) => target ?? '');
  const mapping = before ? rememberedMapping(headings, guessed, before) : guessed;
  return mapping.map((target) => (columns.includes(target) ? target : ''));
}

/** What the same headings meant, in whatever order they are now. Of a column that was closed to whoever said it, nothing is known. */
function rememberedMapping(
  headings: readonly string[],
  guessed: readonly string[],
  before: ItemImportRecord,
): string[] {
  const open = columnsFor(before.by);
  const byHeading = new Map(
    before.headings.map((heading, place) => [headingsKey([heading]), before.mapping[place]]),
  );
  return headings.map((heading, place) => {
    const guess = guessed[place] ?? '';
    return byHeading.get(headingsKey([heading])) || (open.includes(guess) ? '' : guess);
  });
}
