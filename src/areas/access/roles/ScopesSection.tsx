import { Location20Regular } from '@fluentui/react-icons';
import { useListUserRoleScopesRows, type Role, type Scope } from '../../../api/system-user/roles';
import { Action } from '../../../kit/actions/Action';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Section } from '../../../kit/detail/Section';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Can, useCan } from '../../../session/can';
import { ActionContext } from '../ActionContext';
import { m } from './messages';

const EditScopes = lazyComponent(async () => (await import('./roleForms')).EditScopes);

const actions = ['scopes'] as const;

const columns: Column<Scope>[] = [
  { id: 'name', title: m.scope, value: (row) => row.name, important: true },
  { id: 'code', title: m.code, value: (row) => row.code, important: true, width: 240 },
];

/** Where the role works. */
export function ScopesSection({ role }: { role: Role }) {
  const scopes = useListUserRoleScopesRows(role.id);
  const mayUpdate = useCan()('rbac.update');
  const { dialog, open, close } = useDialogParam(actions);
  return (
    <Section id="scopes" title={m.scopesTitle}>
      <DataTable rows={scopes} columns={columns} empty={m.noScopes} label={m.scopesTitle} />
      {/* What the role holds has to be known before it is changed. */}
      {scopes.state === 'ready' && (
        <Can do="rbac.update">
          <div>
            <Action label={m.editScopes} icon={Location20Regular} onSelect={() => open('scopes')} />
          </div>
        </Can>
      )}
      {dialog && mayUpdate && scopes.state === 'ready' && (
        <ActionContext onClose={close}>
          <EditScopes role={role} held={scopes.items} onClose={close} />
        </ActionContext>
      )}
    </Section>
  );
}
