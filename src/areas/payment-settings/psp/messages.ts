import { defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    search: { id: 'paymentSettings.psp.search', defaultMessage: 'Категория или услуга' },
    empty: { id: 'paymentSettings.psp.empty', defaultMessage: 'Категорий платежей пока нет' },
    services: { id: 'paymentSettings.psp.services', defaultMessage: 'Услуги' },
    servicesCount: { id: 'paymentSettings.psp.servicesCount', defaultMessage: 'Услуг' },
    findService: { id: 'paymentSettings.psp.findService', defaultMessage: 'Название или код услуги' },
    noServices: { id: 'paymentSettings.psp.noServices', defaultMessage: 'Услуг в категории нет' },
    service: { id: 'paymentSettings.psp.service', defaultMessage: 'Услуга' },
    place: { id: 'paymentSettings.psp.place', defaultMessage: 'Место в списке' },
    icon: { id: 'paymentSettings.psp.icon', defaultMessage: 'Значок' },
    code: { id: 'paymentSettings.psp.code', defaultMessage: 'Код услуги' },
    provider: { id: 'paymentSettings.psp.provider', defaultMessage: 'Поставщик' },
    least: { id: 'paymentSettings.psp.least', defaultMessage: 'Не меньше, сум' },
    most: { id: 'paymentSettings.psp.most', defaultMessage: 'Не больше, сум' },
    commission: { id: 'paymentSettings.psp.commission', defaultMessage: 'Комиссия, %' },
    cashback: { id: 'paymentSettings.psp.cashback', defaultMessage: 'Кэшбэк, %' },
    editCategory: { id: 'paymentSettings.psp.editCategory', defaultMessage: 'Изменить категорию платежей' },
    editService: { id: 'paymentSettings.psp.editService', defaultMessage: 'Изменить услугу' },
    preview: { id: 'paymentSettings.psp.preview', defaultMessage: 'Форма у покупателя' },
    tryAmount: { id: 'paymentSettings.psp.tryAmount', defaultMessage: 'Сумма для проверки, сум' },
    pays: { id: 'paymentSettings.psp.pays', defaultMessage: 'Спишется, сум' },
    keeps: { id: 'paymentSettings.psp.keeps', defaultMessage: 'Из них комиссия, сум' },
    returns: { id: 'paymentSettings.psp.returns', defaultMessage: 'Вернётся, сум' },
    outside: { id: 'paymentSettings.psp.outside', defaultMessage: 'Сумма вне границ услуги' },
    order: { id: 'paymentSettings.psp.order', defaultMessage: 'Порядок' },
  }),
  ...{ name: t.name },
};
