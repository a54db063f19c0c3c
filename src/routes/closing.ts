import { CalendarLock20Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  months: { id: 'routes.closing.months', defaultMessage: 'Закрытие месяца' },
});

export const closing = {
  'closing.months': route('/back-office/investor-finance', {
    title: m.months,
    permission: 'closing',
    needs: { listClosingMonths: 'closing.query' },
    menu: { section: 'finance', icon: CalendarLock20Regular },
    screen: () => import('../areas/closing/ClosingList'),
  }),
};
