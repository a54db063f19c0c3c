import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApiDispatch, type ApiThunk } from '../../api/cache/dispatch';
import { timings } from '../../lib/timings';
import { toFailure, type Failure } from '../../lib/failure';
import { otherSpellings, readAsked, type Asked } from '../../lib/find/asked';
import type { RecordHit } from '../../routes/record';
import { recordKindsOf, type RoutedKind } from '../../routes/records';
import { useCan } from '../../session/can';
import type { Query } from './paletteGroups';

/** What came of asking for one kind. */
export interface KindAnswer {
  kind: RoutedKind;
  hits: readonly RecordHit[];
  failure?: Failure;
  /** How the query was read when nobody was found as typed. */
  read?: string;
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
  asked: Asked[];
}

const none: readonly KindAnswer[] = [];

function questionsFor({ mode, text }: Query, kinds: readonly RoutedKind[]): Question[] {
  if (mode === 'actions' || mode === 'screens' || mode === 'help') return [];
  const prefix = { all: undefined, people: '@', numbers: '#' }[mode];
  const meant = readAsked(text);
  return kinds.flatMap((kind) => {
    const { takes, prefix: own } = kind;
    if (prefix !== undefined && prefix !== own) return [];
    const asked = meant.filter((one) => takes.includes(one.kind));
    return asked.length > 0 ? [{ kind, asked }] : [];
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
      const find = await kind.find();
      // A thunk of the gateway, as the type of a kind says in words; routes do not know the gateway.
      const look = (list: readonly Asked[]) => dispatch(find(list, signal) as ApiThunk<Promise<RecordHit[]>>);
      const hits = await look(asked);
      const [first] = asked;
      if (hits.length > 0 || first?.kind !== 'name') return { kind, hits };
      for (const spelling of otherSpellings(first.value)) {
        const other = await look([{ kind: 'name', value: spelling }]);
        if (other.length > 0) return { kind, hits: other, read: spelling };
      }
      return { kind, hits: [] };
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
