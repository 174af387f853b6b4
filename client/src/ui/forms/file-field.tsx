import { Input, Text } from '@mantine/core';
import { useId } from 'react';
import classes from './file-field.module.css';

interface FileFieldProps {
  readonly label: string;
  readonly description: string;
  /** Endings and types of the files that are offered, as HTML has them. */
  readonly accept: string;
  readonly isOff: boolean;
  readonly onChoose: (file: File | null) => void;
}

/** A file of this computer. */
export function FileField({ label, description, accept, isOff, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={
        <Text span inherit id={`${id}-hint`}>
          {description}
        </Text>
      }
    >
      <input
        id={id}
        type="file"
        accept={accept}
        className={classes.file}
        aria-describedby={`${id}-hint`}
        disabled={isOff}
        // The same file, mended, is another one.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
      />
    </Input.Wrapper>
  );
}
