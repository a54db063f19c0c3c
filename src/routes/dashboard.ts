import { DataPie20Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import { landingPath } from './public';
import { route } from './route';

const m = defineMessages({
  index: { id: 'routes.dashboard.index', defaultMessage: 'Панель мониторинга' },
  words: {
    id: 'routes.keywords.monitor',
    defaultMessage: 'дашборд главная аналитика графики dashboard home bosh sahifa',
  },
});

export const dashboard = {
  'dashboard.index': route(landingPath, {
    title: m.index,
    keywords: m.words,
    key: 'KeyM',
    menu: { section: 'monitoring', icon: DataPie20Regular },
    screen: () => import('../areas/dashboard/Monitor'),
  }),
};
