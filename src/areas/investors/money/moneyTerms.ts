import type { Card, Certificate, Transaction } from '../../../api/system-user/investors';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const transactionTypes = choices<Transaction['type']>({
  refill: m.refill,
  withdraw: m.withdraw,
  invest: m.invest,
  dividend: m.dividend,
  exit: m.exit,
  penalty: m.penalty,
  exit_tax: m.exitTax,
  bond: m.bond,
  coupon: m.coupon,
  coupon_tax: m.couponTax,
  bond_repayment: m.bondRepayment,
});

export const cardKinds = choices<Card['type']>({
  uzcard: m.uzcard,
  humo: m.humo,
  other: m.otherCard,
});

export const certificateKinds = choices<Certificate['kind']>({
  investment: m.investment,
  qualification: m.qualification,
});
