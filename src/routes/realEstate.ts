import { BuildingMultiple20Regular, Call20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  projects: { id: 'routes.realEstate.projects', defaultMessage: 'Проекты' },
  newProject: { id: 'routes.realEstate.newProject', defaultMessage: 'Новый проект' },
  editProject: { id: 'routes.realEstate.editProject', defaultMessage: 'Изменение проекта' },
  project: { id: 'routes.realEstate.project', defaultMessage: 'Проект' },
  callOrders: { id: 'routes.realEstate.callOrders', defaultMessage: 'Заказы звонков' },
  callQueue: { id: 'routes.blocks.callOrders', defaultMessage: 'Ждут звонка о проекте' },
  callsWaiting: { id: 'routes.realEstate.callsWaiting', defaultMessage: 'Ждут звонка: {count}' },
  projectRecords: { id: 'routes.records.projects', defaultMessage: 'Проекты недвижимости' },
});
const projectRecord = defineMessage<{ id: string }>({ id: 'routes.records.project', defaultMessage: 'Проект № {id}' });
const callRecord = defineMessage<{ id: string }>({
  id: 'routes.records.callOrder',
  defaultMessage: 'Заказ звонка № {id}',
});

/** The requirements give these addresses without the part that the others begin with. */
export const realEstate = {
  'realEstate.projects': route('/real-estate/projects', {
    title: m.projects,
    permission: 'projects',
    needs: { listProjects: 'projects.query' },
    menu: { section: 'realEstate', icon: BuildingMultiple20Regular },
    screen: () => import('../areas/real-estate/projects/ProjectList'),
  }),
  'realEstate.newProject': route('/real-estate/projects/new', {
    title: m.newProject,
    permission: 'projects',
    needs: { createProject: 'projects.add' },
    parent: 'realEstate.projects',
    screen: () => import('../areas/real-estate/projects/NewProject'),
  }),
  'realEstate.project': route('/real-estate/projects/info/:id', {
    title: m.project,
    permission: 'projects',
    needs: { getProject: 'projects.get' },
    parent: 'realEstate.projects',
    record: {
      kind: 'projects',
      title: m.projectRecords,
      one: projectRecord,
      needs: { listProjects: 'projects.query' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      look: () => import('../areas/real-estate/projects/findProjects'),
    },
    screen: () => import('../areas/real-estate/projects/ProjectDetail'),
  }),
  'realEstate.editProject': route('/real-estate/projects/edit/:id', {
    title: m.editProject,
    permission: 'projects',
    needs: { getProject: 'projects.get', updateProject: ['projects.update', 'projects.enable'] },
    parent: 'realEstate.project',
    screen: () => import('../areas/real-estate/projects/EditProject'),
  }),
  'realEstate.callOrders': route('/real-estate/call-order', {
    title: m.callOrders,
    permission: 'call_orders',
    needs: { listCallbacks: 'call_orders.query' },
    menu: { section: 'realEstate', icon: Call20Regular },
    key: 'KeyG',
    queue: {
      filter: { status: ['new', 'in_progress', 'no_answer'] },
      actor: 'call_orders.update',
      title: m.callQueue,
      label: m.callsWaiting,
      count: async () => (await import('../areas/real-estate/queues')).useCallOrderCount,
      days: 'call_orders',
    },
    record: {
      kind: 'callOrders',
      title: m.callOrders,
      one: callRecord,
      needs: { getCallback: 'call_orders.get' },
      prefix: '#',
      takes: ['name', 'recordNumber', 'phone'],
      // Whatever became of the order, it opens at the side of its list.
      query: (id) => ({ order: id }),
      look: () => import('../areas/real-estate/callOrders/findCallOrders'),
    },
    screen: () => import('../areas/real-estate/callOrders/CallOrderList'),
  }),
};
