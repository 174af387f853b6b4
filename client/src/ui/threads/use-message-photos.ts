import { useState } from 'react';
import {
  MAX_MESSAGE_PHOTOS,
  MAX_PHOTOS_BYTES,
  photosObstacle,
  tooManyPhotos,
} from '../../../../domain/threads/thread-photos.ts';
import { readPicture } from '../../lib/read-picture.ts';

/** The shop stores up to 1600 pixels a side; four of these are few bytes together. */
const SHRUNK = { bytes: MAX_PHOTOS_BYTES / 2 / MAX_MESSAGE_PHOTOS, side: 2000 } as const;

export type MessagePhotos = ReturnType<typeof useMessagePhotos>;

/** Photos that are about to go with a message, and why the last ones could not. */
export function useMessagePhotos() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();

  async function add(chosen: readonly File[]) {
    const news = chosen.filter((file) => !files.some((known) => isSame(known, file)));
    const room = MAX_MESSAGE_PHOTOS - files.length;
    const readings = await Promise.all(news.slice(0, room).map((file) => readPicture(file, SHRUNK)));
    const all = [...files, ...readings.flatMap((one) => ('picture' in one ? [one.picture] : []))];
    const refused = readings.flatMap((one) => ('problem' in one ? [one.problem] : []))[0];
    const obstacle = photosObstacle(all.map(({ size }) => size));
    if (!obstacle) setFiles(all);
    setProblem(refused ?? obstacle ?? (news.length > room ? tooManyPhotos : undefined));
  }

  return {
    ...{ files, problem, add },
    remove: (file: File) => {
      setFiles(files.filter((one) => one !== file));
      setProblem(undefined);
    },
    clear: () => {
      setFiles([]);
      setProblem(undefined);
    },
    /** As the API takes them: nothing without any. */
    variables: files.length > 0 ? { photos: [...files] } : {},
  };
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
