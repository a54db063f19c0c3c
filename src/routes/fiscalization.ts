import { ReceiptBag20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.fiscalization.list', defaultMessage: 'Фискальные чеки' },
  queue: { id: 'routes.blocks.receipts', defaultMessage: 'Чеки не выбиты' },
  waiting: { id: 'routes.fiscalization.waiting', defaultMessage: 'Чеков не выбито: {count}' },
});
const record = defineMessage<{ id: string }>({ id: 'routes.records.receipt', defaultMessage: 'Чек № {id}' });

/** Receipts at the fiscal operator. */
export const fiscalization = {
  'fiscalization.list': route('/bugaltery/fiscalization/list', {
    title: m.list,
    permission: 'fiscalization',
    needs: { listReceipts: ['fiscalization.query', 'orders.get'] },
    menu: { section: 'accounting', icon: ReceiptBag20Regular },
    key: 'KeyF',
    queue: {
      filter: { status: ['new', 'error'], order_by: 'created_at' },
      // The desk opens on all of them: a receipt is looked up there, too.
      opensByFilter: true,
      actor: 'fiscalization.add',
      title: m.queue,
      label: m.waiting,
      count: async () => (await import('../areas/fiscalization/queues')).useWaitingReceiptCount,
      days: 'receipts',
    },
    record: {
      kind: 'receipts',
      title: m.list,
      one: record,
      prefix: '#',
      takes: ['contractNumber', 'recordNumber'],
      query: (id) => ({ receipt: id }),
      look: () => import('../areas/fiscalization/findReceipts'),
    },
    screen: () => import('../areas/fiscalization/ReceiptList'),
  }),
};
