import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { codeText, failureText } from '../state/failureText';
import type { BulkJob } from './bulkJob';
import { cancelledCode, neverCode, type BulkState, type RowOutcome } from './bulkState';

const m = defineMessages({
  waiting: { id: 'kit.bulk.waiting', defaultMessage: 'Ждёт отправки' },
  sent: { id: 'kit.bulk.sent', defaultMessage: 'Отправлено' },
  checking: { id: 'kit.bulk.checking', defaultMessage: 'Ответ потерян: узнаём, что вышло' },
  unknown: { id: 'kit.bulk.unknown', defaultMessage: 'Неизвестно: могло выполниться' },
  done: { id: 'kit.bulk.done', defaultMessage: 'Готово' },
  cancelled: { id: 'kit.bulk.cancelled', defaultMessage: 'Не отправлено: остановлено' },
  never: { id: 'kit.bulk.never', defaultMessage: 'Не выполнено: служба этого не получила' },
  refused: { id: 'kit.bulk.refused', defaultMessage: 'Служба отказала' },
});

const own: Record<string, MessageDescriptor | undefined> = { [cancelledCode]: m.cancelled, [neverCode]: m.never };

export type Shown = 'waiting' | 'open' | 'unknown' | 'done' | 'failed' | 'skipped';

/** What became of a row, as it is drawn: an open one is either being asked about or not known. */
export function shownState(row: RowOutcome, { calls }: BulkState): Shown {
  if (row.state !== 'open') return row.state;
  return calls.get(row.key)?.state === 'unknown' ? 'unknown' : 'open';
}

function codeLabel(code: string | undefined, wordsOf: BulkJob['wordsOf'], intl: IntlShape): string {
  if (code === undefined) return intl.formatMessage(m.refused);
  const known = own[code] ?? codeText(code);
  return wordsOf(code, intl) ?? (known ? intl.formatMessage(known) : code);
}

/** What became of a row, in one sentence. */
export function outcomeText(row: RowOutcome, state: BulkState, wordsOf: BulkJob['wordsOf'], intl: IntlShape): string {
  if (row.state === 'skipped') return codeLabel(row.code, wordsOf, intl);
  if (row.state === 'open') return intl.formatMessage(m[state.calls.get(row.key)?.state ?? 'unknown']);
  if (row.state !== 'failed') return intl.formatMessage(m[row.state]);
  const { failure, code } = row;
  if (!failure) return codeLabel(code, wordsOf, intl);
  const { title, text, values } = failureText(failure);
  return [title, text].flatMap((one) => (one ? [intl.formatMessage(one, values)] : [])).join('. ');
}
