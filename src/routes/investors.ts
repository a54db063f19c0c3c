import { ArrowSyncCircle20Regular, People20Regular, PersonAvailable20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.investors.list', defaultMessage: 'Инвесторы' },
  queue: { id: 'routes.blocks.verification', defaultMessage: 'Очередь проверки' },
  waiting: { id: 'routes.investors.waiting', defaultMessage: 'Ждут проверки: {count}' },
  personsInReview: { id: 'routes.investors.personsInReview', defaultMessage: 'Физлица на проверке' },
  companiesInReview: { id: 'routes.investors.companiesInReview', defaultMessage: 'Компании на проверке' },
  newPersons: { id: 'routes.investors.newPersons', defaultMessage: 'Новые физлица' },
  newCompanies: { id: 'routes.investors.newCompanies', defaultMessage: 'Новые компании' },
  one: { id: 'routes.investors.one', defaultMessage: 'Инвестор' },
  business: { id: 'routes.investors.business', defaultMessage: 'Инвестор-компания' },
  verify: { id: 'routes.investors.verify', defaultMessage: 'Проверка инвесторов' },
  tasks: { id: 'routes.investors.tasks', defaultMessage: 'Фоновые задания' },
  task: { id: 'routes.investors.task', defaultMessage: 'Фоновое задание' },
  newTask: { id: 'routes.investors.newTask', defaultMessage: 'Импорт из файла' },
});
const taskRecord = defineMessage<{ id: string }>({ id: 'routes.records.task', defaultMessage: 'Задание № {id}' });
const record = defineMessage<{ id: string }>({ id: 'routes.records.investor', defaultMessage: 'Инвестор № {id}' });

export const investors = {
  'investors.list': route('/back-office/investors', {
    title: m.list,
    permission: 'investors',
    needs: { listInvestors: 'investors.query' },
    key: 'KeyI',
    menu: { section: 'investments', icon: People20Regular },
    queue: {
      filter: { status: ['new'] },
      // The list opens on everybody, whatever waits of them.
      hasBadge: false,
      actor: 'investor_verification.enable',
      title: m.newPersons,
      label: m.waiting,
      // The list has persons or companies, and so each figure is of one of them.
      tiles: [
        { title: m.newPersons, filter: { status: ['new'] } },
        { title: m.newCompanies, filter: { subject: 'business', status: ['new'] } },
      ],
      count: async () => (await import('../areas/investors/queues')).useInvestorCount,
      days: async () => (await import('../areas/investors/queues')).useInvestorDays,
      readPermission: 'investor_verification.query',
    },
    texts: ['investors.list', 'parts'],
    screen: () => import('../areas/investors/list/InvestorList'),
  }),
  'investors.verify': route('/back-office/investors/verification', {
    title: m.verify,
    permission: 'investor_verification',
    needs: { listInvestors: 'investors.query', getInvestor: 'investors.get' },
    key: 'KeyV',
    menu: { section: 'investments', icon: PersonAvailable20Regular },
    queue: {
      // All that this screen ever shows, persons and companies.
      filter: {},
      actor: 'investor_verification.enable',
      title: m.queue,
      label: m.waiting,
      tiles: [
        { title: m.personsInReview, filter: { subject: 'individual' } },
        { title: m.companiesInReview, filter: { subject: 'business' } },
      ],
      count: async () => (await import('../areas/investors/queues')).useVerificationCount,
      days: async () => (await import('../areas/investors/queues')).useVerificationDays,
      // Whoever waits is read from the list of investors.
      readPermission: 'investors.query',
    },
    screen: () => import('../areas/investors/verify/VerificationQueue'),
  }),
  'investors.one': route('/back-office/investor/:id', {
    title: m.one,
    permission: 'investors',
    needs: { getInvestor: 'investors.get' },
    parent: 'investors.list',
    record: {
      kind: 'investors',
      title: m.list,
      one: record,
      needs: { listInvestors: 'investors.query' },
      prefix: '@',
      takes: ['phone', 'pinfl', 'inn', 'passport', 'cardEnd', 'name', 'recordNumber'],
      look: () => import('../areas/investors/list/findInvestors'),
    },
    screen: () => import('../areas/investors/card/InvestorDetail'),
  }),
  'investors.business': route('/back-office/investor-business/:id', {
    title: m.business,
    permission: 'investors',
    needs: { getInvestor: 'investors.get' },
    parent: 'investors.list',
    screen: () => import('../areas/investors/card/BusinessInvestorDetail'),
  }),
  'investors.tasks': route('/back-office/investors/upload-tasks', {
    title: m.tasks,
    permission: 'async_tasks',
    needs: { listAsyncTasks: 'async_tasks.query' },
    menu: { section: 'investments', icon: ArrowSyncCircle20Regular },
    screen: () => import('../areas/investors/tasks/TaskList'),
  }),
  'investors.newTask': route('/back-office/investors/upload-tasks/new', {
    title: m.newTask,
    permission: 'async_tasks',
    needs: { createAsyncTask: 'async_tasks.add' },
    parent: 'investors.tasks',
    screen: () => import('../areas/investors/tasks/NewTask'),
  }),
  'investors.task': route('/back-office/investors/upload-tasks/:id', {
    title: m.task,
    permission: 'async_tasks',
    needs: { getAsyncTask: 'async_tasks.get' },
    parent: 'investors.tasks',
    record: {
      kind: 'tasks',
      title: m.tasks,
      one: taskRecord,
      needs: { listAsyncTasks: 'async_tasks.query' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      look: () => import('../areas/investors/tasks/findTasks'),
    },
    screen: () => import('../areas/investors/tasks/TaskDetail'),
  }),
};
