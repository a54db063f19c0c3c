import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse the work on investors with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    identified_session_exists: {
      id: 'investors.refusal.identified_session_exists',
      defaultMessage: 'Для клиента уже есть подтверждённая сессия идентификации',
    },
    bank_records_exist: {
      id: 'investors.refusal.bank_records_exist',
      defaultMessage: 'На инвестора записаны платежи банка или налоги: такую запись хранят',
    },
    closed_month_records: {
      id: 'investors.refusal.closed_month_records',
      defaultMessage: 'По балансу двигались деньги в закрытом месяце: такую запись хранят',
    },
    installments_exist: {
      id: 'investors.refusal.installments_exist',
      defaultMessage: 'У клиента есть активная рассрочка',
    },
    balance_not_zero: { id: 'investors.refusal.balance_not_zero', defaultMessage: 'На балансе есть деньги' },
    not_archived: { id: 'investors.refusal.not_archived', defaultMessage: 'Запись не в архиве' },
    number_mismatch: { id: 'investors.refusal.number_mismatch', defaultMessage: 'Введён номер другой записи' },
    wrong_subject: { id: 'investors.refusal.wrong_subject', defaultMessage: 'У записи этого вида нет такого поля' },
    invalid_passport: { id: 'investors.refusal.invalid_passport', defaultMessage: 'Неверное значение паспорта' },
    in_future: { id: 'investors.refusal.in_future', defaultMessage: 'Дата ещё не наступила' },
    not_after_issue: {
      id: 'investors.refusal.not_after_issue',
      defaultMessage: 'Срок действия должен быть позже даты выдачи',
    },
  }),
};
