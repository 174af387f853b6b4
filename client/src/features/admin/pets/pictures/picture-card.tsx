import { Button, Group, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconFocusCentered, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { objectPositionOf } from '../../../../../../domain/pictures/focal-point.ts';
import { MAX_ALT_LENGTH } from '../../../../../../domain/pictures/item-pictures.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { confirmDialog } from '../../../../ui/notifications/notifications.ts';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import { FocalPointField } from './focal-point-field.tsx';
import type { EditedPicture } from './picture-order.ts';
import classes from './pictures-section.module.css';

interface PictureCardProps {
  readonly picture: EditedPicture;
  /** From 0 on, of so many. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: 1 | -1) => void;
  readonly onChange: (picture: EditedPicture, said: string) => void;
  readonly onRemove: () => void;
}

/** One picture of an item as lists show it, and what can be done with it. */
export function PictureCard({ picture, place, count, ...does }: PictureCardProps) {
  const { onMove, onChange, onRemove } = does;
  const [isOpen, point] = useDisclosure(false);
  const [alt, setAlt] = useState(picture.alt ?? '');
  const name = `picture ${place + 1}`;

  function saveAlt() {
    if (alt.trim() !== (picture.alt ?? '')) onChange({ ...picture, alt: alt.trim() }, 'The text is saved.');
  }

  function askToRemove() {
    confirmDialog({
      title: `Remove ${name}?`,
      text: 'It goes from the item at once.',
      confirm: 'Remove it',
      onConfirm: onRemove,
    });
  }

  return (
    <div className={classes.card}>
      {/* Only the picture: what is typed beside it could not be marked otherwise. */}
      <div className={classes.shown} draggable>
        <PetPicture image={picture} alt={picture.alt || `Picture ${place + 1}`} sizes="160px" />
      </div>
      <div className={classes.facts}>
        <TextInput
          size="xs"
          label="What is in it, for those who do not see it"
          maxLength={MAX_ALT_LENGTH}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          onBlur={saveAlt}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It would send the form around it.
            event.preventDefault();
            saveAlt();
          }}
        />
        <Group gap={6}>
          <FocusableButton
            {...small}
            aria-label={`Move ${name} forward`}
            isOff={place === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </FocusableButton>
          <FocusableButton
            {...small}
            aria-label={`Move ${name} back`}
            isOff={place === count - 1}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </FocusableButton>
          <Button
            {...small}
            aria-label={`Focal point of ${name}`}
            aria-expanded={isOpen}
            onClick={point.toggle}
          >
            <IconFocusCentered size={16} aria-hidden />
          </Button>
          <Button {...small} color="red" aria-label={`Remove ${name}`} onClick={askToRemove}>
            <IconTrash size={16} aria-hidden />
          </Button>
        </Group>
      </div>
      {isOpen && (
        <FocalPointField
          picture={picture}
          onChange={(focalPoint) =>
            onChange(
              {
                ...picture,
                focalPoint: { ...picture.focalPoint, ...focalPoint },
                objectPosition: objectPositionOf(focalPoint, picture),
              },
              'The focal point is saved.',
            )
          }
        />
      )}
    </div>
  );
}

const small = { variant: 'default', size: 'compact-md' } as const;
