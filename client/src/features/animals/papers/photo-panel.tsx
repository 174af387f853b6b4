import { useMutation } from '@apollo/client/react';
import { Button, FileButton, Group, Text, Title } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnimalFieldsFragment } from '../../../gql/graphql.ts';
import { uploadFailure } from '../../../lib/animal-papers/upload-failure.ts';
import { pictureAccept, readPicture } from '../../../lib/read-picture.ts';
import panels from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { UploadStatus } from '../../../ui/upload/upload-status.tsx';
import { useUpload } from '../../../ui/upload/use-upload.ts';
import classes from './animal-picture.module.css';
import { AnimalPicture } from './animal-picture.tsx';
import { SetAnimalPictureDocument } from './papers.operations.ts';

type Shown = Pick<AnimalFieldsFragment, 'id' | 'name' | 'picture'>;

/** What an animal looks like, as its people have it. */
export function PhotoPanel({ animal }: { readonly animal: Shown }) {
  const { id, name, picture } = animal;
  const { upload, isBusy, problem, choose, remove } = usePhoto(id);
  return (
    <section className={panels.panel} aria-labelledby="photo">
      <Title order={2} size="h4" id="photo">
        Photo
      </Title>
      <div className={classes.large}>
        <AnimalPicture src={picture} alt={name} />
      </div>
      <Text size="sm" c="dimmed">
        {picture ? 'You alone see it, and whoever has a link to its passport.' : 'No photo yet.'}
      </Text>
      <UploadStatus upload={upload} name={undefined} />
      {problem && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
          {problem}
        </Text>
      )}
      <Group gap="sm">
        <FileButton accept={pictureAccept} onChange={(file) => void choose(file)}>
          {({ onClick }) => (
            <FocusableButton
              variant="default"
              leftSection={<IconPhotoPlus size={18} aria-hidden />}
              isBusy={isBusy}
              onClick={onClick}
            >
              {picture ? 'Change the photo' : 'Add a photo'}
            </FocusableButton>
          )}
        </FileButton>
        {picture && (
          <Button variant="default" onClick={() => void remove()}>
            Remove the photo
          </Button>
        )}
      </Group>
    </section>
  );
}

function usePhoto(id: string) {
  const upload = useUpload();
  const [set, { loading }] = useMutation(SetAnimalPictureDocument);
  const [problem, setProblem] = useState('');

  async function change(img: File | null) {
    setProblem('');
    try {
      await set({ variables: { id, img }, ...(img && { context: upload.begin() }) });
    } catch (error) {
      setProblem(uploadFailure(error));
    } finally {
      upload.end();
    }
  }

  async function choose(file: File | null) {
    const reading = file && (await readPicture(file));
    if (!reading) return;
    if ('problem' in reading) setProblem(reading.problem);
    else await change(reading.picture);
  }

  return { upload, isBusy: loading, problem, choose, remove: () => change(null) };
}
