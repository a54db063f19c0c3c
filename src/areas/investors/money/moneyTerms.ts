import type { MessageDescriptor } from 'react-intl';
import type { Card, Certificate, Transaction } from '../../../api/system-user/investors';
import { m } from './messages';

export const transactionTypes: Record<Transaction['type'], MessageDescriptor> = {
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
};

export const cardKinds: Record<Card['type'], MessageDescriptor> = {
  uzcard: m.uzcard,
  humo: m.humo,
  other: m.otherCard,
};

export const certificateKinds: Record<Certificate['kind'], MessageDescriptor> = {
  investment: m.investment,
  qualification: m.qualification,
};
