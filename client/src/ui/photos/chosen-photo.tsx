import { CloseButton } from '@mantine/core';
import { useFilePreview } from '../../hooks/use-file-preview.ts';
import classes from './photos.module.css';

interface ChosenPhotoProps {
  readonly file: File;
  /** Its place among the photos, from 1 on. */
  readonly number: number;
  readonly onRemove: () => void;
}

/** A photo that was chosen and is not sent yet: how it looks, and the way to leave it out. */
export function ChosenPhoto({ file, number, onRemove }: ChosenPhotoProps) {
  const preview = useFilePreview(file);
  return (
    <li>
      <div className={classes.photo}>
        {preview && <img className={classes.preview} src={preview} alt={`Preview of ${file.name}`} />}
      </div>
      <CloseButton aria-label={`Remove photo ${number}`} onClick={onRemove} />
    </li>
  );
}
