import type { ShownApplication } from '../applications/application-timeline.tsx';
import classes from '../applications/applications.module.css';
import { PaperRow } from './paper-row.tsx';

interface ApplicationFilesProps {
  /** Of the order. */
  readonly id: string;
  readonly files: ShownApplication['files'];
}

/** Files that answer questions, with the questions as they were asked. */
export function ApplicationFiles({ id, files }: ApplicationFilesProps) {
  if (files.length === 0) return null;
  return (
    <dl className={classes.answers}>
      {files.map((file) => (
        <div key={file.id}>
          <dt dir="auto">{file.question}</dt>
          <dd>
            <PaperRow paper={file} path={filesPath(id)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Under which the files of an order are to be had. */
export function filesPath(id: string): string {
  return `/applications/${id}/files`;
}
