import { use, useEffect, useState } from 'react';
import { toFailure, type Failure } from '../../lib/failure';
import type { Loaded } from '../../lib/rows';
import { timings } from '../../lib/timings';
import { FormProgress } from './usePanelForm';

interface Said<Answer> {
  of: string;
  item?: Answer;
  failure?: Failure;
}

/**
 * What the form around would come to, as the service says it in a dry run whenever typing rests. `refreshing`: the answer
 * is of values that are no longer in the form.
 *
 * `asked` is what it depends on, as a text; undefined while there is nothing that could be answered. `ask` is stable. A
 * form that is being sent asks no more: what it would come to has then become what it is.
 */
export function usePreview<Answer>(
  asked: string | undefined,
  ask: (asked: string, signal: AbortSignal) => Promise<Answer>,
): Loaded<Answer> {
  const isIdle = use(FormProgress) === 'idle';
  const [said, setSaid] = useState<Said<Answer>>();
  const [again, setAgain] = useState(0);
  useEffect(() => {
    if (asked === undefined || !isIdle) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(asked, stop.signal).then(
        (item) => !stop.signal.aborted && setSaid({ of: asked, item }),
        (error: unknown) => !stop.signal.aborted && setSaid({ of: asked, failure: toFailure(error) }),
      );
    }, timings.typing);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, ask, isIdle, again]);
  const known = asked === undefined ? undefined : said;
  return {
    item: known?.item,
    failure: known?.failure,
    coming: asked !== undefined && known === undefined,
    refreshing: known !== undefined && known.of !== asked,
    retry: () => setAgain((count) => count + 1),
  };
}
