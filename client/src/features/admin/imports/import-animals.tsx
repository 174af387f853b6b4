import { ImportForm } from './import-form.tsx';
import { animalsImport } from './import-kinds.ts';
import { useCsvImport } from './use-csv-import.ts';

/** A file of animals: what it would write into their files, and the button that does it. */
export function ImportAnimals({ onClose }: { readonly onClose: () => void }) {
  return (
    <ImportForm
      kind={animalsImport}
      work={useCsvImport(animalsImport)}
      description="With columns of “Download CSV”, where an empty cell takes away what stood there; or the animals of asm3 as it exports them, known by chip or name. Animals are changed, none are added. Nothing is changed before you have seen what would be."
      warning="This import cannot be undone: “Download CSV” first keeps what the files say now."
      onClose={onClose}
    />
  );
}
