import { page } from '../../db/list';
import type { Sql } from '../../db/database';
import type { HandlerMap } from '../../http/contract';
import { audit } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { faultOfPlain, plainText } from '../../shared/plainText';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { bankFault } from '../banks/index';
import { refusalOfStep } from './rules';
import { addAccount, agentAccounts, setAccountStatus, wholePosAgents } from './store';

/** The accounts of an agent; what becomes of them stands in the history of the agent. */
export const accountHandlers = {
  async listAgentAccounts({ params, query, db }) {
    if ((await wholePosAgents.find(db, params.id))?.kind !== 'agent') throw notFound();
    return page('accounts', await agentAccounts.list(db, { ...query, agent_id: params.id }));
  },

  createAgentAccount: ({ params, body, db, user, clock }) =>
    db.transaction(async (sql) => {
      const agent = await heldAgent(sql, params.id);
      const bank = plainText(body.bank_name);
      const fault = faultOfPlain(bank, 2);
      if (fault) throw wrongFields({ bank_name: fault });
      const fromList = await bankFault(sql, body.mfo);
      if (fromList) throw wrongFields({ mfo: fromList });
      const id = await addAccount(sql, agent.id, { ...body, bank_name: bank }, timestamp(clock));
      if (id === undefined) throw wrongFields({ number: 'duplicate_value' });
      const changes = [{ field: 'account', new: body.number }];
      await audit(sql, { user, clock, action: 'add_account', entity: 'agent', entityId: agent.id, changes });
      return accountOf(sql, id);
    }),

  setAgentAccountStatus: (call) =>
    call.db.transaction(async (sql) => {
      const { params, headers, body, user, clock } = call;
      const agent = await heldAgent(sql, params.id);
      const account = await agentAccounts.lock(sql, params.accountId);
      if (account?.agent_id !== agent.id) throw notFound();
      call.requires(body.status === 'active' ? 'pos_agents.enable' : 'pos_agents.disable');
      const refused = refusalOfStep(account, body.status);
      if (refused === 'transition_not_allowed')
        throw conflict(refused, `An account that is ${account.status} does not become ${body.status}`, { ...account });
      await refuseStale(account.version, headers['If-Match'], async () => account);
      if (refused !== undefined) throw conflict(refused, 'There is money on the account', { ...account });
      await setAccountStatus(sql, account.id, body.status, timestamp(clock));
      const changes = [
        { field: 'account', old: account.number, new: account.number },
        { field: 'account_status', old: account.status, new: body.status },
      ];
      await audit(sql, { user, clock, action: 'change_account', entity: 'agent', entityId: agent.id, changes });
      return accountOf(sql, account.id);
    }),
} satisfies Partial<HandlerMap>;

async function heldAgent(sql: Sql, id: number) {
  const agent = await wholePosAgents.lock(sql, id);
  if (agent?.kind !== 'agent') throw notFound();
  return agent;
}

async function accountOf(sql: Sql, id: number) {
  const account = await agentAccounts.find(sql, id);
  if (account === undefined) throw notFound();
  return account;
}
