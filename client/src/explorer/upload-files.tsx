import { useGraphiQL } from '@graphiql/react';
import { type ChosenFiles, uploadsIn } from './upload-variables.ts';

interface UploadFilesProps {
  readonly files: ChosenFiles;
  readonly onChange: (files: ChosenFiles) => void;
}

/** Inputs for the file variables of the edited operation; nothing where it has none. */
export function UploadFiles({ files, onChange }: UploadFilesProps) {
  const operations = useGraphiQL((state) => state.operations);
  const names = [...new Set((operations ?? []).flatMap(uploadsIn))];

  function choose(name: string, file: File | undefined): void {
    const { [name]: _former, ...others } = files;
    onChange(file ? { ...others, [name]: file } : others);
  }

  return names.map((name) => (
    <label key={name} className="explorer-file">
      <span>File for ${name}</span>
      <input type="file" onChange={({ currentTarget }) => choose(name, currentTarget.files?.[0])} />
    </label>
  ));
}
