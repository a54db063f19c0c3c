import { PersonBoard20Regular, PersonTag20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.sellers.list', defaultMessage: 'Продавцы' },
  new: { id: 'routes.sellers.new', defaultMessage: 'Новый продавец' },
  one: { id: 'routes.sellers.one', defaultMessage: 'Продавец' },
  agents: { id: 'routes.sellers.agents', defaultMessage: 'Агенты' },
  newAgent: { id: 'routes.sellers.newAgent', defaultMessage: 'Новый агент' },
  editAgent: { id: 'routes.sellers.editAgent', defaultMessage: 'Изменение агента' },
  agent: { id: 'routes.sellers.agent', defaultMessage: 'Агент' },
  accounts: { id: 'routes.sellers.accounts', defaultMessage: 'Счета агента' },
  records: { id: 'routes.records.sellers', defaultMessage: 'Продавцы' },
  agentRecords: { id: 'routes.records.agents', defaultMessage: 'Агенты' },
});
const seller = defineMessage<{ id: string }>({ id: 'routes.records.seller', defaultMessage: 'Продавец № {id}' });
const agent = defineMessage<{ id: string }>({ id: 'routes.records.agent', defaultMessage: 'Агент № {id}' });

/** The addresses are those of the requirements, which call sellers and agents alike. */
export const sellers = {
  'sellers.list': route('/merchants/pos-agents', {
    title: m.list,
    permission: 'sellers',
    needs: { listPosAgents: ['pos_agents.query', 'sellers.query'] },
    menu: { section: 'merchants', icon: PersonTag20Regular },
    screen: () => import('../areas/sellers/SellerList'),
  }),
  'sellers.new': route('/merchants/pos-agents/new', {
    title: m.new,
    permission: 'sellers',
    needs: { createPosAgent: ['pos_agents.add', 'sellers.add'] },
    parent: 'sellers.list',
    screen: () => import('../areas/sellers/NewSeller'),
  }),
  'sellers.one': route('/merchants/pos-agents/:action/:branch_user_id', {
    title: m.one,
    permission: 'sellers',
    needs: { getPosAgent: ['pos_agents.get', 'sellers.get'] },
    parent: 'sellers.list',
    screen: () => import('../areas/sellers/SellerPage'),
  }),
  'sellers.byNumber': route('/posAgent/:id/:action', {
    title: m.one,
    permission: 'sellers',
    needs: { getPosAgent: ['pos_agents.get', 'sellers.get'] },
    parent: 'sellers.list',
    record: {
      kind: 'sellers',
      title: m.records,
      one: seller,
      needs: { listPosAgents: ['pos_agents.query', 'sellers.query'] },
      prefix: '@',
      takes: ['name', 'phone', 'recordNumber'],
      parameters: { action: 'view' },
      look: () => import('../areas/sellers/findSellers'),
    },
    screen: () => import('../areas/sellers/SellerPage'),
  }),
  'sellers.agents': route('/posAgents/list', {
    title: m.agents,
    permission: 'pos_agents',
    needs: { listPosAgents: ['pos_agents.query', 'sellers.query'] },
    menu: { section: 'merchants', icon: PersonBoard20Regular },
    screen: () => import('../areas/sellers/AgentList'),
  }),
  'sellers.newAgent': route('/posAgents/list/new', {
    title: m.newAgent,
    permission: 'pos_agents',
    needs: { createPosAgent: ['pos_agents.add', 'sellers.add'] },
    parent: 'sellers.agents',
    screen: () => import('../areas/sellers/NewAgent'),
  }),
  'sellers.editAgent': route('/posAgents/list/edit/:id', {
    title: m.editAgent,
    permission: 'pos_agents',
    needs: {
      getPosAgent: ['pos_agents.get', 'sellers.get'],
      updatePosAgent: ['pos_agents.update', 'sellers.disable', 'sellers.enable', 'sellers.update'],
    },
    parent: 'sellers.agents',
    screen: () => import('../areas/sellers/EditAgent'),
  }),
  'sellers.agent': route('/posAgents/list/preview/:id', {
    title: m.agent,
    permission: 'pos_agents',
    needs: { getPosAgent: ['pos_agents.get', 'sellers.get'] },
    parent: 'sellers.agents',
    record: {
      kind: 'agents',
      title: m.agentRecords,
      one: agent,
      needs: { listPosAgents: ['pos_agents.query', 'sellers.query'] },
      prefix: '@',
      takes: ['name', 'phone', 'inn', 'recordNumber'],
      look: () => import('../areas/sellers/findAgents'),
    },
    screen: () => import('../areas/sellers/AgentPage'),
  }),
  'sellers.accounts': route('/posAgents/:id/accountList', {
    title: m.accounts,
    permission: 'pos_agents',
    needs: { listAgentAccounts: 'pos_agents.get' },
    parent: 'sellers.agent',
    screen: () => import('../areas/sellers/AgentAccounts'),
  }),
};
