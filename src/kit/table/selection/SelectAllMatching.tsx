import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useFormat } from '../../../i18n/format';
import type { Failure } from '../../../lib/failure';
import type { ReadPage } from '../../../lib/readPage';
import { readInOrder } from '../../../lib/readAllPages';
import { failureText } from '../../state/failureText';
import { ForbiddenHint, useReasonStyles } from '../../feedback/ForbiddenHint';
import { useUnmountEffect } from '../../foundation/useUnmountEffect';
import { t } from '../../../i18n/terms';

type Counts = { count: string; total: string };
const whole = defineMessage<{ total: string }>({
  id: 'kit.selection.pickWhole',
  defaultMessage: 'Выбрать все {total} по фильтру',
});
const tooMany = defineMessage<Counts>({
  id: 'kit.selection.tooMany',
  defaultMessage: 'По фильтру {total}, а за раз можно выбрать не больше {count}: сузьте фильтр',
});
const reading = defineMessage<Counts>({
  id: 'kit.selection.reading',
  defaultMessage: 'Собираем строки: {count} из {total}',
});

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  stopped: { flexBasis: '100%' },
});

/** As many rows are held with all that the table shows of them; more of them no user looks through. */
const pickedAtMost = 10_000;
const size = 1_000;

interface Props<Row> {
  readPage: ReadPage<Row>;
  total: number;
  /** All of them were asked for by key. */
  isAsked?: boolean;
  /** Every loaded row is picked, so the user may well want more. */
  isAll: boolean;
  onPicked: (rows: readonly Row[]) => void;
  /** It was stopped, or there are too many: what was asked for by key is not to begin again by itself. */
  onDropped?: () => void;
}

/** Offers to pick every row of the filter: reads them page by page, says how far it is, and can be stopped. */
export function SelectAllMatching<Row>({ readPage, total, isAsked = false, isAll, onPicked, onDropped }: Props<Row>) {
  const styles = useStyles();
  const reason = useReasonStyles();
  const format = useFormat();
  const [count, setCount] = useState<number>();
  const [stopped, setStopped] = useState<{ failure: Failure; resume: () => void }>();
  const stop = useRef<AbortController>(undefined);
  useUnmountEffect(() => stop.current?.abort());

  const read = async (): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    const rows: Row[] = [];
    const askToContinue = (failure: Failure) =>
      new Promise<void>((resolve) => setStopped({ failure, resume: resolve }));
    setCount(0);
    try {
      for await (const page of readInOrder({ readPage, size, signal, askToContinue })) {
        setStopped(undefined);
        rows.push(...page.items);
        setCount(rows.length);
        if (rows.length > pickedAtMost) break;
      }
      onPicked(rows.slice(0, pickedAtMost));
    } catch (error) {
      // Stopping breaks off whatever is under way, and that is no failure.
      if (!signal.aborted) throw error;
    }
  };
  const giveUp = (): void => {
    stop.current?.abort();
    setStopped(undefined);
    setCount(undefined);
    onDropped?.();
  };

  const isPossible = total <= pickedAtMost;
  const begin = useEffectEvent(() => {
    if (isPossible) void read();
    else onDropped?.();
  });
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked]);

  const all = format.number(total);
  if (!isPossible)
    return (
      isAll && (
        <span>
          <FormattedMessage {...tooMany} values={{ total: all, count: format.number(pickedAtMost) }} />
        </span>
      )
    );
  if (count === undefined)
    return (
      <Button size="small" appearance="transparent" onClick={() => void read()}>
        <FormattedMessage {...whole} values={{ total: all }} />
      </Button>
    );
  const message = stopped && failureText(stopped.failure);
  return (
    <div className={mergeClasses(styles.root, stopped && styles.stopped)}>
      {message ? (
        <span role="alert">
          <FormattedMessage {...message.title} values={message.values} />
        </span>
      ) : (
        <FormattedMessage {...reading} values={{ count: format.number(count), total: all }} />
      )}
      {stopped && (
        <Button size="small" appearance="transparent" onClick={stopped.resume}>
          <FormattedMessage {...t.retry} />
        </Button>
      )}
      <Button size="small" appearance="transparent" onClick={giveUp}>
        <FormattedMessage {...t.stop} />
      </Button>
      <div className={reason.root}>{stopped && <ForbiddenHint failure={stopped.failure} />}</div>
    </div>
  );
}
