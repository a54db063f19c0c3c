import { PeopleTeam20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.customers.list', defaultMessage: 'Все клиенты' },
  one: { id: 'routes.customers.one', defaultMessage: 'Клиент' },
  records: { id: 'routes.records.customers', defaultMessage: 'Клиенты рассрочки' },
});
const record = defineMessage<{ id: string }>({ id: 'routes.records.customer', defaultMessage: 'Клиент № {id}' });

/** Who buys by instalments. */
export const customers = {
  'customers.list': route('/settings/clients/list', {
    title: m.list,
    permission: 'customers',
    needs: { listCustomers: 'customers.query' },
    key: 'KeyB',
    menu: { section: 'customers', icon: PeopleTeam20Regular },
    screen: () => import('../areas/customers/list/CustomerList'),
  }),
  'customers.one': route('/settings/clients/info/:id', {
    title: m.one,
    permission: 'customers',
    needs: { getCustomer: 'customers.get' },
    parent: 'customers.list',
    record: {
      kind: 'customers',
      title: m.records,
      one: record,
      needs: { listCustomers: 'customers.query' },
      prefix: '@',
      takes: ['name', 'phone', 'pinfl', 'passport', 'cardEnd', 'recordNumber'],
      look: () => import('../areas/customers/list/findCustomers'),
    },
    screen: () => import('../areas/customers/card/CustomerCard'),
  }),
};
