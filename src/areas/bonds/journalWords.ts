import { defineMessages } from 'react-intl';
import type { RecordWords, ValueWords } from '../../parts/historyWords';
import { bondStatus, couponPeriods } from './bondTerms';
import { m } from './messages';

const own = defineMessages({
  editSchedule: { id: 'bonds.history.editSchedule', defaultMessage: 'Изменён график' },
  payRow: { id: 'bonds.history.payRow', defaultMessage: 'Выплата по графику' },
  sell: { id: 'bonds.history.sell', defaultMessage: 'Продажа' },
  isin: { id: 'bonds.history.isin', defaultMessage: 'ISIN' },
  quantity: { id: 'bonds.history.quantity', defaultMessage: 'Количество' },
  rate: { id: 'bonds.history.rate', defaultMessage: 'Ставка' },
  couponPeriod: { id: 'bonds.history.couponPeriod', defaultMessage: 'Период купона' },
  matures: { id: 'bonds.history.matures', defaultMessage: 'День погашения' },
  scheduleRow: { id: 'bonds.history.scheduleRow', defaultMessage: 'Строка графика' },
  soldQuantity: { id: 'bonds.history.soldQuantity', defaultMessage: 'Продано штук' },
});

const lists = [bondStatus.wordsOf('status'), couponPeriods.wordsOf('coupon_period')];

const values: ValueWords = (field, value) =>
  lists.map((words) => words(field, value)).find((found) => found !== undefined);

/** The history of a bond. */
export const bondJournal: RecordWords = {
  fields: {
    issuer: m.issuer,
    issuer_inn: m.issuerInn,
    isin: own.isin,
    nominal: m.nominal,
    quantity: own.quantity,
    rate_percent: own.rate,
    coupon_period: own.couponPeriod,
    issue_date: m.issueDay,
    maturity_date: own.matures,
    schedule_row: own.scheduleRow,
    sold_quantity: own.soldQuantity,
  },
  actions: {
    edit_schedule: own.editSchedule,
    pay_row: own.payRow,
    sell: own.sell,
    mature: m.matures,
  },
  written: ['issuer', 'isin'],
  values,
};
