import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.investors.list', defaultMessage: 'Инвесторы' },
  one: { id: 'routes.investors.one', defaultMessage: 'Инвестор' },
  business: { id: 'routes.investors.business', defaultMessage: 'Инвестор-компания' },
  verify: { id: 'routes.investors.verify', defaultMessage: 'Проверка инвесторов' },
  tasks: { id: 'routes.investors.tasks', defaultMessage: 'Фоновые задания' },
  task: { id: 'routes.investors.task', defaultMessage: 'Фоновое задание' },
  newTask: { id: 'routes.investors.newTask', defaultMessage: 'Импорт из файла' },
});

export const investors = {
  'investors.list': route('/back-office/investors', {
    title: m.list,
    permission: 'investors',
    menu: { section: 'investments' },
    screen: () => import('../areas/investors/list/InvestorList'),
  }),
  'investors.verify': route('/back-office/investors/verification', {
    title: m.verify,
    permission: 'investor_verification',
    menu: { section: 'investments' },
    screen: () => import('../areas/investors/verify/VerificationDesk'),
  }),
  'investors.one': route('/back-office/investor/:id', {
    title: m.one,
    permission: 'investors',
    parent: 'investors.list',
    screen: () => import('../areas/investors/card/InvestorDetail'),
  }),
  'investors.business': route('/back-office/investor-business/:id', {
    title: m.business,
    permission: 'investors',
    parent: 'investors.list',
    screen: () => import('../areas/investors/card/BusinessInvestorDetail'),
  }),
  'investors.tasks': route('/back-office/investors/upload-tasks', {
    title: m.tasks,
    permission: 'async_tasks',
    menu: { section: 'investments' },
    screen: () => import('../areas/investors/tasks/TaskList'),
  }),
  'investors.newTask': route('/back-office/investors/upload-tasks/new', {
    title: m.newTask,
    permission: 'async_tasks',
    parent: 'investors.tasks',
    screen: () => import('../areas/investors/tasks/NewTask'),
  }),
  'investors.task': route('/back-office/investors/upload-tasks/:id', {
    title: m.task,
    permission: 'async_tasks',
    parent: 'investors.tasks',
    screen: () => import('../areas/investors/tasks/TaskDetail'),
  }),
};
