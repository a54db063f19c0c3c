import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    cash_in: { id: 'claims.general.cash_in', defaultMessage: 'Ввод средств' },
    cash_out: { id: 'claims.general.cash_out', defaultMessage: 'Вывод средств' },
    refill: { id: 'claims.general.refill', defaultMessage: 'Пополнение баланса' },
    withdraw: { id: 'claims.general.withdraw', defaultMessage: 'Списание с баланса' },
    cash: { id: 'claims.general.cash', defaultMessage: 'Наличные' },
    wallet: { id: 'claims.general.wallet', defaultMessage: 'Кошелёк' },
    in_process: { id: 'claims.general.in_process', defaultMessage: 'В работе' },
    cardPending: { id: 'claims.cards.pending', defaultMessage: 'Ожидает проверки' },
    cardVerified: { id: 'claims.cards.verified', defaultMessage: 'Подтверждена' },
    paymentType: { id: 'claims.general.paymentType', defaultMessage: 'Способ' },
    initiator: { id: 'claims.general.initiator', defaultMessage: 'Инициатор' },
    byInvestor: { id: 'claims.general.byInvestor', defaultMessage: 'Сам инвестор' },
    actions: { id: 'claims.general.actions', defaultMessage: 'Действия с заявкой' },
    approve: { id: 'claims.general.approve', defaultMessage: 'Одобрить' },
    approveTitle: { id: 'claims.general.approveTitle', defaultMessage: 'Одобрить заявку?' },
    isApproved: { id: 'claims.general.isApproved', defaultMessage: 'Заявка одобрена' },
    rejectTitle: { id: 'claims.general.rejectTitle', defaultMessage: 'Отклонить заявку' },
    isRejected: { id: 'claims.general.isRejected', defaultMessage: 'Заявка отклонена' },
    take: { id: 'claims.general.take', defaultMessage: 'Взять в работу' },
    taken: { id: 'claims.general.taken', defaultMessage: 'Заявка в работе' },
    isTaken: { id: 'claims.general.isTaken', defaultMessage: 'Заявка уже в работе' },
    samePerson: { id: 'claims.general.samePerson', defaultMessage: 'Инициатор не может подтверждать свою операцию' },
    ownAmount: {
      id: 'claims.general.ownAmount',
      defaultMessage: 'Сумму изменили вы: одобрить должен другой сотрудник',
    },
    ownTerms: { id: 'claims.general.ownTerms', defaultMessage: 'Вы меняли условия: одобрить должен другой сотрудник' },
    elsewhere: { id: 'claims.general.elsewhere', defaultMessage: 'Такую заявку решают вместе с инвестицией' },
    noRight: { id: 'claims.general.noRight', defaultMessage: 'Нет права утверждать изменения баланса' },
    notFrom: { id: 'claims.general.notFrom', defaultMessage: 'Из нынешнего статуса так нельзя' },
    balanceNow: { id: 'claims.general.balanceNow', defaultMessage: 'Баланс сейчас' },
    availableNow: { id: 'claims.general.availableNow', defaultMessage: 'Доступно сейчас' },
    balanceThen: { id: 'claims.general.balanceThen', defaultMessage: 'Баланс после одобрения' },
  }),
  card: t.card,
  comment: t.comment,
  investor: t.investor,
  isDecided: t.isDecided,
  reject: t.reject,
  cardRejected: t.rejected,
  reason: t.reason,
  claimNumber: t.claim,
  bank_account: t.bankAccount,
  reinvest: t.reinvest,
  transfer: t.transfer,
};

export const claimTitle = defineMessage<{ id: number }>({
  id: 'claims.general.claimTitle',
  defaultMessage: 'Заявка № {id}',
});

export const approveVerb = defineMessage<{ amount: string }>({
  id: 'claims.general.approveVerb',
  defaultMessage: 'Одобрить {amount}',
});

export const numbered = defineMessage<{ id: number }>({ id: 'claims.general.numbered', defaultMessage: '№ {id}' });
