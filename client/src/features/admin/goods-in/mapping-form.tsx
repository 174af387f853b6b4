import { Checkbox, NativeSelect, SimpleGrid } from '@mantine/core';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import classes from './goods-in.module.css';
import { targetLabel } from './import-words.ts';
import type { ImportPreview, ImportReading, ItemImport } from './imports-api.ts';

interface MappingFormProps {
  readonly job: ItemImport;
  readonly preview: ImportPreview;
  readonly isBusy: boolean;
  readonly onChange: (reading: ImportReading) => void;
}

/** What each column of the file says, with what its first rows have there. Each change is read anew at once. */
export function MappingForm({ job, preview, isBusy, onChange }: MappingFormProps) {
  const { mapping, setsStock, defaults } = job;
  const change = (changes: Partial<ImportReading>) => onChange({ mapping, setsStock, defaults, ...changes });

  /** A field stands in one column: the one that had it before says nothing then. */
  function map(place: number, target: string) {
    const without = (before: string | null) => (before === target ? null : before);
    change({ mapping: mapping.map((before, at) => (at === place ? target || null : without(before))) });
  }

  return (
    <section aria-label="How the file is read">
      <h3 className={classes.subtitle}>What the columns say</h3>
      <ResponsiveTable label="Columns of the file" columns={['Column', 'Says', 'First rows']}>
        {job.headings.map((heading, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading may come twice, and columns stay where they are
          <tr key={place}>
            <th scope="row" className={classes.name} data-wide>
              <bdi>{heading || `Column ${place + 1}`}</bdi>
            </th>
            <td data-wide>
              <NativeSelect
                size="sm"
                aria-label={`What ${heading || `column ${place + 1}`} says`}
                disabled={isBusy}
                value={mapping[place] ?? ''}
                data={[{ value: '', label: 'Nothing (left out)' }, ...preview.targets.map(choiceOf)]}
                onChange={({ currentTarget }) => map(place, currentTarget.value)}
              />
            </td>
            <td className={classes.text} data-wide>
              <span className={classes.sample} dir="auto">
                {preview.rows
                  .map(({ cells }) => cells[place])
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </td>
          </tr>
        ))}
      </ResponsiveTable>
      {job.system !== 'own' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} mt="md">
          <NativeSelect
            label="New goods are"
            description="Where neither the file nor a name says it"
            disabled={isBusy}
            value={defaults.category ?? ''}
            data={[{ value: '', label: 'Not said' }, 'food', 'accessories']}
            onChange={({ currentTarget }) =>
              change({ defaults: { ...defaults, category: currentTarget.value || undefined } })
            }
          />
          <NativeSelect
            label="For"
            description="Where neither the file nor a name says it"
            disabled={isBusy}
            value={defaults.type ?? ''}
            data={[{ value: '', label: 'Not said' }, 'dog', 'cat', 'other']}
            onChange={({ currentTarget }) =>
              change({ defaults: { ...defaults, type: currentTarget.value || undefined } })
            }
          />
        </SimpleGrid>
      )}
      {mapping.includes('stock') && !mapping.includes('stockWas') && (
        <Checkbox
          mt="md"
          label="Set the stock of items to what the file says"
          description="For a stock count. Without it only new goods get the stock of the file: a supplier’s list says what the supplier has."
          checked={setsStock}
          disabled={isBusy}
          onChange={({ currentTarget }) => change({ setsStock: currentTarget.checked })}
        />
      )}
    </section>
  );
}

function choiceOf(target: string) {
  return { value: target, label: targetLabel(target) };
}
