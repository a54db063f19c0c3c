import { needTexts } from '../../i18n/catalogue';
import { textsOf } from '../../routes/area';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApiDispatch, type ApiThunk } from '../../api/cache/dispatch';
import { timings } from '../../lib/timings';
import { toFailure, type Failure } from '../../lib/failure';
import { readAsked, type Asked } from '../../lib/find/asked';
import type { RecordHit } from '../../routes/record';
import { recordKindsOf, type RoutedKind } from '../../routes/records';
import { useCan } from '../../session/can';
import type { Query } from './paletteGroups';

/** What came of asking for one kind. */
export interface KindAnswer {
  kind: RoutedKind;
  hits: readonly RecordHit[];
  failure?: Failure;
}

export interface Records {
  /** In the order in which they came, so that a late one moves nothing that stands there already. */
  answers: readonly KindAnswer[];
  isAsking: boolean;
  /** The query is worth asking about, and there is a kind to ask. */
  isAsked: boolean;
  retry: () => void;
}

interface Question {
  kind: RoutedKind;
  asked: Asked;
}

const none: readonly KindAnswer[] = [];

function questionsFor({ mode, text }: Query, kinds: readonly RoutedKind[]): Question[] {
  if (mode === 'actions' || mode === 'screens' || mode === 'help') return [];
  const prefix = { all: undefined, people: '@', numbers: '#' }[mode];
  const meant = readAsked(text);
  return kinds.flatMap((kind) => {
    const { takes, prefix: own } = kind;
    if (prefix !== undefined && prefix !== own) return [];
    return meant.kinds.some((one) => takes.includes(one)) ? [{ kind, asked: meant }] : [];
  });
}

/** The records that answer to the query, asked for when typing has rested. What came for another query is dropped. */
export function useRecords(query: Query): Records {
  const can = useCan();
  const dispatch = useApiDispatch();
  const kinds = useMemo(() => recordKindsOf(can), [can]);
  const name = `${query.mode}:${query.text}`;
  const [state, setState] = useState<{ of: string; answers: readonly KindAnswer[]; left: number }>();
  const [attempt, setAttempt] = useState(0);
  const questions = useMemo(
    () => questionsFor({ mode: query.mode, text: query.text }, kinds),
    [query.mode, query.text, kinds],
  );

  const ask = useCallback(
    async ({ kind, asked }: Question, signal: AbortSignal): Promise<KindAnswer> => {
      const [{ find }] = await Promise.all([kind.look(), needTexts(...textsOf(kind.route))]);
      // A thunk of the gateway, as the type of a kind says in words; routes do not know the gateway.
      return { kind, hits: await dispatch(find(asked, signal) as ApiThunk<Promise<RecordHit[]>>) };
    },
    [dispatch],
  );

  useEffect(() => {
    if (questions.length === 0) return undefined;
    const stop = new AbortController();
    const answer = async (question: Question): Promise<void> => {
      const came = await ask(question, stop.signal).catch((error: unknown): KindAnswer => ({
        kind: question.kind,
        hits: [],
        failure: toFailure(error),
      }));
      if (stop.signal.aborted) return;
      setState((now) => (now?.of === name ? { ...now, answers: [...now.answers, came], left: now.left - 1 } : now));
    };
    const timer = setTimeout(() => {
      setState({ of: name, answers: none, left: questions.length });
      for (const question of questions) void answer(question);
    }, timings.palette);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, questions, ask, attempt]);

  const retry = useCallback(() => {
    setState(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const isMine = state?.of === name;
  return {
    answers: isMine ? state.answers : none,
    isAsked: questions.length > 0,
    isAsking: questions.length > 0 && (!isMine || state.left > 0),
    retry,
  };
}
