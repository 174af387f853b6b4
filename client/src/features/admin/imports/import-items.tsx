import { Anchor, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../../../domain/pages/pages.ts';
import { ImportForm } from './import-form.tsx';
import { itemsImport } from './import-kinds.ts';
import { useCsvImport } from './use-csv-import.ts';

/** A file of items: what it would do to them, and the button that does it. */
export function ImportItems({ onClose }: { readonly onClose: () => void }) {
  const work = useCsvImport(itemsImport);
  const [setsStock, setSetsStock] = useState(false);

  /** @param isOn whether the stock of a file counts that does not say what it was */
  function readStock(isOn: boolean) {
    setSetsStock(isOn);
    work.readAs(isOn ? { setsStock: 'true' } : {});
  }

  return (
    <ImportForm
      kind={itemsImport}
      work={work}
      description="With columns of “Download CSV”: a row with an _id changes that item, one without adds an item. Nothing is changed before you have seen what would be."
      warning={
        <>
          This import cannot be undone. To be able to undo it, bring the file on the page{' '}
          <Anchor component={Link} to={pages.imports.path} inherit underline="always">
            Imports
          </Anchor>{' '}
          instead.
        </>
      }
      onClose={onClose}
    >
      <Checkbox
        label="Set the stock to what the file says"
        description="For a file of a stock count. A downloaded file needs no tick: by its column stockWas, only what you changed counts, and what was sold meanwhile stays sold."
        checked={setsStock}
        disabled={work.isBusy === 'importing'}
        onChange={({ currentTarget }) => readStock(currentTarget.checked)}
      />
    </ImportForm>
  );
}
