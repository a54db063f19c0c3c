import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { TellCode } from '../kit/state/failureText';
import { isDay } from '../lib/days';
import { monthShown } from './moneyShown';

const m = defineMessages({
  closed: { id: 'parts.refusal.month_closed_which', defaultMessage: 'Месяц закрыт: {month}' },
  closing: { id: 'parts.refusal.month_closing_which', defaultMessage: 'Месяц закрывается: {month}' },
});

const withMonth =
  (title: MessageDescriptor): TellCode =>
  ({ month }) =>
    typeof month === 'string' && isDay(`${month}-01`) ? { title, values: { month: monthShown(month) } } : undefined;

/** A day may be refused for another month than its own, for a later one that is closed: the answer names it. */
export const shutMonth = { month_closed: withMonth(m.closed), month_closing: withMonth(m.closing) };
