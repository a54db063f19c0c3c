import { mergeClasses } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useEditRepaymentScheduleMutation, type BondDetail, type RepaymentSchedule } from '../../api/system-user/bonds';
import { useFormat } from '../../i18n/format';
import { GridField, type GridColumn, type GridRow } from '../../kit/fields/GridField';
import { FormBody } from '../../kit/form/FormBody';
import { useFormSubmit } from '../../kit/form/useFormSubmit';
import { untyped, usePanelForm } from '../../kit/form/usePanelForm';
import { useNoteStyles } from '../../kit/foundation/styles';
import { isLessMoney, isMoney, parseMoney, sumMoney, toDecimal } from '../../lib/money';
import { t } from '../../i18n/terms';
import { todayInTashkent } from '../../lib/days';
import { differenceIs, m } from './messages';

interface Props {
  bond: BondDetail;
  schedule: RepaymentSchedule;
  onClose: () => void;
}

const rowsOf = ({ rows }: RepaymentSchedule): GridRow[] =>
  rows.map(({ id, date, principal, profit }) => ({ key: `row:${id}`, id: String(id), date, principal, profit }));

const notNegative = (value: string) => (isLessMoney(value, '0.00') ? 'least:0' : undefined);

/** The columns with the rules that the service has for them, so that a fault is seen where it is made. */
function columnsOf({ issue_date: issued, maturity_date: matures, status }: BondDetail): GridColumn[] {
  const today = todayInTashkent(new Date());
  const dayFault = (day: string, at: number, rows: readonly GridRow[]): string | undefined => {
    if (day <= (rows[at - 1]?.['date'] ?? issued)) return 'not_rising';
    if (day > matures) return 'after_maturity';
    return status === 'active' && day <= today ? 'in_past' : undefined;
  };
  return [
    { id: 'date', title: t.date, as: 'day', width: 128, check: dayFault },
    { id: 'principal', title: m.principal, as: 'money', width: 176, check: notNegative },
    { id: 'profit', title: m.profit, as: 'money', width: 176, check: notNegative },
  ];
}

/** By how much the principal of the rows is more than the issue; of cells that hold no amount nothing is counted. */
const differenceOf = (rows: readonly GridRow[], total: string): string => {
  const principal = sumMoney(rows.flatMap(({ principal: sum }) => (isMoney(sum) ? [sum] : [])));
  return toDecimal((parseMoney(principal) ?? 0n) - (parseMoney(total) ?? 0n));
};

/** The schedule as a grid; it is not sent while its principal differs from the issue. */
export function EditSchedule({ bond, schedule, onClose }: Props) {
  const [save] = useEditRepaymentScheduleMutation();
  const format = useFormat();
  const form = usePanelForm({
    id: `bondSchedule:${bond.id}`,
    values: { rows: rowsOf(schedule) },
    version: schedule.version,
    // Rows are not merged: the schedule is the own one or that of the colleague.
    fromRecord: (current: RepaymentSchedule) => ({ rows: rowsOf(current) }),
  });
  const work = useFormSubmit(form, {
    done: m.scheduleSaved,
    onClose,
    onSubmit: ({ rows }, { version = schedule.version }) =>
      save({
        id: bond.id,
        'If-Match': version,
        body: {
          rows: rows.map(({ id, date = '', principal = '', profit = '' }) => ({
            ...{ date, principal, profit },
            id: id === undefined ? null : Number(id),
          })),
        },
      }).unwrap(),
  });
  const fixed = new Set(schedule.rows.filter((row) => !row.is_editable).map(({ id }) => `row:${id}`));
  const total = schedule.total_amount;
  return (
    <>
      <FormBody form={untyped(form)} work={work}>
        <GridField
          name="rows"
          label={m.scheduleRows}
          columns={columnsOf(bond)}
          isFixed={({ key }) => fixed.has(key)}
          show={(rows) =>
            rows
              .map(
                ({ date, principal, profit }) =>
                  `${format.day(date)}: ${format.money(principal)} + ${format.money(profit)}`,
              )
              .join('; ')
          }
          newRow={() => ({ date: '', principal: '0.00', profit: '0.00' })}
          check={(rows) => (differenceOf(rows, total) === '0.00' ? undefined : 'schedule_differs')}
          summary={(rows) => <Difference amount={differenceOf(rows, total)} />}
        />
      </FormBody>
      {work.guard.question}
    </>
  );
}

function Difference({ amount }: { amount: string }) {
  const note = useNoteStyles();
  const format = useFormat();
  const isNone = amount === '0.00';
  return (
    <div role="status" className={mergeClasses(note.root, isNone ? note.neutral : note.danger)}>
      <p className={note.line}>
        <FormattedMessage {...differenceIs} values={{ amount: format.moneyWithCurrency(amount) }} />
      </p>
    </div>
  );
}
