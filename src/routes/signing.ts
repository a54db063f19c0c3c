import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.signing.list', defaultMessage: 'Подпись выплат' },
});

const waiting = defineMessage<{ count: number }>({
  id: 'routes.signing.waiting',
  defaultMessage: 'Ждут подписи: {count}',
});

export const signing = {
  'signing.list': route('/back-office/requests/dibank', {
    title: m.list,
    permission: 'dibank',
    menu: { section: 'claims' },
    count: {
      permission: 'dibank.query',
      label: waiting,
      load: async () => (await import('../areas/claims/signing/waiting')).useCount,
    },
    screen: () => import('../areas/claims/signing/SigningList'),
  }),
};
