import { makeStyles, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useContentCalendarRows, type ContentEntry } from '../../../api/payment/contentCalendar';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { byDay, oneOf } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { todayInTashkent } from '../../../lib/days';
import { pagesOf } from '../../../lib/readPage';
import { MonthFilter } from '../../../parts/MonthFilter';
import { RecordLink } from '../../../parts/RecordLink';
import { bannerPlace } from '../banners/bannerTerms';
import { m as banners } from '../banners/messages';
import { m as content } from '../messages';
import { shownState } from '../shownState';
import { calendarMonths, periodText, plainPeriod, recordOf, shownKind, togetherness } from './calendarTerms';
import { beside, m } from './messages';
import { MonthBar } from './MonthBar';

export const parameters = {
  month: byDay((today) => oneOf(calendarMonths, today.slice(0, 7))),
  kind: shownKind.param(),
  together: togetherness.oneParam(),
};

const useStyles = makeStyles({
  days: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    // On a phone the bar has the width, and the days stand under it.
    '@media (max-width: 600px)': { flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalXS },
  },
  text: { flexShrink: 0, minWidth: '156px', fontVariantNumeric: 'tabular-nums' },
  beside: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorStatusWarningForeground1,
  },
});

function Days({ entry, month }: { entry: ContentEntry; month: string }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  return (
    <div className={styles.days}>
      <MonthBar entry={entry} month={month} today={todayInTashkent(new Date())} />
      <span className={styles.text}>{periodText(intl, format, entry)}</span>
    </div>
  );
}

function Beside({ count }: { count: number }) {
  const styles = useStyles();
  if (count === 0) return null;
  return (
    <span className={styles.beside}>
      <Warning16Regular aria-hidden />
      <FormattedMessage {...beside} values={{ count }} />
    </span>
  );
}

function Name({ entry }: { entry: ContentEntry }) {
  const { to, permission } = recordOf(entry);
  return (
    <RecordLink to={to} permission={permission}>
      {entry.name}
    </RecordLink>
  );
}

const columnsOf = (month: string): Column<ContentEntry>[] => [
  shownKind.column('kind', t.type, (row) => row.kind, { width: 96 }),
  {
    ...{ id: 'name', title: t.name, value: (row) => row.name, important: true, width: 168 },
    cell: (row) => <Name entry={row} />,
  },
  {
    ...{ id: 'place', title: banners.place, value: (row) => row.place, width: 120 },
    words: (row) => (row.place === null ? undefined : bannerPlace.labelOf(row.place)),
  },
  fieldColumn('start', content.start, { as: 'day', hidden: true }),
  fieldColumn('end', content.end, { as: 'day', hidden: true }),
  shownState.column('state', content.state, (row) => row.state, { width: 136 }),
  {
    ...{
      id: 'days',
      title: m.days,
      value: plainPeriod,
      important: true,
      width: 284,
    },
    cell: (row) => <Days entry={row} month={month} />,
  },
  {
    ...{ id: 'beside', title: m.together, value: (row) => row.beside, width: 144 },
    cell: (row) => <Beside count={row.beside} />,
  },
];
const columnsByMonth = new Map(calendarMonths.map((month) => [month, columnsOf(month)]));

/** What customers are shown in a month, each on its days; banners at one place at one time are marked. */
export default function ContentCalendar() {
  const list = useListState(parameters);
  const { month, kind, together } = list.filters;
  const rows = useContentCalendarRows({ month, kind, beside: together === undefined ? undefined : together === 'yes' });
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columnsByMonth.get(month) ?? []}
      actions={<ExportButton file="content-calendar" readPage={pagesOf(rows.items)} total={rows.items.length} />}
    >
      <Toolbar>
        <MonthFilter
          label={m.month}
          previous={m.previous}
          next={m.next}
          month={month}
          months={calendarMonths}
          onStep={(next) => list.set({ month: next })}
        />
        <SelectFilter name="kind" label={t.type} options={shownKind.options} />
        <SelectFilter name="together" label={m.together} options={togetherness.options} />
      </Toolbar>
      <DataTable empty={m.empty} isWhole />
    </ListPage>
  );
}
