import '@mantine/dropzone/styles.css';
import { Button, Group, Input, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { PetPictureFieldsFragment } from '../../../../gql/graphql.ts';
import { useFilePreview } from '../../../../hooks/use-file-preview.ts';
import { type PictureReading, pictureAccept, readPicture } from '../../../../lib/read-picture.ts';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import classes from './picture-field.module.css';

interface PictureFieldProps {
  label: string;
  /** The picture that a chosen one will replace. */
  current?: PetPictureFieldsFragment | null;
  value: File | null;
  onChange: (picture: File | null) => void;
  error?: string;
  onError: (message: string) => void;
}

/** A picture to choose or to drop, shown as soon as it is there. */
export function PictureField({ label, current, value, onChange, error, onError }: PictureFieldProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const preview = useFilePreview(value);
  useClearPicture(zone, value);
  const read = usePictureReading((reading) => {
    if ('problem' in reading) onError(reading.problem);
    else onChange(reading.picture);
  });

  return (
    <Input.Wrapper id={id} label={label} error={error}>
      <Dropzone
        ref={zone}
        classNames={{ root: classes.zone, inner: classes.inner }}
        data-invalid={error ? true : undefined}
        multiple={false}
        activateOnKeyboard={false}
        loading={read.isReading}
        onDrop={([file]) => file && read.begin(file)}
        onReject={() => onError('One picture, please')}
        // The zone's own input is the real, labelled and focusable field.
        inputProps={{
          id,
          accept: pictureAccept,
          tabIndex: 0,
          'aria-label': undefined,
          'aria-describedby': error ? `${id}-error` : undefined,
          'aria-invalid': error ? true : undefined,
          className: classes.input,
          style: undefined,
        }}
      >
        {preview ? (
          <img className={classes.preview} src={preview} alt={`Preview of ${value?.name}`} />
        ) : current ? (
          <div className={classes.preview}>
            <PetPicture
              image={current}
              alt="Picture that the item has now"
              sizes="(width < 62em) 92vw, 26rem"
            />
            <Text className={classes.hint} size="sm">
              Drop another picture here, or click to choose one
            </Text>
          </div>
        ) : (
          <div className={classes.invitation}>
            <IconPhotoPlus size={40} stroke={1.3} aria-hidden />
            <Text fw={600}>Drop a picture here</Text>
            <Text size="sm" c="dimmed">
              or click to choose one. Landscape, about 4:3, shows best.
            </Text>
          </div>
        )}
      </Dropzone>
      {value && (
        <Group justify="space-between" mt="xs" wrap="nowrap">
          <Text size="sm" c="dimmed" truncate>
            {value.name}
          </Text>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            leftSection={current ? undefined : <IconTrash size={16} aria-hidden />}
            onClick={() => onChange(null)}
          >
            {current ? 'Keep the old one' : 'Remove picture'}
          </Button>
        </Group>
      )}
    </Input.Wrapper>
  );
}

/** Reads the file that was chosen last; results of earlier ones are dropped. */
function usePictureReading(onRead: (reading: PictureReading) => void) {
  const [reading, setReading] = useState<File | null>(null);
  const latest = useRef<File | null>(null);

  async function begin(file: File) {
    latest.current = file;
    setReading(file);
    const outcome = await readPicture(file);
    if (latest.current !== file) return;
    setReading(null);
    onRead(outcome);
  }

  return { isReading: reading !== null, begin: (file: File) => void begin(file) };
}

/** Empties the browser's own field with the form, or choosing the same file again would change nothing. */
function useClearPicture(zone: RefObject<HTMLDivElement | null>, picture: File | null) {
  useEffect(() => {
    const input = zone.current?.querySelector('input');
    if (input && !picture) input.value = '';
  }, [zone, picture]);
}
