import { defineMessage, defineMessages, type IntlShape } from 'react-intl';
import type { Format } from '../../i18n/format';
import { isDay } from '../../lib/days';
import { isMoney } from '../../lib/money';
import { looksPersonal } from '../../lib/personal';
import type { Fact } from '../../lib/sheet/sheetPlan';
import type { FilterName, FilterOption } from './listContext';
import type { Column } from './columns/column';
import { labelText } from '../form/labelText';
import { t } from '../../i18n/terms';

const m = defineMessages({
  screen: { id: 'kit.export.screen', defaultMessage: 'Раздел' },
  search: { id: 'kit.export.search', defaultMessage: 'Поиск' },
  wholePeriod: { id: 'kit.export.wholePeriod', defaultMessage: 'весь' },
  order: { id: 'kit.export.order', defaultMessage: 'Сортировка' },
  personal: { id: 'kit.export.personal', defaultMessage: 'скрыто: похоже на личные данные' },
});
const ascending = defineMessage<{ title: string }>({
  id: 'kit.export.ascending',
  defaultMessage: '{title}, по возрастанию',
});
const descending = defineMessage<{ title: string }>({
  id: 'kit.export.descending',
  defaultMessage: '{title}, по убыванию',
});

/** What the filters of a list are called, and their values, by parameter: as the filters of the toolbar say it. */
export type FilterNames = Readonly<Record<string, FilterName | undefined>>;

type Filters = Readonly<Record<string, unknown>>;

interface Asked<Row> {
  /** The title of the screen. */
  title: string;
  /** The name of the record, where the list belongs to one. */
  record?: string | undefined;
  filters: Filters;
  names: FilterNames;
  columns: readonly Column<Row>[];
  intl: IntlShape;
  format: Format;
}

/** These have lines of their own. */
const elsewhere = ['begin_date', 'end_date', 'order_by'];

function textOf(value: unknown, options: readonly FilterOption[] | undefined, { intl, format }: Asked<never>): string {
  const label = options?.find((option) => option.value === String(value))?.label;
  if (label !== undefined) return typeof label === 'string' ? label : intl.formatMessage(label);
  // Both are digits, and would look like somebody's number.
  if (isDay(value)) return format.day(value);
  if (isMoney(value)) return format.money(value);
  const text = String(value);
  return looksPersonal(text) ? intl.formatMessage(m.personal) : text;
}

function rangeOf([from, to]: readonly [string, string], asked: Asked<never>): string {
  const shown = (name: string) => (isGiven(asked.filters[name]) ? textOf(asked.filters[name], undefined, asked) : '…');
  return `${shown(from)} – ${shown(to)}`;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function periodOf(asked: Asked<never>): string {
  const { begin_date, end_date } = asked.filters;
  if (!isDay(begin_date) && !isDay(end_date)) return asked.intl.formatMessage(m.wholePeriod);
  return rangeOf(['begin_date', 'end_date'], asked);
}

function orderOf<Row>({ filters, columns, intl }: Asked<Row>): string | undefined {
  const { order_by } = filters;
  if (typeof order_by !== 'string') return undefined;
  const isDescending = order_by.startsWith('-');
  const field = isDescending ? order_by.slice(1) : order_by;
  const column = columns.find(({ sort }) => sort === field);
  const title = column ? labelText(intl, column.title) : field;
  return intl.formatMessage(isDescending ? descending : ascending, { title });
}

const fact = (label: string, value: string): Fact => ({ label, value, kind: 'text' });

/** The line about the screen, the one that says where rows that were picked by hand are from. */
export const screenFact = ({ title, record, intl }: Pick<Asked<never>, 'title' | 'record' | 'intl'>): Fact =>
  fact(intl.formatMessage(m.screen), record === undefined ? title : `${title}: ${record}`);

/** The lines about what was asked for: the screen, its filters, period and order. */
export function askedFacts<Row>(asked: Asked<Row>): Fact[] {
  const { filters, names, intl } = asked;
  const about = { ...asked, columns: [] };
  const chosen = Object.entries(filters).flatMap(([name, value]) => {
    const values = (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isGiven);
    if (values.length === 0 || elsewhere.includes(name)) return [];
    const known: FilterName | undefined = names[name] ?? (name === 'search' ? { label: m.search } : undefined);
    const label = known ? intl.formatMessage(known.label) : name;
    if (known?.ends) {
      const [from, to] = known.ends;
      // One line for both ends, in the place of the first.
      return name === to && isGiven(filters[from]) ? [] : [fact(label, rangeOf(known.ends, about))];
    }
    return [fact(label, values.map((one) => textOf(one, known?.options, about)).join(', '))];
  });
  const order = orderOf(asked);
  return [
    screenFact(about),
    ...chosen,
    fact(intl.formatMessage(t.period), periodOf(about)),
    ...(order === undefined ? [] : [fact(intl.formatMessage(m.order), order)]),
  ];
}
