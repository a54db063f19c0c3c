import { defineMessage, defineMessages } from 'react-intl';
import type { TellCode } from '../../kit/state/failureText';
import { isRecord, isText } from '../../lib/guards';
import { refusalTexts } from '../../parts/refusalTexts';
import { shutMonth } from '../../parts/shutMonth';
import { moneyShown } from '../../parts/moneyShown';

/** What the service refuses the work on instalments with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    not_enough_limit: {
      id: 'instalments.refusal.not_enough_limit',
      defaultMessage: 'Не хватает лимита: увеличьте первоначальный взнос или срок и пересчитайте заявку',
    },
    debt_burden: { id: 'instalments.refusal.debt_burden', defaultMessage: 'Долговая нагрузка выше 50 %' },
    scoring_missing: {
      id: 'instalments.refusal.scoring_missing',
      defaultMessage: 'Нет действующего скоринга: сначала запустите его',
    },
    first_payment_too_late: {
      id: 'instalments.refusal.first_payment_too_late',
      defaultMessage: 'Первый платёж не позже чем через 45 дней',
    },
    promise_passed: {
      id: 'instalments.refusal.promise_passed',
      defaultMessage: 'Этот день прошёл: обещание записывают на сегодня или позже',
    },
    promise_too_late: {
      id: 'instalments.refusal.promise_too_late',
      defaultMessage: 'Обещание записывают не дальше чем на 45 дней',
    },
    merchant_blocked: {
      id: 'instalments.refusal.merchant_blocked',
      defaultMessage: 'Мерчант заблокирован: одобрить его заявку нельзя',
    },
    branch_blocked: {
      id: 'instalments.refusal.branch_blocked',
      defaultMessage: 'Филиал заблокирован: одобрить его заявку нельзя',
    },
    scoring_once_a_day: { id: 'instalments.refusal.scoring_once_a_day', defaultMessage: 'Скоринг раз в сутки' },
    scoring_running: { id: 'instalments.refusal.scoring_running', defaultMessage: 'Скоринг уже идёт' },
    pinfl_missing: {
      id: 'instalments.refusal.pinfl_missing',
      defaultMessage: 'У клиента нет ПИНФЛ: без него скоринг невозможен',
    },
    amounts_unknown: {
      id: 'instalments.refusal.amounts_unknown',
      defaultMessage: 'Договор перенесён из прежней системы без сумм: здесь с ним ничего не сделать',
    },
    amount_too_small: {
      id: 'instalments.refusal.amount_too_small',
      defaultMessage: 'Сумма слишком мала: цена от 300 000 сум, и последний платёж должен быть больше нуля',
    },
    amount_too_large: {
      id: 'instalments.refusal.amount_too_large',
      defaultMessage: 'Сумма слишком велика: цена до 100 000 000 сум',
    },
    down_payment_too_large: {
      id: 'instalments.refusal.down_payment_too_large',
      defaultMessage: 'Скидка и взнос вместе не меньше цены: в рассрочку ничего не остаётся',
    },
    down_payment_differs: {
      id: 'instalments.refusal.down_payment_differs',
      defaultMessage: 'Взнос вносят целиком: сумма должна быть как в заявке',
    },
    markup_missing: { id: 'instalments.refusal.markup_missing', defaultMessage: 'У мерчанта нет наценки на этот срок' },
    invoice_exists: {
      id: 'instalments.refusal.invoice_exists',
      defaultMessage: 'Счёт-фактура строки уже записана: измените её',
    },
    card_missing: { id: 'instalments.refusal.card_missing', defaultMessage: 'У клиента нет действующей карты' },
    charge_too_small: {
      id: 'instalments.refusal.charge_too_small',
      defaultMessage: 'Сумма меньше наименьшей, которую можно списать с карты за раз',
    },
    charge_too_large: {
      id: 'instalments.refusal.charge_too_large',
      defaultMessage: 'Сумма больше наибольшей, которую можно списать с карты за раз: спишите частями',
    },
    payment_exists: { id: 'instalments.refusal.payment_exists', defaultMessage: 'Этот документ уже проведён' },
  }),
};

const shortBy = defineMessage({
  id: 'instalments.refusal.short_by',
  defaultMessage: 'Не хватает лимита: {sum} сум. Увеличьте первоначальный взнос или срок и пересчитайте заявку',
});

/** The answer says by how much the limit is short, and which month is closed. */
export const telling: Record<string, TellCode> = {
  ...shutMonth,
  not_enough_limit: ({ checks }) =>
    isRecord(checks) && isText(checks.short_of)
      ? { title: shortBy, values: { sum: moneyShown(checks.short_of) } }
      : undefined,
};
