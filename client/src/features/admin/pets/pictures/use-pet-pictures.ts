import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { MAX_PICTURES } from '../../../../../../domain/pictures/item-pictures.ts';
import { readPicture } from '../../../../lib/read-picture.ts';
import { AddPetPictureDocument, ArrangePetPicturesDocument } from '../api/manage-pets.operations.ts';
import { invalidateShopLists } from '../hooks/use-pet-changes.ts';
import { petFailure } from '../lib/pet-failure.ts';
import { type EditedPicture, toInput } from './picture-order.ts';

/** The pictures of an item, each change of which is saved at once; what was not saved is as it was. */
export function usePetPictures(id: string, before: readonly EditedPicture[]) {
  const [pictures, setPictures] = useState(before);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState<string | null>(null);
  const saved = useRef(before);
  const latest = useRef(0);
  const [arrange] = useMutation(ArrangePetPicturesDocument, { update: invalidateShopLists });
  const [add] = useMutation(AddPetPictureDocument, { update: invalidateShopLists });

  function show(stored: readonly EditedPicture[], said: string) {
    saved.current = stored;
    setPictures(stored);
    setNote(said);
  }

  /** @param said what whoever listens is told once it is saved */
  async function change(next: readonly EditedPicture[], said: string) {
    const turn = ++latest.current;
    setProblem(undefined);
    setPictures(next);
    try {
      const { data } = await arrange({ variables: { id, pictures: toInput(next) } });
      // A later change is on its way, and its answer has this one in it.
      if (data && turn === latest.current) show(data.arrangePetPictures.pictures, said);
    } catch (error) {
      if (turn !== latest.current) return;
      setPictures(saved.current);
      setProblem(`That was not saved. ${messageOf(error)}`);
    }
  }

  /** One after another: each is there or not, and they come in the order in which they were chosen. */
  async function addAll(files: readonly File[]) {
    setProblem(undefined);
    const problems: string[] = [];
    for (const file of files) {
      if (saved.current.length >= MAX_PICTURES) {
        problems.push(`${file.name}: an item has at most ${MAX_PICTURES} pictures`);
        continue;
      }
      setSending(file.name);
      const failure = await addOne(file);
      if (failure) problems.push(failure);
    }
    setSending(null);
    if (problems.length > 0) setProblem(problems.join('. '));
  }

  async function addOne(file: File): Promise<string | null> {
    const reading = await readPicture(file);
    if ('problem' in reading) return reading.problem;
    try {
      const { data } = await add({ variables: { id, img: reading.picture } });
      if (data) show(data.addPetPicture.pictures, `${file.name} is added.`);
      return null;
    } catch (error) {
      return `${file.name}: ${messageOf(error)}`;
    }
  }

  return { pictures, note, problem, sending, change, addAll };
}

function messageOf(error: unknown): string {
  const failure = petFailure(error);
  if ('fields' in failure) return Object.values(failure.fields).join('. ');
  return 'message' in failure ? failure.message : 'It was canceled';
}
