/** Reading, changing and paying the schedule of a bond. */
import type { Call, HandlerMap } from '../../http/contract';
import { timestamp, today } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, wrongFields } from '../../shared/problem';
import { lockFresh, refuseStaleBond } from './handlers';
import { faultsOfRows, touchesFixed } from './scheduleRules';
import { tiesTo } from './schedule';
import { changeSchedule, listSchedule } from './scheduleStore';
import { scheduleAnswer } from './serialize';
import { auditBond, lockForPayment, matureOrTouch, payRow, rowText } from './service';

export const bondScheduleHandlers = {
  getRepaymentSchedule: ({ params, db, clock }) => scheduleAnswer(db, clock, params.id),

  editRepaymentSchedule: (call) =>
    call.db.transaction(async (sql) => {
      const bond = await lockFresh(sql, call, () => scheduleAnswer(sql, call.clock, call.params.id));
      if (bond.status === 'removed' || bond.status === 'matured')
        throw conflict('transition_not_allowed', 'The schedule of this bond is not changed any more');
      const kept = await listSchedule(sql, bond.id);
      const asked = { asked: call.body.rows, kept, bond, today: today(call.clock) };
      const faults = faultsOfRows(asked);
      if (Object.keys(faults).length > 0) throw wrongRows(faults);
      if (touchesFixed(asked)) throw conflict('row_fixed', 'A row that may not be changed was changed');
      const total = tiyinOf(bond.total_amount);
      if (
        !tiesTo(
          total,
          call.body.rows.map((row) => ({ principal: tiyinOf(row.principal) })),
        )
      )
        throw wrongFields({ rows: 'schedule_differs' }, `The principal of all rows has to be ${decimal(total)}`);
      await changeSchedule(sql, bond.id, call.body.rows);
      await auditBond(sql, call, bond.id, 'edit_schedule', changesOfRows(kept, call.body.rows));
      await matureOrTouch(sql, call, bond, timestamp(call.clock));
      return scheduleAnswer(sql, call.clock, bond.id);
    }),

  payBondRow: (call) =>
    call.db.transaction(async (sql) => {
      const taken = await lockForPayment(sql, call.params.id);
      await refuseStaleBond(sql, call, taken.bond);
      return payRow(sql, call, taken, call.params.row, call.body.payable_amount);
    }),
} satisfies Partial<HandlerMap>;

/** The fields of rows have numbers in their names, which no code of the whole is made of. */
const wrongRows = (faults: ReturnType<typeof faultsOfRows>) => wrongFields(faults as Parameters<typeof wrongFields>[0]);

type Rows = Call<'editRepaymentSchedule'>['body']['rows'];

/** One change for each row that is other than it was; rows that only moved up or down are not told. */
function changesOfRows(kept: readonly (Omit<Rows[number], 'id'> & { id: number })[], asked: Rows) {
  const field = 'schedule_row';
  const before = new Map(kept.map((row, at) => [row.id, { row, at }]));
  const changes = asked.flatMap((row, at) => {
    const own = typeof row.id === 'number' ? before.get(row.id) : undefined;
    const isSame = own !== undefined && rowText(own.row) === rowText(row);
    return isSame ? [] : [{ field, old: own && rowText(own.row, own.at), new: rowText(row, at) }];
  });
  const named = new Set(asked.map(({ id }) => id));
  const gone = [...before.values()].filter(({ row }) => !named.has(row.id));
  return [...changes, ...gone.map(({ row, at }) => ({ field, old: rowText(row, at) }))];
}
