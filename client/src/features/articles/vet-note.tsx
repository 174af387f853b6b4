import { IconStethoscope } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './vet-note.module.css';

/** Where advice ends: the signs that want a vet. */
export function VetNote({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.note}>
      <IconStethoscope className={classes.icon} size={26} stroke={1.6} aria-hidden />
      <div>
        <h3 className={classes.title}>When to call the vet</h3>
        {children}
      </div>
    </div>
  );
}
