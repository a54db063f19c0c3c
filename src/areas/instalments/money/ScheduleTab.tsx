import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetInstalmentPaymentInfoQuery,
  useGetPaymentScheduleQuery,
  type ScheduleRow,
} from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { Fact, Facts } from '../../../kit/values/Facts';
import { rowsOf } from '../../../lib/rows';
import { rowStatus } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { m } from './messages';

type Row = ScheduleRow & { id: number };

const columns: Column<Row>[] = [
  fieldColumn('number', t.numberSign, { as: 'number', width: 48 }),
  fieldColumn('date', t.date, { as: 'day', important: true, width: 112 }),
  rowStatus.column('status', t.status, (row) => row.status, { width: 160, important: true }),
  fieldColumn('amount', m.amount, { as: 'money', important: true, width: 132 }),
  fieldColumn('paid_amount', instalments.paid, { as: 'money', width: 136 }),
  fieldColumn('cancelled_amount', m.cutByReturns, { as: 'money', width: 132 }),
  fieldColumn('debt', instalments.debt, { as: 'money', width: 132 }),
  fieldColumn('overdue_days', instalments.overdue, { as: 'number', width: 64 }),
  fieldColumn('paid_at', m.paidAt, { as: 'dateTime', width: 168 }),
  fieldColumn('rebate_amount', m.rebate, { as: 'money', width: 176, hidden: true }),
];

const uncutColumns = columns.filter(({ id }) => id !== 'cancelled_amount');
/** Most contracts know no return: only where one cut something stands what it cut. */
const columnsOf = (rows: readonly ScheduleRow[]) =>
  rows.some((row) => row.cancelled_amount !== '0.00') ? columns : uncutColumns;

/** The rows of a contract, what is paid of each, what would settle it today, and what it yields. */
export function ScheduleTab({ id }: { id: number }) {
  const format = useFormat();
  const schedule = useRecordQuery(useGetPaymentScheduleQuery({ id }), id);
  const { item: info } = useRecordQuery(useGetInstalmentPaymentInfoQuery({ id }), id);
  return (
    <Section id="schedule" title={instalments.schedule} result={schedule}>
      {({ schedule: rows, totals }) => (
        <>
          <Facts areFigures>
            <Fact label={m.amount} value={totals.amount} as="money" />
            <Fact label={instalments.paid} value={totals.paid_amount} as="money" />
            <Fact label={instalments.debt} value={totals.debt} as="money" />
            <Fact label={m.settle} value={info?.settlement?.amount} as="money" optional />
            <Fact label={m.rebate} value={info?.settlement?.rebate} as="money" optional />
          </Facts>
          {info?.yield && (
            <Facts areFigures>
              <Fact label={m.yieldMonth} value={format.percent(info.yield.month_percent)} />
              <Fact label={m.yieldNominal} value={format.percent(info.yield.nominal_percent)} />
              <Fact label={m.yieldEffective} value={format.percent(info.yield.effective_percent)} />
            </Facts>
          )}
          <DataTable
            rows={rowsOf(rows.map((row) => ({ ...row, id: row.number })))}
            columns={columnsOf(rows)}
            empty={m.noRows}
            label={instalments.schedule}
          />
        </>
      )}
    </Section>
  );
}
