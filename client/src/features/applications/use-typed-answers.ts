import { useMutation, useReactiveVar } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { networkStatusVar, useOnReconnect } from '../../lib/network-status.ts';
import { readDraft } from '../../lib/session/drafts.ts';
import { saveDraft } from '../../lib/session/save-draft.ts';
import { useSession } from '../../lib/session/session.tsx';
import { type Answers, answersByQuestion, typedAnswers } from './answer-values.ts';
import { KeepTypedAnswersDocument } from './applications.operations.ts';
import type { OwnApplication } from './use-application.ts';

const DRAFT = 'pet-store-answers';

/** Pause of whoever types after which it is kept, in milliseconds. */
const PAUSE_MS = 800;

/** What became of what was typed last; null while there is nothing to say. */
type Standing = { readonly isKept: true } | { readonly isKept: false; readonly problem: string } | null;

/**
 * Answers that are kept at the shop as they are typed. What is typed here stands over what comes from elsewhere, until
 * somebody comes back to the page, maybe from another device.
 *
 * @param refresh asks the shop again
 */
export function useTypedAnswers(
  id: string,
  { questions, answers, typed }: Pick<OwnApplication, 'questions' | 'answers' | 'typed'>,
  refresh: () => Promise<unknown>,
) {
  const email = useSession().account?.email ?? '';
  const [here, setHere] = useState<Answers>(() => draftOf(readDraft(DRAFT, email), id));
  const [standing, setStanding] = useState<Standing>(null);
  const values = { ...answersByQuestion(answers), ...answersByQuestion(typed), ...here };
  const [keep] = useMutation(KeepTypedAnswersDocument);
  /** Whether all of it was kept, once that is known. */
  const last = useRef(Promise.resolve(true));

  const keepSoon = useDebouncedCallback(
    () => {
      const variables = { id, answers: typedAnswers(questions, values) };
      // One after another, or an older one would arrive last.
      last.current = last.current.then(() => keepAll(variables));
    },
    { delay: PAUSE_MS, flushOnUnmount: true },
  );

  async function keepAll(variables: Parameters<typeof keep>[0]['variables']): Promise<boolean> {
    // A page that is left is allowed to finish it.
    const keepalive = document.visibilityState === 'hidden';
    try {
      await keep({ variables, context: { fetchOptions: { keepalive } } });
    } catch (error) {
      setStanding({ isKept: false, problem: (error as Error).message });
      return false;
    }
    if (!keepSoon.isPending()) rest({ isKept: true });
    return true;
  }

  function rest(after: Standing) {
    saveDraft(DRAFT, email, {});
    setStanding(after);
  }

  function type(question: string, value: string) {
    const now = { ...here, [question]: value };
    setHere(now);
    saveDraft(DRAFT, email, { id, values: now });
    if (standing?.isKept) setStanding(null);
    keepSoon();
  }

  const begin = useEffectEvent(() => {
    if (Object.keys(here).length > 0) keepSoon();
  });
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return keepSoon.flush();
    if (!(await last.current)) return keepSoon();
    await refresh();
    if (!keepSoon.isPending()) setHere({});
  });
  useEffect(() => {
    begin();
    const see = () => void look().catch(() => undefined);
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, []);
  useOnReconnect(() => {
    if (standing?.isKept === false) keepSoon();
  });

  return {
    ...{ values, type, keepSoon },
    news: useNews(standing),
    hasFailed: standing?.isKept === false,
    /** Has nothing arrive any more that was typed before. */
    stop: () => {
      keepSoon.cancel();
      return last.current;
    },
    /** There is nothing to keep: it was sent. */
    end: () => rest(null),
  };
}

function useNews(standing: Standing): string {
  const isOffline = useReactiveVar(networkStatusVar) === 'offline';
  if (!standing) return '';
  if (standing.isKept) return 'Saved';
  return isOffline ? 'Not saved: you are offline' : `Not saved. ${standing.problem}`;
}

/** What was typed before a reload and is not kept yet; nothing of another application. */
function draftOf(draft: ReturnType<typeof readDraft>, id: string): Answers {
  const { id: of, values } = draft ?? {};
  if (of !== id || typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}
