import { Settings20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.constants.list', defaultMessage: 'Константы' },
  newConstant: { id: 'routes.constants.newConstant', defaultMessage: 'Новая константа' },
});
const record = defineMessage<{ id: string }>({ id: 'routes.records.constant', defaultMessage: 'Константа № {id}' });

export const constants = {
  'constants.list': route('/back-office/constants', {
    title: m.list,
    permission: 'invest_constants',
    needs: { listConstants: 'invest_constants.query' },
    create: { title: m.newConstant, needs: { createConstant: 'invest_constants.add' } },
    menu: { section: 'settings', icon: Settings20Regular },
    record: {
      kind: 'constants',
      title: m.list,
      one: record,
      needs: { getConstant: 'invest_constants.get' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ id }),
      look: () => import('../areas/constants/findConstants'),
    },
    screen: () => import('../areas/constants/ConstantList'),
  }),
};
