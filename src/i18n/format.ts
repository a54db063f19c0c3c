import { useMemo } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { monthName } from '../lib/dateNames';
import { isDay, tashkentTime } from '../lib/days';
import { isMoney } from '../lib/money';

/** Shown for what is empty or not what it should be. */
export const emptyValue = '—';

/** Whether React would draw nothing in the place of it, so that the dash stands there. */
export const isBlank = (drawn: unknown): boolean =>
  drawn === undefined || drawn === null || drawn === '' || drawn === false;

/** A no-break space: a number never ends one line and begins the next. */
const gap = '\u00a0';

const withCurrency = defineMessage<{ amount: string }>({ id: 'i18n.money', defaultMessage: '{amount} сум' });

/** How numbers and days look in one language. The minus is the plain hyphen, so that copied figures stay figures. */
export interface Format {
  /** '1250000.00' as 1 250 000,00, without the currency. */
  money(decimal: unknown): string;
  moneyWithCurrency(decimal: unknown): string;
  number(value: unknown): string;
  /** 24 as 24 %, at most four decimals. */
  percent(value: unknown): string;
  /** '2026-03-05' as 05.03.2026. */
  day(day: unknown): string;
  /** A timestamp as 05.03.2026 14:07:31 by the clock of Tashkent. */
  dateTime(timestamp: unknown): string;
  /** '2026-03' as март 2026. */
  month(month: unknown): string;
  /** '2026-03' as the foot of a chart has room for it: мар. */
  shortMonth(month: string): string;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, gap);
}

function dotted(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** The same rules without React, for exports and tests. */
export function formatFor(locale: string, inCurrency: (amount: string) => string): Format {
  const point = locale.startsWith('en') ? '.' : ',';
  const plain = (text: string): string => {
    const [whole = '', fraction] = text.replace('-', '').split('.');
    return `${text.startsWith('-') ? '-' : ''}${grouped(whole)}${fraction === undefined ? '' : point + fraction}`;
  };
  const number = (value: unknown, decimals: number): string => {
    if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
      return emptyValue;
    }
    const scale = 10 ** decimals;
    const rounded = Number.isInteger(value) ? value : Math.round(value * scale) / scale;
    // Adding zero turns a negative zero into a plain one.
    const text = String(rounded + 0);
    return text.includes('e') ? emptyValue : plain(text);
  };
  const money = (decimal: unknown): string => (isMoney(decimal) ? plain(decimal) : emptyValue);

  return {
    money,
    moneyWithCurrency: (decimal) => (isMoney(decimal) ? inCurrency(money(decimal)).replaceAll(' ', gap) : emptyValue),
    number: (value) => number(value, 6),
    percent: (value) => {
      const text = number(value, 4);
      return text === emptyValue ? text : `${text}${gap}%`;
    },
    day: (day) => (isDay(day) ? dotted(day) : emptyValue),
    dateTime: (timestamp) => {
      const local = tashkentTime(timestamp);
      return local === undefined ? emptyValue : `${dotted(local)} ${local.slice(11)}`;
    },
    month: (month) => {
      const day = typeof month === 'string' ? `${month}-01` : undefined;
      if (!isDay(day)) return emptyValue;
      return `${monthName(locale, day, 'long')} ${day.slice(0, 4)}`;
    },
    shortMonth: (month) => {
      const day = typeof month === 'string' ? `${month}-01` : undefined;
      // Only in French do three letters not tell June from July.
      const letters = locale.startsWith('fr') ? 4 : 3;
      return isDay(day) ? monthName(locale, day, 'short').replace('.', '').slice(0, letters) : emptyValue;
    },
  };
}

/** The formats of the language on the screen. */
export function useFormat(): Format {
  const intl = useIntl();
  return useMemo(() => formatFor(intl.locale, (amount) => intl.formatMessage(withCurrency, { amount })), [intl]);
}
