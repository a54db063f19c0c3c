import { ArrowUndo20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.refundClaims.list', defaultMessage: 'Возвраты' },
  one: { id: 'routes.refundClaims.one', defaultMessage: 'Возврат товара' },
  add: { id: 'routes.refundClaims.add', defaultMessage: 'Новая заявка на возврат' },
  queue: { id: 'routes.blocks.refundClaims', defaultMessage: 'Возвраты ждут модератора' },
  toPay: { id: 'routes.blocks.refundClaimsToPay', defaultMessage: 'Возвраты ждут бухгалтера' },
  toRefund: { id: 'routes.blocks.refundClaimsToRefund', defaultMessage: 'Возвраты: деньги не дошли до клиента' },
  waiting: { id: 'routes.refundClaims.waiting', defaultMessage: 'Возвратов: {count}' },
  records: { id: 'routes.records.refundClaims', defaultMessage: 'Возвраты товаров' },
});
const record = defineMessage<{ id: string }>({
  id: 'routes.records.refundClaim',
  defaultMessage: 'Возврат № {id}',
});

/** What customers bring back. */
export const refundClaims = {
  'refundClaims.list': route('/refund-claims/list', {
    title: m.list,
    permission: 'refund_claims',
    needs: { listReturnClaims: 'refund_claims.query' },
    menu: { section: 'instalment', icon: ArrowUndo20Regular },
    key: 'KeyR',
    queue: {
      filter: { status: ['new', 'in_process'], order_by: 'waits' },
      opensByFilter: true,
      actor: 'refund_claims.enable',
      title: m.queue,
      label: m.waiting,
      count: async () => (await import('../areas/refund-claims/queues')).useWaitingReturnCount,
      days: 'returns',
      tiles: [
        { title: m.queue, filter: { status: ['new', 'in_process'], order_by: 'waits' } },
        {
          title: m.toPay,
          filter: { status: ['approved_by_moderator', 'waiting_invoice'], order_by: 'waits' },
          days: 'returns_to_pay',
        },
        { title: m.toRefund, filter: { money: ['to_refund'], order_by: 'waits' }, days: 'none' },
      ],
    },
    screen: () => import('../areas/refund-claims/ReturnClaimList'),
  }),
  'refundClaims.add': route('/refund-claims/add', {
    title: m.add,
    permission: 'refund_claims',
    needs: { createReturnClaim: 'refund_claims.add' },
    parent: 'refundClaims.list',
    screen: () => import('../areas/refund-claims/AddReturnClaim'),
  }),
  'refundClaims.one': route('/refund-claims/details/:id', {
    title: m.one,
    permission: 'refund_claims',
    needs: { getReturnClaim: 'refund_claims.get' },
    parent: 'refundClaims.list',
    record: {
      kind: 'refundClaims',
      title: m.records,
      one: record,
      needs: { listReturnClaims: 'refund_claims.query' },
      prefix: '#',
      takes: ['recordNumber', 'contractNumber', 'name'],
      look: () => import('../areas/refund-claims/findReturnClaims'),
    },
    screen: () => import('../areas/refund-claims/ReturnClaimCard'),
  }),
};
