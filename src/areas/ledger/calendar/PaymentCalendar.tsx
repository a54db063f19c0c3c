import { Button } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetPaymentDaysQuery,
  useListPaymentCalendarRows,
  type PaymentEntry,
} from '../../../api/system-user/paymentCalendar';
import { useFormat } from '../../../i18n/format';
import { ExportButton } from '../../../kit/export/ExportButton';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { ListPage } from '../../../kit/list/ListPage';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { byDay, day, oneOf, order } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { MonthFilter } from '../../../parts/MonthFilter';
import { RecordLink } from '../../../parts/RecordLink';
import { calendarMonths, paymentKinds, paymentStates, recordOf } from './calendarTerms';
import { m, ofMonth } from './messages';
import { MonthGrid } from './MonthGrid';

export const parameters = {
  month: byDay((today) => oneOf(calendarMonths, today.slice(0, 7))),
  date: day(),
  kind: paymentKinds.param(),
  state: paymentStates.param(),
  order_by: order(['date', 'amount'], 'date'),
};

const columns: Column<PaymentEntry>[] = [
  fieldColumn('date', m.day, { as: 'day', sort: true, important: true, width: 112 }),
  paymentKinds.column('kind', m.kind, (row) => row.kind, { width: 184 }),
  {
    ...{ id: 'name', title: m.record, important: true, value: (row) => row.name },
    cell: (row) => <Record entry={row} />,
  },
  paymentStates.column('state', m.status, (row) => row.state, { width: 144 }),
  fieldColumn('count', m.people, { as: 'number', width: 144 }),
  fieldColumn('amount', m.amount, { as: 'money', sort: true, important: true, width: 184 }),
];

function Record({ entry }: { entry: PaymentEntry }) {
  const intl = useIntl();
  const format = useFormat();
  const { to, permission } = recordOf(entry);
  const { name, month } = entry;
  return (
    <RecordLink to={to} permission={permission}>
      {month === null ? name : intl.formatMessage(ofMonth, { name, month: format.month(month) })}
    </RecordLink>
  );
}

/** What is to be paid to investors on which day, and what was: the month by its days, and its payments below. */
export default function PaymentCalendar() {
  const list = useListState(parameters);
  const { month, date, kind } = list.filters;
  // A day of another month is none of this one.
  const chosen = date?.startsWith(month) ? date : undefined;
  const rows = useListPaymentCalendarRows({ ...list, filters: { ...list.filters, date: chosen } });
  const result = useRecordQuery(useGetPaymentDaysQuery({ month, kind }), `${month} ${kind.join()}`);
  return (
    <ListPage list={list} rows={rows} columns={columns} actions={<ExportButton file="payment-calendar" />}>
      <Toolbar>
        <MonthFilter
          label={m.month}
          previous={m.previous}
          next={m.next}
          month={month}
          months={calendarMonths}
          onStep={(next) => list.set({ month: next, date: undefined })}
        />
        <SelectFilter name="kind" label={m.kind} options={paymentKinds.options} />
        <SelectFilter name="state" label={m.status} options={paymentStates.options} />
        {chosen !== undefined && (
          <Button appearance="subtle" onClick={() => list.set({ date: undefined })}>
            <FormattedMessage {...m.wholeMonth} />
          </Button>
        )}
      </Toolbar>
      {result.failure && !result.item && <FailureNote failure={result.failure} retry={result.retry} />}
      <MonthGrid
        month={month}
        days={result.item?.days ?? []}
        today={result.item?.today}
        chosen={chosen}
        onChoose={(next) => list.set({ date: next })}
      />
      <DataTable empty={m.empty} label={m.entries} />
    </ListPage>
  );
}
