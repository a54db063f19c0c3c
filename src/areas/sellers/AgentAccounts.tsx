import { Add20Regular, Dismiss20Regular, LockClosed20Regular, LockOpen20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import {
  useCreateAgentAccountMutation,
  useListAgentAccountsRows,
  useSetAgentAccountStatusMutation,
  type AgentAccount,
  type AgentAccountStatus,
  type AgentCurrency,
} from '../../api/payment/sellers';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { ExportButton } from '../../kit/export/ExportButton';
import { createdColumn } from '../../parts/columns';
import { AccountField } from '../../kit/fields/identifierFields';
import { MfoField } from '../../parts/listedFields';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { ListPage } from '../../kit/list/ListPage';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { order, searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { t } from '../../i18n/terms';
import { account as inFours } from '../../lib/bankDetails';
import { accountColumn } from '../../parts/numberColumns';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { Can, useCan } from '../../session/can';
import { m } from './messages';
import { accountStatus, currencyOptions } from './sellerTerms';

export const parameters = {
  status: accountStatus.param(),
  search: searchText(),
  order_by: order(['created_at', 'balance'], 'created_at'),
};

const columns: Column<AgentAccount>[] = [
  accountColumn('number', m.accountNumber, { important: true, width: 200 }),
  accountStatus.column('status', m.status, (row) => row.status, { important: true, width: 160 }),
  // Accounts are in several currencies: the name of the column of so'm would be wrong, and so would a sum.
  fieldColumn('balance', m.accountBalance, { as: 'money', width: 136, important: true, isStanding: true }),
  fieldColumn('currency', m.currency, { width: 76 }),
  fieldColumn('bank_name', m.bankName, { width: 152 }),
  fieldColumn('mfo', m.mfo, { width: 76 }),
  { ...createdColumn, title: m.added },
];
const rowActions = (row: AgentAccount) => <AccountActions account={row} />;

/** The accounts of one agent. */
export default function AgentAccounts() {
  const id = useRecordId();
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return <Accounts key={id} agentId={id} />;
}

function Accounts({ agentId }: { agentId: number }) {
  const list = useListState(parameters);
  const [isAdding, setAdding] = useState(false);
  const can = useCan();
  const mayStep = can('pos_agents.enable') || can('pos_agents.disable');
  const accounts = useListAgentAccountsRows({ ...list, filters: { ...list.filters, id: agentId } });
  return (
    <ListPage
      list={list}
      rows={accounts}
      columns={columns}
      actions={
        <>
          <ExportButton file="agent-accounts" />
          <Can do="pos_agents.add">
            <Action label={m.addAccount} verb="create" icon={Add20Regular} isPrimary onSelect={() => setAdding(true)} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.searchAccounts}>
        <SelectFilter name="status" label={m.status} options={accountStatus.options} />
      </Toolbar>
      <DataTable empty={m.noAccounts} rowActions={mayStep ? rowActions : undefined} />
      {isAdding && <AddAccount agentId={agentId} onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

function AddAccount({ agentId, onClose }: { agentId: number; onClose: () => void }) {
  const [create] = useCreateAgentAccountMutation();
  const form = usePanelForm({
    id: `addAgentAccount:${agentId}`,
    values: { number: '', bank_name: '', mfo: '', currency: 'UZS' },
  });
  return (
    <FormDrawer
      title={m.addAccount}
      form={form}
      submit={m.addAccount}
      done={m.accountAdded}
      onClose={onClose}
      onSubmit={({ currency, ...account }) =>
        create({ id: agentId, body: { ...account, currency: currency as AgentCurrency } }).unwrap()
      }
    >
      <AccountField name="number" label={m.accountNumber} required />
      <TextField name="bank_name" label={m.bankName} maxLength={150} required />
      <MfoField name="mfo" label={m.mfo} required />
      <SelectField name="currency" label={m.currency} options={currencyOptions} required />
    </FormDrawer>
  );
}

type Next = 'active' | 'blocked' | 'closed';
/** From which status each step is taken. */
const before: Record<Next, readonly AgentAccountStatus[]> = {
  active: ['new', 'blocked'],
  blocked: ['active'],
  closed: ['blocked'],
};

function AccountActions({ account }: { account: AgentAccount }) {
  const [asked, setAsked] = useState<Next>();
  const [setStatus] = useSetAgentAccountStatusMutation();
  const wrong = (to: Next) => !before[to].includes(account.status) && m.notFromHere;
  const step = { id: account.agent_id, accountId: account.id, 'If-Match': account.version };
  return (
    <>
      <ActionMenu label={m.accountActions}>
        <Can do="pos_agents.enable">
          <Action
            label={m.open}
            icon={LockOpen20Regular}
            disabledReason={wrong('active')}
            onSelect={() => setAsked('active')}
          />
        </Can>
        <Can do="pos_agents.disable">
          <Action
            label={m.blockAccount}
            icon={LockClosed20Regular}
            tone="danger"
            disabledReason={wrong('blocked')}
            onSelect={() => setAsked('blocked')}
          />
          <Action
            label={m.closeAccount}
            icon={Dismiss20Regular}
            tone="danger"
            disabledReason={wrong('closed') || (account.balance !== '0.00' && m.hasBalance)}
            onSelect={() => setAsked('closed')}
          />
        </Can>
      </ActionMenu>
      {asked && (
        <ConfirmAction
          title={m.stepTitle}
          yes={asked === 'active' ? m.open : asked === 'blocked' ? m.blockAccount : m.closeAccount}
          run={() => setStatus({ ...step, body: { status: asked } }).unwrap()}
          statusWords={accountStatus.labelOf}
          done={t.statusEdited}
          onClose={() => setAsked(undefined)}
        >
          {inFours.show(account.number)}
        </ConfirmAction>
      )}
    </>
  );
}
