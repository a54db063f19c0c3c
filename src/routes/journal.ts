import { Clock20Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.journal.list', defaultMessage: 'Журнал действий' },
});

/** What was done by whom: everybody reads what he did himself, and what was done to records that he may open. */
export const journal = {
  'journal.list': route('/journal', {
    title: m.list,
    permission: 'dashboard',
    needs: { listJournal: 'dashboard.get' },
    menu: { section: 'monitoring', icon: Clock20Regular },
    screen: () => import('../areas/journal/Journal'),
  }),
};
