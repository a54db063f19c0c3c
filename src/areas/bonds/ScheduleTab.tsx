import { makeStyles } from '@fluentui/react-components';
import { Edit20Regular, MoneyHand20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import {
  useGetRepaymentScheduleQuery,
  type BondDetail,
  type RepaymentSchedule,
  type ScheduleRow,
} from '../../api/system-user/bonds';
import { Action } from '../../kit/actions/Action';
import { Section } from '../../kit/detail/Section';
import { wrappingRow } from '../../kit/foundation/styles';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { Fact, Facts } from '../../kit/values/Facts';
import { rowsOf } from '../../lib/rows';
import { Can, useCan } from '../../session/can';
import { t } from '../../i18n/terms';
import { payRefusals, rowStatus } from './bondTerms';
import { EditSchedule } from './EditSchedule';
import { m } from './messages';
import { PayRow } from './PayRow';

const columns: Column<ScheduleRow>[] = [
  fieldColumn('number', t.numberSign, { as: 'number', width: 56 }),
  fieldColumn('date', t.date, { as: 'day', important: true, width: 112 }),
  rowStatus.column('status', t.status, (row) => row.status, { width: 136, important: true }),
  fieldColumn('principal', m.principal, { as: 'money', width: 156 }),
  fieldColumn('profit', m.profit, { as: 'money', width: 144 }),
  fieldColumn('total', m.rowTotal, { as: 'money', important: true, width: 160 }),
  { id: 'payable', title: m.toHolders, value: (row) => row.payable.net, as: 'money', width: 168 },
  fieldColumn('balance', m.left, { as: 'money', width: 160 }),
  fieldColumn('paid_at', m.paidAt, { as: 'dateTime', width: 168, hidden: true }),
  { id: 'paid_by', title: m.paidBy, value: (row) => row.paid_by?.name, width: 160, hidden: true },
];
const dialogs = ['pay'] as const;

const useStyles = makeStyles({ verbs: wrappingRow });

/** The rows of a schedule: read, paid one after the other, and edited in their place. */
export function ScheduleTab({ bond }: { bond: BondDetail }) {
  const result = useRecordQuery(useGetRepaymentScheduleQuery({ id: bond.id }), bond.id);
  const [isEditing, setEditing] = useState(false);
  return (
    <Section id="schedule" title={m.schedule} result={result}>
      {(schedule) =>
        isEditing ? (
          <EditSchedule bond={bond} schedule={schedule} onClose={() => setEditing(false)} />
        ) : (
          <Schedule bond={bond} schedule={schedule} onEdit={() => setEditing(true)} />
        )
      }
    </Section>
  );
}

interface Props {
  bond: BondDetail;
  schedule: RepaymentSchedule;
  onEdit: () => void;
}

function Schedule({ bond, schedule, onEdit }: Props) {
  const styles = useStyles();
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayPay = useCan()('bonds.enable');
  // As it is now: after a refusal the question is about the sum that came with it, and no row ever leaves the schedule.
  const paying = schedule.rows.find(({ id }) => String(id) === dialog?.of);
  // Rows are paid strictly in order, so there is never more than one to be paid.
  const next = schedule.rows.find(({ status }) => status !== 'paid');
  const isFixed = bond.status === 'removed' || bond.status === 'matured';
  return (
    <>
      <Facts areFigures>
        <Fact label={m.sumOfPrincipal} value={schedule.totals.principal} as="money" />
        <Fact label={m.sumOfProfit} value={schedule.totals.profit} as="money" />
        <Fact label={m.rowTotal} value={schedule.totals.total} as="money" />
      </Facts>
      <DataTable rows={rowsOf(schedule.rows)} columns={columns} empty={m.noRows} label={m.schedule} />
      <div className={styles.verbs}>
        {next && (
          <Can do="bonds.enable">
            <Action
              label={m.payNext}
              icon={MoneyHand20Regular}
              isPrimary
              disabledReason={next.pay_refusal !== null && payRefusals[next.pay_refusal]}
              onSelect={() => open('pay', next.id)}
            />
          </Can>
        )}
        <Can do="bonds.update">
          <Action
            label={m.editSchedule}
            icon={Edit20Regular}
            disabledReason={
              isFixed ? m.fixedSchedule : !schedule.rows.some((row) => row.is_editable) && m.noEditableRows
            }
            onSelect={onEdit}
          />
        </Can>
      </div>
      {paying && mayPay && <PayRow bond={bond} version={schedule.version} row={paying} onClose={close} />}
    </>
  );
}
