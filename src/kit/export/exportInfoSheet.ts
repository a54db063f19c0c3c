import { defineMessage, defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { isDay, tashkentTime } from '../../lib/days';
import type { Fact } from '../../lib/sheet/sheetPlan';
import { t } from '../../i18n/terms';

const m = defineMessages({
  user: { id: 'kit.export.user', defaultMessage: 'Пользователь' },
  time: { id: 'kit.export.time', defaultMessage: 'Время выгрузки' },
  which: { id: 'kit.export.which', defaultMessage: 'Какие строки' },
  byHand: { id: 'kit.export.byHand', defaultMessage: 'только выбранные вручную' },
  changed: {
    id: 'kit.export.changed',
    defaultMessage: 'Список менялся, пока шла выгрузка: часть строк могла не попасть в файл',
  },
});
/** Before what the reader of the file has to know. */
export const remark = defineMessage({ id: 'kit.export.remark', defaultMessage: 'Примечание' });

type Filters = Readonly<Record<string, unknown>>;

/** The line that stands instead of the filters when the rows were picked by hand. */
export function pickedFact(intl: IntlShape): Fact {
  return { label: intl.formatMessage(m.which), value: intl.formatMessage(m.byHand), kind: 'text' };
}

interface Made {
  rows: number;
  /** The list was not the same at the end as at the beginning. */
  isChanged: boolean;
  user: string;
  now: Date;
  system: string;
}

/** The lines about the file itself. */
export function madeFacts({ rows, isChanged, user, now, system }: Made, intl: IntlShape): Fact[] {
  const say = (message: MessageDescriptor) => intl.formatMessage(message);
  return [
    { label: say(t.rows), value: rows, kind: 'number' },
    { label: say(m.user), value: user, kind: 'text' },
    { label: say(m.time), value: tashkentTime(now.toISOString()) ?? null, kind: 'dateTime' },
    { label: say(t.system), value: system, kind: 'text' },
    ...(isChanged ? [{ label: say(remark), value: say(m.changed), kind: 'text' } as const] : []),
  ];
}

/** `<screen>_<from>_<to>_<yyyymmdd-hhmm>`; an open end of the period is called `all`. */
export function exportFileName(screen: string, filters: Filters, now: Date, extension: string): string {
  const { begin_date, end_date } = filters;
  const ends = [begin_date, end_date].map((day) => (isDay(day) ? day : 'all'));
  const period = isDay(begin_date) || isDay(end_date) ? ends.join('_') : 'all';
  const time = (tashkentTime(now.toISOString()) ?? '').replace(/[-:]/g, '').replace(' ', '-').slice(0, 13);
  return `${screen}_${period}_${time}.${extension}`;
}
