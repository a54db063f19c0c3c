import type { Call, Language } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { isDay } from '../../shared/period';

export type ConstantType = Call<'createConstant'>['body']['type'];

/** Who leaves before so many full months pays so many percent. */
export interface ExitRate {
  before_months: number;
  rate_percent: number;
}

interface SystemConstant {
  type: ConstantType;
  /** What of the service reads it. */
  readBy: Record<Language, string>;
  /** What is asked of a value beyond its type. */
  isFit?: (value: string) => boolean;
}

/** What the service itself reads, by key; a migration puts each there. */
export const systemConstants = {
  early_exit_rates: {
    type: 'json',
    readBy: {
      ru: 'Штраф за досрочный выход, если у тарифа нет своего процента',
      en: 'The penalty of an early exit, where the tariff has no percent of its own',
      uz: 'Tarifning oʻz foizi boʻlmasa, muddatidan oldin chiqish jarimasi',
    },
    isFit: isScale,
  },
  exit_tax: {
    type: 'percent',
    readBy: {
      ru: 'Налог при выводе из инвестиции: с суммы после штрафа',
      en: 'The tax of taking money out of an investment, on what is left after the penalty',
      uz: 'Investitsiyadan yechib olishda jarimadan keyingi summadan soliq',
    },
  },
  dividend_tax_resident: {
    type: 'percent',
    readBy: {
      ru: 'Расчёт дивидендов: налог резидента',
      en: 'Calculation of dividends: the tax of a resident',
      uz: 'Dividendlar hisobi: rezident soligʻi',
    },
  },
  dividend_tax_nonresident: {
    type: 'percent',
    readBy: {
      ru: 'Расчёт дивидендов: налог нерезидента',
      en: 'Calculation of dividends: the tax of a non-resident',
      uz: 'Dividendlar hisobi: norezident soligʻi',
    },
  },
  coupon_tax: {
    type: 'percent',
    readBy: {
      ru: 'Выплата купона облигации',
      en: 'Payment of the coupon of a bond',
      uz: 'Obligatsiya kuponini toʻlash',
    },
  },
  vat_rate: {
    type: 'percent',
    readBy: {
      ru: 'Заведение мерчанта, который платит НДС, и включение НДС у мерчанта',
      en: 'Adding a merchant who pays VAT, and switching VAT on for a merchant',
      uz: 'QQS toʻlaydigan savdogarni qoʻshish va savdogarda QQSni yoqish',
    },
  },
  ibra_percent: {
    type: 'percent',
    readBy: {
      ru: 'Досрочное погашение рассрочки: подарок с наценки',
      en: 'Settling an instalment early: the gift from its markup',
      uz: 'Muddatli toʻlovni muddatidan oldin yopish: ustamadan sovgʻa',
    },
  },
  pnl_move_percent: {
    type: 'percent',
    readBy: {
      ru: 'P&L: на сколько процентов статья меняется за месяц, чтобы её просили пояснить',
      en: 'Profit and loss: by how many percent a line moves in a month until a comment is asked for',
      uz: 'Foyda va zarar: modda bir oyda necha foizga oʻzgarsa, izoh soʻraladi',
    },
  },
  pnl_move_amount: {
    type: 'money',
    readBy: {
      ru: 'P&L: меньшие изменения пояснять не просят',
      en: 'Profit and loss: of smaller moves no comment is asked for',
      uz: 'Foyda va zarar: bundan kichik oʻzgarishlarga izoh soʻralmaydi',
    },
  },
  two_people_above: {
    type: 'money',
    readBy: {
      ru: 'Подпись выплаты: выше этой суммы её подписывает не тот, кто одобрил заявку',
      en: 'Signing of a payment: above this sum it is not signed by whoever approved the claim',
      uz: 'Toʻlovni imzolash: bundan katta summani arizani maʼqullagan shaxs imzolamaydi',
    },
  },
} satisfies Record<string, SystemConstant>;
export type SystemKey = keyof typeof systemConstants;

/** The constant of the service that has this key. */
export const systemConstantOf = (key: string): SystemConstant | undefined =>
  Object.hasOwn(systemConstants, key) ? systemConstants[key as SystemKey] : undefined; // looked for before

const decimalOf = (digits: number) => new RegExp(`^(0|[1-9]\\d*)(\\.\\d{1,${digits}})?$`);

const shapes: Record<ConstantType, (value: string) => boolean> = {
  number: (value) => /^-?(0|[1-9]\d{0,14})(\.\d{1,6})?$/.test(value),
  percent: (value) => decimalOf(4).test(value) && Number(value) <= 100,
  money: (value) => /^\d{1,16}\.\d{2}$/.test(value),
  text: (value) => value.trim() !== '',
  bool: (value) => value === 'true' || value === 'false',
  json: (value) => typeof parsed(value) === 'object',
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value),
};

/** What a text of JSON says; nothing where it is none, or only `null`. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with a value of a type under a key; nothing where it may be kept. */
export function faultOfValue(key: string, type: ConstantType, value: string): RefusalCode | undefined {
  if (!shapes[type](value)) return 'not_of_type';
  return systemConstantOf(key)?.isFit?.(value) === false ? 'invalid_scale' : undefined;
}

function isScale(text: string): boolean {
  const rates = parsed(text);
  if (!Array.isArray(rates) || rates.length > 24) return false;
  if (!rates.every(isRate)) return false;
  const months = rates.map(({ before_months }) => before_months);
  return months.every((month, at) => month > (months[at - 1] ?? 0));
}

function isRate(rate: unknown): rate is ExitRate {
  if (typeof rate !== 'object' || rate === null || Object.keys(rate).length !== 2) return false;
  const { before_months: months, rate_percent: percent } = rate as Partial<Record<keyof ExitRate, unknown>>;
  if (typeof months !== 'number' || !Number.isInteger(months) || months < 1 || months > 120) return false;
  return typeof percent === 'number' && percent <= 100 && decimalOf(4).test(String(percent));
}

/** The scale that the value of `early_exit_rates` says; no other value is ever kept. */
export const scaleOf = (value: string): ExitRate[] => JSON.parse(value) as ExitRate[];

type Change = Call<'updateConstant'>['body'];

/** Whether a change takes from the service what it reads. */
export const isInUse = (
  { key, type }: { key: string; type: ConstantType },
  change: Pick<Change, 'type' | 'is_active'>,
): boolean =>
  systemConstantOf(key) !== undefined &&
  ((change.type !== undefined && change.type !== type) || change.is_active === false);
