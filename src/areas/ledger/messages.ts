import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    statusDraft: { id: 'ledger.status.draft', defaultMessage: 'Ждёт проведения' },
    statusPosted: { id: 'ledger.status.posted', defaultMessage: 'Проведена' },
    kindCashIn: { id: 'ledger.kind.cashIn', defaultMessage: 'Приход денег' },
    kindCashOut: { id: 'ledger.kind.cashOut', defaultMessage: 'Расход денег' },
    kindCashInOut: { id: 'ledger.kind.cashInOut', defaultMessage: 'Между счетами' },
    sourceAuto: { id: 'ledger.source.auto', defaultMessage: 'Система' },
    sourceManual: { id: 'ledger.source.manual', defaultMessage: 'Вручную' },
    figure: { id: 'ledger.figure', defaultMessage: 'Показатель месяца' },
    inFigure: { id: 'ledger.inFigure', defaultMessage: 'В показателе, сум' },
    ofReport: { id: 'ledger.ofReport', defaultMessage: 'Показатель отчёта' },
    figureCashIn: { id: 'ledger.figure.cashIn', defaultMessage: 'Поступило денег' },
    figureCashOut: { id: 'ledger.figure.cashOut', defaultMessage: 'Выплачено денег' },
    figureDividends: { id: 'ledger.figure.dividends', defaultMessage: 'Начислено дивидендов' },
    figureTax: { id: 'ledger.figure.tax', defaultMessage: 'Удержано налога' },
    figureIncomes: { id: 'ledger.figure.incomes', defaultMessage: 'Доходы месяца' },
    figureExpenses: { id: 'ledger.figure.expenses', defaultMessage: 'Расходы месяца' },
    figureNetProfit: { id: 'ledger.figure.netProfit', defaultMessage: 'Чистая прибыль месяца' },
    figureAnnounced: { id: 'ledger.figure.announced', defaultMessage: 'Объявлено прибыли' },
    figureGross: { id: 'ledger.figure.gross', defaultMessage: 'Начислено инвесторам' },
    figureDividendTax: { id: 'ledger.figure.dividendTax', defaultMessage: 'Налог с дивидендов' },
    figureNet: { id: 'ledger.figure.net', defaultMessage: 'К выплате инвесторам' },
    figurePartners: { id: 'ledger.figure.partners', defaultMessage: 'Доля партнёров' },
    fact: { id: 'ledger.fact', defaultMessage: 'Что проведено' },
    factInvestor: { id: 'ledger.fact.investor', defaultMessage: 'Движения по балансам инвесторов' },
    factInvestment: { id: 'ledger.fact.investment', defaultMessage: 'Движения по инвестициям' },
    factDividend: { id: 'ledger.fact.dividend', defaultMessage: 'Начисления дивидендов' },
    factDividendBack: { id: 'ledger.fact.dividendBack', defaultMessage: 'Отмены начислений дивидендов' },
    factProfit: { id: 'ledger.fact.profit', defaultMessage: 'Объявления прибыли' },
    factShare: { id: 'ledger.fact.share', defaultMessage: 'Начисления долей партнёров' },
    factShareBack: { id: 'ledger.fact.shareBack', defaultMessage: 'Отмены долей партнёров' },
    factExpense: { id: 'ledger.fact.expense', defaultMessage: 'Записанные расходы' },
    factIncome: { id: 'ledger.fact.income', defaultMessage: 'Записанные доходы' },
    factClosing: { id: 'ledger.fact.closing', defaultMessage: 'Закрытие счетов месяца' },
    factInstalment: { id: 'ledger.fact.instalment', defaultMessage: 'Продажи и платежи по рассрочкам' },
    factMerchant: { id: 'ledger.fact.merchant', defaultMessage: 'Выплаты мерчантам' },
    finding: { id: 'ledger.find.finding', defaultMessage: 'Ищем…' },
    notFound: { id: 'ledger.find.failed', defaultMessage: 'Поиск не удался. Измените запрос, чтобы искать снова' },
    nothingFound: { id: 'ledger.find.nothing', defaultMessage: 'Никого и ничего не нашлось' },
    typeAsset: { id: 'ledger.type.asset', defaultMessage: 'Актив' },
    typeLiability: { id: 'ledger.type.liability', defaultMessage: 'Обязательство' },
    typeEquity: { id: 'ledger.type.equity', defaultMessage: 'Капитал' },
    typeIncome: { id: 'ledger.type.income', defaultMessage: 'Доход' },
    typeExpense: { id: 'ledger.type.expense', defaultMessage: 'Расход' },
    entriesSearch: { id: 'ledger.entries.search', defaultMessage: 'Номер, документ, текст, контрагент' },
    profitLossLine: { id: 'ledger.entries.profitLossLine', defaultMessage: 'Строка прибылей и убытков' },
    inLine: { id: 'ledger.entries.inLine', defaultMessage: 'В строке, сум' },
    isCommon: { id: 'ledger.entries.isCommon', defaultMessage: 'К чему относятся' },
    ofNone: { id: 'ledger.entries.ofNone', defaultMessage: 'Ни к одной стратегии' },
    ofStrategies: { id: 'ledger.entries.ofStrategies', defaultMessage: 'К стратегиям' },
    entriesEmpty: { id: 'ledger.entries.empty', defaultMessage: 'Проводок пока нет' },
    postingsEmpty: { id: 'ledger.postings.empty', defaultMessage: 'Ручных проводок пока нет' },
    date: { id: 'ledger.date', defaultMessage: 'День проводки' },
    debitAccount: { id: 'ledger.debitAccount', defaultMessage: 'Счёт в дебете' },
    creditAccount: { id: 'ledger.creditAccount', defaultMessage: 'Счёт в кредите' },
    anyAccount: { id: 'ledger.anyAccount', defaultMessage: 'Счёт с любой стороны' },
    text: { id: 'ledger.text', defaultMessage: 'Содержание' },
    source: { id: 'ledger.source', defaultMessage: 'Откуда' },
    made: { id: 'ledger.made', defaultMessage: 'Кто составил' },
    madeAt: { id: 'ledger.madeAt', defaultMessage: 'Когда составлена' },
    decided: { id: 'ledger.decided', defaultMessage: 'Кто провёл или отклонил' },
    decidedAt: { id: 'ledger.decidedAt', defaultMessage: 'Когда решено' },
    kind: { id: 'ledger.kind', defaultMessage: 'Движение денег' },
    counterparty: { id: 'ledger.counterparty', defaultMessage: 'Контрагент' },
    document: { id: 'ledger.document', defaultMessage: 'Номер документа' },
    addFile: { id: 'ledger.addFile', defaultMessage: 'Выбрать и отправить документ' },
    sendingFile: { id: 'ledger.sendingFile', defaultMessage: 'Документ отправляется' },
    lines: { id: 'ledger.lines', defaultMessage: 'Строки проводки' },
    about: { id: 'ledger.about', defaultMessage: 'К чему относится' },
    order: { id: 'ledger.order', defaultMessage: 'Заказ' },
    merchant: { id: 'ledger.merchant', defaultMessage: 'Мерчант' },
    takesBack: { id: 'ledger.takesBack', defaultMessage: 'Сторнирует запись' },
    reverses: { id: 'ledger.reverses', defaultMessage: 'Сторнирует проводку' },
    reversedBy: { id: 'ledger.reversedBy', defaultMessage: 'Сторнирована проводкой' },
    draftTitle: { id: 'ledger.draftTitle', defaultMessage: 'Черновик проводки' },
    noNumber: { id: 'ledger.noNumber', defaultMessage: 'Без номера' },
    posting: { id: 'ledger.posting', defaultMessage: 'Проводка' },
    create: { id: 'ledger.create', defaultMessage: 'Составить проводку' },
    editTitle: { id: 'ledger.editTitle', defaultMessage: 'Изменить черновик проводки' },
    saved: { id: 'ledger.saved', defaultMessage: 'Черновик сохранён. Провести его должен другой сотрудник' },
    copy: { id: 'ledger.copy', defaultMessage: 'Скопировать в новый черновик' },
    post: { id: 'ledger.post', defaultMessage: 'Провести' },
    postTitle: { id: 'ledger.postTitle', defaultMessage: 'Провести проводку?' },
    isPosted: { id: 'ledger.isPosted', defaultMessage: 'Проводка проведена' },
    rejectTitle: { id: 'ledger.rejectTitle', defaultMessage: 'Отклонить проводку' },
    isRejected: { id: 'ledger.isRejected', defaultMessage: 'Проводка отклонена' },
    reverse: { id: 'ledger.reverse', defaultMessage: 'Сторнировать' },
    reverseTitle: { id: 'ledger.reverseTitle', defaultMessage: 'Сторнировать проводку?' },
    reverseText: {
      id: 'ledger.reverseText',
      defaultMessage: 'Появится черновик сегодняшним днём с обратными сторонами. Провести его должен другой сотрудник.',
    },
    isReversed: { id: 'ledger.isReversed', defaultMessage: 'Черновик сторно составлен' },
    ownDraft: { id: 'ledger.ownDraft', defaultMessage: 'Вы составили её сами: провести или отклонить должен другой' },
    notOwn: { id: 'ledger.notOwn', defaultMessage: 'Черновик меняет тот, кто его составил' },
    fixedReversal: { id: 'ledger.fixedReversal', defaultMessage: 'Сторно не меняют: отклоните его и сделайте новое' },
    isReversal: {
      id: 'ledger.isReversal',
      defaultMessage: 'Это сторно: скопируйте проводку, которую оно сторнирует',
    },
    wasReversed: { id: 'ledger.wasReversed', defaultMessage: 'Уже сторнирована или ждёт сторно' },
    partnerShare: { id: 'ledger.partnerShare', defaultMessage: 'Выплата доли партнёра' },
    account: { id: 'ledger.account', defaultMessage: 'Счёт денег или первый счёт' },
    lineAccount: { id: 'ledger.lineAccount', defaultMessage: 'Счёт, номер или название' },
    toAccounts: { id: 'ledger.toAccounts', defaultMessage: 'На какие счета и сколько' },
    accountsCount: { id: 'ledger.accountsCount', defaultMessage: 'Счетов' },
    code: { id: 'ledger.code', defaultMessage: 'Код' },
    isManual: { id: 'ledger.isManual', defaultMessage: 'Проводят вручную' },
    isMoney: { id: 'ledger.isMoney', defaultMessage: 'Деньги' },
    allowsManual: { id: 'ledger.allowsManual', defaultMessage: 'Ручные проводки' },
    isActive: { id: 'ledger.isActive', defaultMessage: 'Работает' },
    parent: { id: 'ledger.parent', defaultMessage: 'Входит в' },
    group: { id: 'ledger.group', defaultMessage: 'Группа счетов' },
    accountType: { id: 'ledger.accountType', defaultMessage: 'Вид счёта' },
    accountsSearch: { id: 'ledger.accounts.search', defaultMessage: 'Номер или название счёта' },
    accountsEmpty: { id: 'ledger.accounts.empty', defaultMessage: 'Счетов нет' },
    groupsSearch: { id: 'ledger.groups.search', defaultMessage: 'Номер или название группы' },
    groupsEmpty: { id: 'ledger.groups.empty', defaultMessage: 'Групп нет' },
    operationsSearch: { id: 'ledger.operations.search', defaultMessage: 'Код или название операции' },
    operationsEmpty: { id: 'ledger.operations.empty', defaultMessage: 'Операций нет' },
    gatewaysSearch: { id: 'ledger.gateways.search', defaultMessage: 'Код или название способа' },
    gatewaysEmpty: { id: 'ledger.gateways.empty', defaultMessage: 'Способов приёма денег нет' },
    gatewayAccount: { id: 'ledger.gatewayAccount', defaultMessage: 'Счёт, на который приходят деньги' },
    openingDebit: { id: 'ledger.openingDebit', defaultMessage: 'Начало, дебет' },
    openingCredit: { id: 'ledger.openingCredit', defaultMessage: 'Начало, кредит' },
    turnoverDebit: { id: 'ledger.turnoverDebit', defaultMessage: 'Оборот, дебет' },
    turnoverCredit: { id: 'ledger.turnoverCredit', defaultMessage: 'Оборот, кредит' },
    closingDebit: { id: 'ledger.closingDebit', defaultMessage: 'Конец, дебет' },
    closingCredit: { id: 'ledger.closingCredit', defaultMessage: 'Конец, кредит' },
    tiesEmpty: { id: 'ledger.ties.empty', defaultMessage: 'Счетов с записями нет' },
    atDay: { id: 'ledger.ties.atDay', defaultMessage: 'На конец дня' },
    byLedger: { id: 'ledger.ties.byLedger', defaultMessage: 'По главной книге, сум' },
    byRecords: { id: 'ledger.ties.byRecords', defaultMessage: 'По записям, сум' },
    apart: { id: 'ledger.ties.apart', defaultMessage: 'Разница, сум' },
    firstDay: { id: 'ledger.ties.firstDay', defaultMessage: 'Разошлось' },
    kindInvestor: { id: 'ledger.ties.kindInvestor', defaultMessage: 'Инвесторы' },
    kindInvestment: { id: 'ledger.ties.kindInvestment', defaultMessage: 'Инвестиции по договорам' },
    kindBond: { id: 'ledger.ties.kindBond', defaultMessage: 'Облигации' },
    kindOf: { id: 'ledger.ties.kindOf', defaultMessage: 'Какие записи' },
    agrees: { id: 'ledger.ties.agrees', defaultMessage: 'Сходится' },
    differs: { id: 'ledger.ties.differs', defaultMessage: 'Расходится' },
    check: { id: 'ledger.ties.check', defaultMessage: 'Сверка' },
    record: { id: 'ledger.ties.record', defaultMessage: 'Запись' },
    records: { id: 'ledger.ties.records', defaultMessage: 'Записи за счётом' },
    recordsEmpty: { id: 'ledger.ties.recordsEmpty', defaultMessage: 'За этим счётом записей нет' },
    rest: { id: 'ledger.ties.rest', defaultMessage: 'Без записи' },
    noBalance: { id: 'ledger.ties.noBalance', defaultMessage: 'проводки и движения сходятся, изменён сам остаток' },
    trialEmpty: { id: 'ledger.trial.empty', defaultMessage: 'Оборотов ещё не было' },
    cardEntries: { id: 'ledger.card.entries', defaultMessage: 'Движение по счёту' },
    cardEmpty: { id: 'ledger.card.empty', defaultMessage: 'За эти дни движения не было' },
    cardOpening: { id: 'ledger.card.opening', defaultMessage: 'На начало' },
    cardClosing: { id: 'ledger.card.closing', defaultMessage: 'На конец' },
    cardOther: { id: 'ledger.card.other', defaultMessage: 'Другой счёт' },
    cardBalance: { id: 'ledger.card.balance', defaultMessage: 'Стало, сум' },
    cardDebit: { id: 'ledger.card.debit', defaultMessage: 'Дебет за период' },
    cardCredit: { id: 'ledger.card.credit', defaultMessage: 'Кредит за период' },
  }),
  debit: t.debit,
  credit: t.credit,
};

export const restIs = defineMessage<{ amount: string }>({
  id: 'ledger.rest',
  defaultMessage: 'Осталось распределить: {amount}',
});
export const postVerb = defineMessage<{ amount: string }>({
  id: 'ledger.postVerb',
  defaultMessage: 'Провести {amount}',
});
/** One line of a posting, said in a question. */
export const correspondence = defineMessage<{ debit: string; credit: string; amount: string }>({
  id: 'ledger.correspondence',
  defaultMessage: '{debit} → {credit}: {amount}',
});
export const ofExpense = defineMessage<{ id: string }>({ id: 'ledger.ofExpense', defaultMessage: 'Расход № {id}' });
export const ofIncome = defineMessage<{ id: string }>({ id: 'ledger.ofIncome', defaultMessage: 'Доход № {id}' });
export const removeFile = defineMessage<{ name: string }>({
  id: 'ledger.removeFile',
  defaultMessage: 'Убрать из проводки: {name}',
});
export const postingTitle = defineMessage<{ number: string }>({
  id: 'ledger.title',
  defaultMessage: 'Проводка {number}',
});

const ofInvestor = defineMessage<{ id: number }>({ id: 'ledger.of.investor', defaultMessage: 'Инвестор № {id}' });
const ofInvestment = defineMessage<{ id: number }>({ id: 'ledger.of.investment', defaultMessage: 'Инвестиция № {id}' });
const ofBond = defineMessage<{ id: number }>({ id: 'ledger.of.bond', defaultMessage: 'Облигация № {id}' });
const ofOrderId = defineMessage<{ id: number }>({ id: 'ledger.of.orderId', defaultMessage: 'Заказ № {id}' });
const ofMerchantId = defineMessage<{ id: number }>({ id: 'ledger.of.merchantId', defaultMessage: 'Мерчант № {id}' });
const ofFact = defineMessage<{ id: number }>({ id: 'ledger.of.fact', defaultMessage: 'Проведённая строка № {id}' });
export const findRecord = defineMessage<{ label: string }>({ id: 'ledger.find', defaultMessage: 'Найти: {label}' });
/** A record by its number alone. */
export const ofRecord = {
  ...{ investor: ofInvestor, investment: ofInvestment, bond: ofBond, fact: ofFact },
  ...{ order: ofOrderId, merchant: ofMerchantId },
};

type SourceWords = { name: string; month: string };
const ofDividends = defineMessage<SourceWords>({
  id: 'ledger.of.dividends',
  defaultMessage: 'Дивиденды: {name}, {month}',
});
const ofProfit = defineMessage<SourceWords>({ id: 'ledger.of.profit', defaultMessage: 'Прибыль: {name}, {month}' });
const ofShare = defineMessage<SourceWords>({ id: 'ledger.of.share', defaultMessage: 'Доля партнёра: {name}, {month}' });
const ofClosing = defineMessage<SourceWords>({ id: 'ledger.of.closing', defaultMessage: 'Закрытие месяца: {month}' });
const ofCashIn = defineMessage<SourceWords>({ id: 'ledger.of.cashIn', defaultMessage: 'Банковский платёж № {name}' });
const ofClaim = defineMessage<SourceWords>({ id: 'ledger.of.claim', defaultMessage: 'Заявка № {name}' });
const ofCashOut = defineMessage<SourceWords>({ id: 'ledger.of.cashOut', defaultMessage: 'Заявка на вывод {name}' });
const ofContract = defineMessage<SourceWords>({ id: 'ledger.of.contract', defaultMessage: 'Рассрочка № {name}' });
const ofOrder = defineMessage<SourceWords>({ id: 'ledger.of.order', defaultMessage: 'Заказ № {name}' });
const ofReturn = defineMessage<SourceWords>({ id: 'ledger.of.return', defaultMessage: 'Возврат товара {name}' });
const ofTransfer = defineMessage<SourceWords>({ id: 'ledger.of.transfer', defaultMessage: 'Платёж мерчанту № {name}' });
const ofMerchant = defineMessage<SourceWords>({ id: 'ledger.of.merchant', defaultMessage: 'Мерчант: {name}' });
/** What the records are that a posted row belongs to. */
export const sourceNames = {
  ...{ dividends: ofDividends, profit: ofProfit, partner_share: ofShare, closing_month: ofClosing },
  ...{ cash_in: ofCashIn, claim: ofClaim, cash_out: ofCashOut },
  ...{ contract: ofContract, order: ofOrder, return_claim: ofReturn, transfer: ofTransfer, merchant: ofMerchant },
};
