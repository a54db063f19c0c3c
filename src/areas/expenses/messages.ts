import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    search: { id: 'expenses.search', defaultMessage: 'Контрагент, назначение или номер' },
    expenses: { id: 'expenses.empty', defaultMessage: 'Расходов пока нет' },
    incomes: { id: 'expenses.emptyIncomes', defaultMessage: 'Доходов пока нет' },
    addExpense: { id: 'expenses.add', defaultMessage: 'Записать расход' },
    addIncome: { id: 'expenses.addIncome', defaultMessage: 'Записать доход' },
    expenseAdded: { id: 'expenses.added', defaultMessage: 'Расход записан и проведён' },
    incomeAdded: { id: 'expenses.addedIncome', defaultMessage: 'Доход записан и проведён' },
    day: { id: 'expenses.day', defaultMessage: 'День операции' },
    category: { id: 'expenses.category', defaultMessage: 'Статья' },
    moneyAccount: { id: 'expenses.moneyAccount', defaultMessage: 'Денежный счёт' },
    vat: { id: 'expenses.vat', defaultMessage: 'В том числе НДС, сум' },
    vatHelp: { id: 'expenses.vatHelp', defaultMessage: 'Меньше всей суммы. Пусто, если НДС нет' },
    net: { id: 'expenses.net', defaultMessage: 'Без НДС, сум' },
    counterparty: { id: 'expenses.counterparty', defaultMessage: 'Контрагент' },
    common: { id: 'expenses.common', defaultMessage: 'Общий для всех стратегий' },
    strategyHelp: { id: 'expenses.strategyHelp', defaultMessage: 'Не выбрано: общий для всех стратегий' },
    source: { id: 'expenses.source', defaultMessage: 'Откуда запись' },
    manual: { id: 'expenses.source.manual', defaultMessage: 'Вручную' },
    auto: { id: 'expenses.source.auto', defaultMessage: 'Автоматически' },
    posting: { id: 'expenses.posting', defaultMessage: 'Проводка' },
    isPosted: { id: 'expenses.isPosted', defaultMessage: 'Проведено' },
    isReversed: { id: 'expenses.isReversed', defaultMessage: 'Сторнировано' },
    takenBackBy: { id: 'expenses.takenBackBy', defaultMessage: 'Проводка сторно' },
    draft: { id: 'expenses.draft', defaultMessage: 'черновик' },
    takeBack: { id: 'expenses.takeBack', defaultMessage: 'Составить сторно' },
    wasTakenBack: { id: 'expenses.wasTakenBack', defaultMessage: 'Сторно уже составлено' },
    lines: { id: 'expenses.lines', defaultMessage: 'Что проведено в главной книге' },
    files: { id: 'expenses.files', defaultMessage: 'Файлы к операции' },
    filesCount: { id: 'expenses.filesCount', defaultMessage: 'Файлов' },
    noFiles: { id: 'expenses.noFiles', defaultMessage: 'К операции ничего не приложено' },
    addFile: { id: 'expenses.addFile', defaultMessage: 'Выбрать и отправить файл' },
    sendingFile: { id: 'expenses.sendingFile', defaultMessage: 'Файл отправляется' },
    writtenBy: { id: 'expenses.writtenBy', defaultMessage: 'Кто записал' },
    writtenAt: { id: 'expenses.writtenAt', defaultMessage: 'Когда записано' },
  }),
  credit: t.credit,
  debit: t.debit,
  ...{ amount: t.amount, purpose: t.purpose, state: t.state, strategy: t.strategy },
};

export const expenseTitle = defineMessage<{ id: string }>({
  id: 'expenses.titleExpense',
  defaultMessage: 'Запись о расходе № {id}',
});
export const incomeTitle = defineMessage<{ id: string }>({
  id: 'expenses.titleIncome',
  defaultMessage: 'Запись о доходе № {id}',
});
export const removeFile = defineMessage<{ name: string }>({
  id: 'expenses.removeFile',
  defaultMessage: 'Не прикладывать: {name}',
});
export const postingNumber = defineMessage<{ number: string; year: string }>({
  id: 'expenses.postingNumber',
  defaultMessage: '№ {number} за {year}',
});
