import { Alert, FileButton, Group, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { MAX_PICTURES } from '../../../../../../domain/pictures/item-pictures.ts';
import { pictureAccept } from '../../../../lib/read-picture.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { PictureCard } from './picture-card.tsx';
import { type EditedPicture, moved } from './picture-order.ts';
import classes from './pictures-section.module.css';
import { usePetPictures } from './use-pet-pictures.ts';

interface PicturesSectionProps {
  readonly id: string;
  readonly pictures: readonly EditedPicture[];
}

/** The pictures of an item: which ones, in which order, and what of each is always seen. Changes are saved at once. */
export function PicturesSection({ id, pictures: before }: PicturesSectionProps) {
  const titleId = useId();
  const { pictures, note, problem, sending, change, addAll } = usePetPictures(id, before);
  const [dragged, setDragged] = useState<number | null>(null);
  const isFull = pictures.length >= MAX_PICTURES;

  function move(from: number, to: number) {
    void change(moved(pictures, from, to), `It is picture ${to + 1} of ${pictures.length} now.`);
  }

  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <Group justify="space-between">
        <h3 id={titleId} className={classes.title}>
          Pictures, {pictures.length} of {MAX_PICTURES}
        </h3>
        <FileButton multiple accept={pictureAccept} onChange={(files) => void addAll(files)}>
          {({ onClick }) => (
            <FocusableButton
              size="xs"
              variant="light"
              leftSection={<IconPhotoPlus size={16} aria-hidden />}
              isOff={isFull}
              isBusy={sending !== null}
              onClick={onClick}
            >
              Add pictures
            </FocusableButton>
          )}
        </FileButton>
      </Group>
      <Text size="sm" c="dimmed">
        The first one stands in lists. Changes here are saved at once.
      </Text>
      <ol className={classes.list}>
        {pictures.map((picture, place) => (
          <li
            key={picture.hash}
            data-dragged={dragged === place || undefined}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== place) move(dragged, place);
            }}
          >
            <PictureCard
              picture={picture}
              place={place}
              count={pictures.length}
              onMove={(by) => move(place, place + by)}
              onChange={(changed, said) =>
                void change(
                  pictures.map((one) => (one.hash === changed.hash ? changed : one)),
                  said,
                )
              }
              onRemove={() =>
                void change(
                  pictures.filter(({ hash }) => hash !== picture.hash),
                  `Picture ${place + 1} is removed.`,
                )
              }
            />
          </li>
        ))}
      </ol>
      <Text size="sm" role="status" c="dimmed">
        {sending ? `${sending} is being sent …` : note}
      </Text>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </section>
  );
}
