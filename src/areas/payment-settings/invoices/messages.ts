import { defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    search: { id: 'paymentSettings.invoices.search', defaultMessage: 'Номер счёта-фактуры, договора или сторона' },
    empty: { id: 'paymentSettings.invoices.empty', defaultMessage: 'Счетов-фактур пока нет' },
    seller: { id: 'paymentSettings.invoices.seller', defaultMessage: 'Кто продаёт' },
    buyer: { id: 'paymentSettings.invoices.buyer', defaultMessage: 'Кто покупает' },
    incoming: { id: 'paymentSettings.invoices.incoming', defaultMessage: 'Входящая' },
    outgoing: { id: 'paymentSettings.invoices.outgoing', defaultMessage: 'Исходящая' },
    draft: { id: 'paymentSettings.invoices.draft', defaultMessage: 'Черновик счёта-фактуры' },
    sent: { id: 'paymentSettings.invoices.sent', defaultMessage: 'Ждёт подписи' },
    signed: { id: 'paymentSettings.invoices.signed', defaultMessage: 'Есть обе подписи' },
    total: { id: 'paymentSettings.invoices.total', defaultMessage: 'Итого, сум' },
    vat: { id: 'paymentSettings.invoices.vat', defaultMessage: 'НДС в итоге, сум' },
    lines: { id: 'paymentSettings.invoices.lines', defaultMessage: 'Строки счёта-фактуры' },
    noLines: { id: 'paymentSettings.invoices.noLines', defaultMessage: 'Строк в счёте-фактуре нет' },
    lineName: { id: 'paymentSettings.invoices.lineName', defaultMessage: 'Товар или услуга' },
    spic: { id: 'paymentSettings.invoices.spic', defaultMessage: 'ИКПУ строки' },
    unit: { id: 'paymentSettings.invoices.unit', defaultMessage: 'Ед.' },
    count: { id: 'paymentSettings.invoices.count', defaultMessage: 'Кол-во' },
    price: { id: 'paymentSettings.invoices.price', defaultMessage: 'Цена без НДС, сум' },
    net: { id: 'paymentSettings.invoices.net', defaultMessage: 'Стоимость без НДС, сум' },
    rate: { id: 'paymentSettings.invoices.rate', defaultMessage: 'Ставка НДС, %' },
    vatSum: { id: 'paymentSettings.invoices.vatSum', defaultMessage: 'Сумма НДС, сум' },
    merchant: { id: 'paymentSettings.invoices.merchant', defaultMessage: 'Карточка мерчанта' },
    contractDate: { id: 'paymentSettings.invoices.contractDate', defaultMessage: 'Договор от' },
  }),
  ...{ number: t.number, date: t.date, type: t.type, contract: t.contract, status: t.status, file: t.file },
  ...{ rejected: t.rejected, cancelled: t.cancelled },
};
