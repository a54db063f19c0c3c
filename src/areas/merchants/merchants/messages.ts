import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';
import { placeWords } from '../../../parts/place/PlaceFields';

export const m = {
  ...defineMessages({
    // Statuses and types.
    active: { id: 'merchants.one.active', defaultMessage: 'Действует' },
    product: { id: 'merchants.one.product', defaultMessage: 'Товары' },
    service: { id: 'merchants.one.service', defaultMessage: 'Услуги' },
    // The branches on its card.
    mainBranch: { id: 'merchants.branches.main', defaultMessage: 'Главный' },
    sellersOfBranch: { id: 'merchants.branches.sellers', defaultMessage: 'Продавцов' },
    findBranch: { id: 'merchants.branches.find', defaultMessage: 'Название, адрес или номер филиала' },
    addBranch: { id: 'merchants.branches.add', defaultMessage: 'Добавить филиал' },
    allOfBranches: { id: 'merchants.branches.all', defaultMessage: 'Список филиалов' },
    noBranches: { id: 'merchants.branches.none', defaultMessage: 'Филиалов нет' },
    // The list.
    search: { id: 'merchants.list.search', defaultMessage: 'Название, ИНН, номер договора' },
    empty: { id: 'merchants.list.empty', defaultMessage: 'Мерчантов пока нет' },
    create: { id: 'merchants.list.create', defaultMessage: 'Создать мерчанта' },
    branches: { id: 'merchants.list.branches', defaultMessage: 'Филиалов' },
    sales: { id: 'merchants.list.sales', defaultMessage: 'Продажи, сум' },
    debt: { id: 'merchants.list.debt', defaultMessage: 'Долг мерчанту, сум' },
    debtShort: { id: 'merchants.list.debtShort', defaultMessage: 'Долг, сум' },
    contractEnd: { id: 'merchants.list.contractEnd', defaultMessage: 'Договор до' },
    kam: { id: 'merchants.list.kam', defaultMessage: 'Ведёт (KAM)' },
    hunter: { id: 'merchants.list.hunter', defaultMessage: 'Привлёк (хантер)' },
    mine: { id: 'merchants.list.mine', defaultMessage: 'Мои мерчанты' },
    salesTrend: { id: 'merchants.list.salesTrend', defaultMessage: 'Продажи за 30 дней' },
    falling: { id: 'merchants.list.falling', defaultMessage: 'Упали больше чем на 30 %' },
    contractState: { id: 'merchants.list.contractState', defaultMessage: 'Срок договора' },
    ending: { id: 'merchants.list.ending', defaultMessage: 'Кончается за 30 дней' },
    ended: { id: 'merchants.list.ended', defaultMessage: 'Уже закончился' },
    debtSign: { id: 'merchants.list.debtSign', defaultMessage: 'Расчёты' },
    owed: { id: 'merchants.list.owed', defaultMessage: 'Должны мерчанту' },
    even: { id: 'merchants.list.even', defaultMessage: 'В расчёте' },
    negative: { id: 'merchants.list.negative', defaultMessage: 'Мерчант должен нам' },
    category: { id: 'merchants.list.category', defaultMessage: 'Категория' },
    made: { id: 'merchants.list.made', defaultMessage: 'Заведён' },
    // The form.
    identity: { id: 'merchants.form.identity', defaultMessage: 'Кто это' },
    requisites: { id: 'merchants.form.requisites', defaultMessage: 'Реквизиты и НДС' },
    prices: { id: 'merchants.form.prices', defaultMessage: 'Скидка и наценка' },
    contractSection: { id: 'merchants.form.contract', defaultMessage: 'Договор и люди' },
    place: { id: 'merchants.form.place', defaultMessage: 'Где находится' },
    schedule: { id: 'merchants.form.schedule', defaultMessage: 'Часы работы' },
    name: { id: 'merchants.form.name', defaultMessage: 'Название' },
    legalName: { id: 'merchants.form.legalName', defaultMessage: 'Юридическое название' },
    inn: { id: 'merchants.form.inn', defaultMessage: 'ИНН мерчанта' },
    type: { id: 'merchants.form.type', defaultMessage: 'Продаёт' },
    unit: { id: 'merchants.form.unit', defaultMessage: 'Единица измерения' },
    account: { id: 'merchants.form.account', defaultMessage: 'Расчётный счёт' },
    paysVat: { id: 'merchants.form.paysVat', defaultMessage: 'Платит НДС' },
    vatHelp: { id: 'merchants.form.vatHelp', defaultMessage: 'Ставка возьмётся из констант в день включения' },
    rateNds: { id: 'merchants.form.rateNds', defaultMessage: 'Ставка НДС' },
    discount: { id: 'merchants.form.discount', defaultMessage: 'Уступает нам с цены закупки' },
    markup: { id: 'merchants.form.markup', defaultMessage: 'Наценка для клиента' },
    markupHelp: { id: 'merchants.form.markupHelp', defaultMessage: 'Если у срока нет своей наценки' },
    website: { id: 'merchants.form.website', defaultMessage: 'Сайт' },
    websiteHelp: { id: 'merchants.form.websiteHelp', defaultMessage: 'Адрес начинается с https://' },
    logo: { id: 'merchants.form.logo', defaultMessage: 'Логотип' },
    contractNumber: { id: 'merchants.form.contractNumber', defaultMessage: 'Номер договора' },
    contractDate: { id: 'merchants.form.contractDate', defaultMessage: 'Договор от' },
    address: { id: 'merchants.form.address', defaultMessage: 'Улица и дом' },
    wasCreated: { id: 'merchants.form.wasCreated', defaultMessage: 'Мерчант создан' },
    wasSaved: { id: 'merchants.form.wasSaved', defaultMessage: 'Мерчант обновлён' },
    // The card.
    tabs: { id: 'merchants.card.tabs', defaultMessage: 'Разделы мерчанта' },
    blocks: { id: 'merchants.card.blocks', defaultMessage: 'История блокировок' },
    papers: { id: 'merchants.card.papers', defaultMessage: 'Документы мерчанта' },
    point: { id: 'merchants.card.point', defaultMessage: 'Координаты' },
    // Blocking.
    blockTitle: { id: 'merchants.block.title', defaultMessage: 'Заблокировать мерчанта?' },
    blocked: { id: 'merchants.block.done', defaultMessage: 'Мерчант заблокирован' },
    stops: {
      id: 'merchants.block.stops',
      defaultMessage:
        'Новые заявки приниматься не будут, продавцы не смогут войти. Начатые заказы идут своим чередом, выплаты продолжаются.',
    },
    stopsPayouts: {
      id: 'merchants.block.stopsPayouts',
      defaultMessage:
        'Новые заявки приниматься не будут, продавцы не смогут войти, выплаты мерчанту остановятся. Начатые заказы идут своим чередом.',
    },
    unblockTitle: { id: 'merchants.unblock.title', defaultMessage: 'Разблокировать мерчанта?' },
    unblocked: { id: 'merchants.unblock.done', defaultMessage: 'Мерчант разблокирован' },
    starts: {
      id: 'merchants.unblock.starts',
      defaultMessage:
        'Заявки снова принимаются, продавцы могут войти. Филиалы, закрытые отдельно, останутся закрытыми.',
    },
    holdsPayouts: { id: 'merchants.block.holdsPayouts', defaultMessage: 'Выплаты остановлены' },
    whole: { id: 'merchants.block.whole', defaultMessage: 'Весь мерчант' },
    of: { id: 'merchants.block.of', defaultMessage: 'Что' },
    who: { id: 'merchants.block.who', defaultMessage: 'Кем' },
    noEvents: { id: 'merchants.block.none', defaultMessage: 'Блокировок не было' },
    // Papers.
    addFiles: { id: 'merchants.papers.add', defaultMessage: 'Приложить документы' },
    filesHelp: { id: 'merchants.papers.help', defaultMessage: 'Картинки до 10 МБ, pdf, docx и xlsx до 25 МБ' },
    noPapers: { id: 'merchants.papers.none', defaultMessage: 'У мерчанта нет документов' },
    goods: { id: 'merchants.card.goods', defaultMessage: 'Список и цены' },
    // The history.
    attach: { id: 'merchants.history.attach', defaultMessage: 'Добавлен файл' },
    detach: { id: 'merchants.history.detach', defaultMessage: 'Удалён файл' },
  }),
  unblock: t.unblock,
  block: t.block,
  isBlocked: t.blocked,
  ...placeWords,
  mfo: t.mfo,
  phone: t.phone,
  status: t.status,
  bank: t.bank,
};

/** Why it is blocked now. */
export const blockedFor = defineMessage<{ reason: string; comment: string }>({
  id: 'merchants.card.blockedFor',
  defaultMessage: 'Заблокирован. {reason}{comment}',
});
/** How many branches it has, as the link that leads to them. */
export const branchCount = defineMessage<{ count: number }>({
  id: 'merchants.card.branchCount',
  defaultMessage:
    '{count, plural, =0 {Ни одного филиала} one {# филиал} few {# филиала} many {# филиалов} other {# филиала}}',
});
export const innTaken = defineMessage<{ limit: string }>({
  id: 'merchants.form.innTaken',
  defaultMessage: 'Этот ИНН уже у мерчанта «{limit}»',
});
