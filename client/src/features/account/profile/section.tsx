import { type ReactNode, useId } from 'react';
import mail from '../mail/mail-choices.module.css';

interface SectionProps {
  /** By which links of the page lead to it. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** One matter of the account. */
export function Section({ id, title, intro, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={mail.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={mail.title}>
        {title}
      </h2>
      {intro && <p className={mail.intro}>{intro}</p>}
      {children}
    </section>
  );
}

/** What went wrong, beside what was pressed. */
export function Problem({ text }: { readonly text: string | null | undefined }) {
  return text ? (
    <p className={mail.problem} role="alert">
      {text}
    </p>
  ) : null;
}
