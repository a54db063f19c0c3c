import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.signing.list', defaultMessage: 'Подпись выплат' },
});

export const signing = {
  'signing.list': route('/back-office/requests/dibank', {
    title: m.list,
    permission: 'dibank',
    menu: { section: 'claims' },
    screen: () => import('../areas/claims/signing/SigningList'),
  }),
};
