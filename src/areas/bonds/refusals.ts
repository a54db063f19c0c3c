import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse the work on bonds with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    row_paid: { id: 'bonds.refusal.row_paid', defaultMessage: 'Строка уже выплачена' },
    rows_before_unpaid: {
      id: 'bonds.refusal.rows_before_unpaid',
      defaultMessage: 'Сначала выплатите строки раньше этой',
    },
    row_not_due: { id: 'bonds.refusal.row_not_due', defaultMessage: 'День этой выплаты ещё не наступил' },
    payable_changed: {
      id: 'bonds.refusal.payable_changed',
      defaultMessage: 'Налог с купона изменился: проверьте новую сумму выплаты',
    },
    terms_fixed: {
      id: 'bonds.refusal.terms_fixed',
      defaultMessage: 'Условия меняются только в черновике, по которому ещё не платили',
    },
    bond_sold: { id: 'bonds.refusal.bond_sold', defaultMessage: 'Облигация продана инвесторам: удалить её нельзя' },
    not_enough_units: { id: 'bonds.refusal.not_enough_units', defaultMessage: 'Столько облигаций не осталось' },
    schedule_differs: {
      id: 'bonds.refusal.schedule_differs',
      defaultMessage: 'Сумма погашения в графике не равна номиналу всех облигаций',
    },
    row_fixed: { id: 'bonds.refusal.row_fixed', defaultMessage: 'Изменена строка, которую менять уже нельзя' },
    invalid_code: {
      id: 'bonds.refusal.invalid_code',
      defaultMessage:
        'В коде от 3 до 20 знаков: буквы, цифры, точка, дефис, подчёркивание и косая черта, а по краям — буква или цифра',
    },
    invalid_isin: {
      id: 'bonds.refusal.invalid_isin',
      defaultMessage: 'В ISIN 12 знаков: две буквы страны, девять знаков и цифра',
    },
    code_taken: { id: 'bonds.refusal.code_taken', defaultMessage: 'Облигация с таким кодом уже есть' },
    isin_taken: { id: 'bonds.refusal.isin_taken', defaultMessage: 'Облигация с таким ISIN уже есть' },
    maturity_differs: {
      id: 'bonds.refusal.maturity_differs',
      defaultMessage: 'День погашения не сходится с днём выпуска и сроком',
    },
    not_rising: {
      id: 'bonds.refusal.not_rising',
      defaultMessage: 'День должен быть позже предыдущей строки и дня выпуска',
    },
    after_maturity: { id: 'bonds.refusal.after_maturity', defaultMessage: 'День позже погашения' },
    in_past: { id: 'bonds.refusal.in_past', defaultMessage: 'В продаже меняются только будущие дни' },
  }),
};
