import { defineMessage, defineMessages, type IntlShape } from 'react-intl';
import type { Format } from '../../i18n/format';
import type { BulkCounts } from './bulkState';

const m = defineMessages({
  paused: { id: 'kit.bulk.paused', defaultMessage: 'Приостановлено' },
  stuck: { id: 'kit.bulk.stuck', defaultMessage: 'Связь прервалась: исход части строк неизвестен' },
  over: { id: 'kit.bulk.over', defaultMessage: 'Закончено' },
});
const someOf = defineMessage<{ count: string; total: string }>({
  id: 'kit.bulk.someOf',
  defaultMessage: 'Обработано {count} из {total}',
});

/** How far bulk work is, in one line. */
export function phaseText(phase: 'running' | 'halted' | 'over', counts: BulkCounts, intl: IntlShape, format: Format) {
  const handled = counts.all - counts.waiting - counts.open;
  const far = intl.formatMessage(someOf, { count: format.number(handled), total: format.number(counts.all) });
  if (phase === 'running') return far;
  if (phase === 'over') return intl.formatMessage(m.over);
  return `${intl.formatMessage(counts.unknown > 0 ? m.stuck : m.paused)}. ${far}`;
}

/** From 0 to 1. */
export const shareOf = (counts: BulkCounts): number =>
  counts.all === 0 ? 1 : (counts.all - counts.waiting - counts.open) / counts.all;
