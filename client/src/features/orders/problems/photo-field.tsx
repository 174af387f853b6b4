import { FileInput } from '@mantine/core';
import { useFilePreview } from '../../../hooks/use-file-preview.ts';
import { pictureAccept, readPicture } from '../../../lib/read-picture.ts';
import classes from './problems.module.css';

interface PhotoFieldProps {
  readonly value: File | null;
  readonly error?: string | undefined;
  readonly onChange: (photo: File | null) => void;
  readonly onError: (message: string) => void;
}

/** A photo of what is wrong, shown as soon as it is there. */
export function PhotoField({ value, error, onChange, onError }: PhotoFieldProps) {
  const preview = useFilePreview(value);

  async function choose(file: File | null) {
    if (!file) return onChange(null);
    const reading = await readPicture(file);
    if ('problem' in reading) onError(reading.problem);
    else onChange(reading.picture);
  }

  return (
    <div>
      <FileInput
        label="A photo"
        description="If you like. You and the shop see it, nobody else."
        placeholder="Choose a photo"
        accept={pictureAccept}
        clearable
        clearButtonProps={{ 'aria-label': 'Remove the photo' }}
        value={value}
        error={error}
        onChange={(file) => void choose(file)}
      />
      {preview && <img className={classes.preview} src={preview} alt={`Preview of ${value?.name}`} />}
    </div>
  );
}
