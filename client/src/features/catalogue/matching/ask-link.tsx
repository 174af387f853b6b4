import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ToldPoint } from '../../../../../domain/matching/match-texts.ts';
import { ruleQuestion } from '../../../../../domain/matching/match-texts.ts';

/** Who is asked about. */
export interface AskedPet {
  readonly _id: string;
  readonly petname: string;
}

interface AskLinkProps {
  readonly pet: AskedPet;
  readonly unknowns: readonly Pick<ToldPoint, 'rule'>[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Asks the shop what nobody knows yet of an animal, in words that are there already. */
export function AskLink({ pet: { _id, petname }, unknowns, className, children }: AskLinkProps) {
  const text = unknowns.map(({ rule }) => ruleQuestion(rule, petname)).join('\n');
  return (
    <Link to={`/contact?item=${_id}`} state={{ text }} className={className}>
      {children}
    </Link>
  );
}
