import { CalendarLock20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  months: { id: 'routes.closing.months', defaultMessage: 'Закрытие месяца' },
});
const month = defineMessage<{ id: string }>({ id: 'routes.records.month', defaultMessage: 'Месяц № {id}' });

export const closing = {
  'closing.months': route('/back-office/investor-finance', {
    title: m.months,
    permission: 'closing',
    needs: { listClosingMonths: 'closing.query' },
    menu: { section: 'finance', icon: CalendarLock20Regular },
    record: {
      kind: 'months',
      title: m.months,
      one: month,
      prefix: '#',
      takes: ['name', 'contractNumber'],
      query: (id) => ({ id }),
      look: () => import('../areas/closing/findMonths'),
    },
    screen: () => import('../areas/closing/ClosingList'),
  }),
};
