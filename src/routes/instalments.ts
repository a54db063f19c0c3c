import { DocumentSignature20Regular, ReceiptMoney20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.instalments.list', defaultMessage: 'Рассрочки' },
  one: { id: 'routes.instalments.one', defaultMessage: 'Рассрочка клиента' },
  agreements: { id: 'routes.instalments.agreements', defaultMessage: 'Договоры и акты' },
  queue: { id: 'routes.blocks.instalments', defaultMessage: 'Заявки на рассрочку ждут решения' },
  toRefund: { id: 'routes.blocks.instalmentsToRefund', defaultMessage: 'Рассрочки: деньги к возврату' },
  waiting: { id: 'routes.instalments.waiting', defaultMessage: 'Заявок на рассрочку: {count}' },
  records: { id: 'routes.records.instalments', defaultMessage: 'Рассрочки клиентов' },
});
const record = defineMessage<{ id: string }>({
  id: 'routes.records.instalment',
  defaultMessage: 'Рассрочка № {id}',
});

/** Applications for instalments, and the contracts that come of them. */
export const instalments = {
  'instalments.list': route('/installment/installments/list', {
    title: m.list,
    permission: 'installments',
    needs: { listApplications: 'installments.query' },
    menu: { section: 'instalment', icon: ReceiptMoney20Regular },
    key: 'KeyX',
    queue: {
      filter: { status: ['waiting_for_approval'], order_by: 'waits' },
      // The list opens on all of them: most wait for somebody else, or for the next payment.
      opensByFilter: true,
      actor: 'installments.enable',
      title: m.queue,
      label: m.waiting,
      count: async () => (await import('../areas/instalments/queues')).useWaitingApplicationCount,
      days: 'applications',
      tiles: [
        { title: m.queue, filter: { status: ['waiting_for_approval'], order_by: 'waits' } },
        { title: m.toRefund, filter: { money: ['to_refund'], order_by: 'waits' }, days: 'none' },
      ],
    },
    screen: () => import('../areas/instalments/list/InstalmentList'),
  }),
  'instalments.one': route('/installment/installments/info/:id', {
    title: m.one,
    permission: 'installments',
    needs: { getApplication: 'installments.get' },
    parent: 'instalments.list',
    record: {
      kind: 'instalments',
      title: m.records,
      one: record,
      needs: { searchInstalments: 'installments.query' },
      prefix: '#',
      takes: ['contractNumber', 'recordNumber', 'name'],
      look: () => import('../areas/instalments/list/findApplications'),
    },
    screen: () => import('../areas/instalments/card/ApplicationCard'),
  }),
  'instalments.agreements': route('/installment/agreement/list', {
    title: m.agreements,
    permission: 'agreements',
    needs: { listAgreements: 'agreements.query' },
    menu: { section: 'instalment', icon: DocumentSignature20Regular },
    screen: () => import('../areas/instalments/agreements/AgreementList'),
  }),
};
