import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  customer: { id: 'payments.wings.customer', defaultMessage: 'Клиент' },
  noCustomer: { id: 'payments.wings.noCustomer', defaultMessage: 'Клиент не указан' },
  scoring: { id: 'payments.wings.scoring', defaultMessage: 'Скоринг' },
  identification: { id: 'payments.wings.identification', defaultMessage: 'Идентификация' },
  limit: { id: 'payments.wings.limit', defaultMessage: 'Лимит' },
  status: { id: 'payments.wings.status', defaultMessage: 'Итог' },
  success: { id: 'payments.wings.success', defaultMessage: 'Успешно' },
  failed: { id: 'payments.wings.failed', defaultMessage: 'Отказ' },
  timeout: { id: 'payments.wings.timeout', defaultMessage: 'Нет ответа' },
  duration: { id: 'payments.wings.duration', defaultMessage: 'Время, мс' },
  search: { id: 'payments.wings.search', defaultMessage: '№ запроса или имя клиента' },
  empty: { id: 'payments.wings.empty', defaultMessage: 'Запросов пока нет' },
});

export const requestTitle = defineMessage<{ id: number }>({
  id: 'payments.wings.requestTitle',
  defaultMessage: 'Запрос Wings № {id}',
});
