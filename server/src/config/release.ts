import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which build of the shop runs. */
export interface Release {
  readonly version: string;
  /** Git's name of the commit that it was built from; null where the build had no repository. */
  readonly revision: string | null;
}

/** @param projectFolder where package.json and dist/ are */
export function readRelease(projectFolder: string): Release {
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  return { version, revision: readRevision(join(projectFolder, 'dist/server/revision')) };
}

/** `1.2.0+4f2a9c01b3de`, as semantic versioning writes what a version was built from. */
export function releaseName({ version, revision }: Release): string {
  return revision ? `${version}+${revision}` : version;
}

/** The build writes the file (packages/local-stack/build/build.ts). */
function readRevision(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
