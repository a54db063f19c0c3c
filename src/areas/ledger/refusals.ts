import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';
import { shutMonth } from '../../parts/shutMonth';

/** What the services refuse the work on the ledger with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    auto_entry: {
      id: 'ledger.refusal.auto_entry',
      defaultMessage: 'Это проводка системы: её исправляют через её запись',
    },
    already_reversed: { id: 'ledger.refusal.already_reversed', defaultMessage: 'Проводка уже сторнирована' },
    not_own_draft: {
      id: 'ledger.refusal.not_own_draft',
      defaultMessage: 'Черновик меняет только тот, кто его составил',
    },
    account_not_manual: { id: 'ledger.refusal.account_not_manual', defaultMessage: 'На этот счёт вручную не проводят' },
    account_not_money: { id: 'ledger.refusal.account_not_money', defaultMessage: 'Здесь нужен счёт денег' },
    same_account: { id: 'ledger.refusal.same_account', defaultMessage: 'Дебет и кредит — один и тот же счёт' },
    not_balanced: { id: 'ledger.refusal.not_balanced', defaultMessage: 'Сумма строк не равна сумме проводки' },
    share_differs: { id: 'ledger.refusal.share_differs', defaultMessage: 'Сумма проводки не равна доле партнёра' },
    share_not_payable: {
      id: 'ledger.refusal.share_not_payable',
      defaultMessage: 'Эту долю выплатить нельзя: она уже выплачена или выплата дивидендов за её месяц ещё не началась',
    },
    share_account: { id: 'ledger.refusal.share_account', defaultMessage: 'Доля партнёра выплачивается со счёта 6610' },
    entry_differs: {
      id: 'ledger.refusal.entry_differs',
      defaultMessage: 'Сторно повторяет счёт и строки записи: её отменяют целиком',
    },
    too_many_postings: {
      id: 'ledger.refusal.too_many_postings',
      defaultMessage: 'За эти дни на счёте больше 10 000 проводок: разделите выписку по дням',
    },
    too_many_templates: {
      id: 'ledger.refusal.too_many_templates',
      defaultMessage: 'У вас уже сто шаблонов: удалите лишний или замените его',
    },
    before_posting: { id: 'ledger.refusal.before_posting', defaultMessage: 'День сторно раньше дня проводки' },
  }),
};

/** The answer names the month. */
export const telling = shutMonth;
