import {
  type Audience,
  audiences,
  type ExplorerExample,
  type ShopRecords,
  variablesOf,
} from './examples/explorer-example.ts';
import { explorerExamples } from './explorer-examples.ts';

const headings: Readonly<Record<Audience, string>> = {
  visitors: 'For everybody',
  shoppers: 'For accounts',
  staff: 'For the staff',
  admins: 'For admins',
};

interface ExampleMenuProps {
  /** Null while it is not known. */
  readonly records: ShopRecords | null;
  readonly onChoose: (example: ExplorerExample) => void;
}

/** All examples. Those that who is signed in may not run, or that the shop has nothing for, can not be chosen. */
export function ExampleMenu({ records, onChoose }: ExampleMenuProps) {
  return (
    <select
      aria-label="Examples"
      value=""
      onChange={({ currentTarget }) => {
        const example = explorerExamples.find(({ name }) => name === currentTarget.value);
        if (example) onChoose(example);
      }}
    >
      <option value="">Open an example …</option>
      {audiences.map((audience) => (
        <optgroup key={audience} label={headings[audience]}>
          {explorerExamples
            .filter((example) => example.audience === audience)
            .map((example) => (
              <option
                key={example.name}
                value={example.name}
                disabled={!records || variablesOf(example, records) === null}
              >
                {example.name}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
