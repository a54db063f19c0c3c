import { Location20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useListUserRoleScopesRows, type Role, type Scope } from '../../../api/system-user/roles';
import { Action } from '../../../kit/Action';
import { DataTable, type Column } from '../../../kit/DataTable';
import { lazily } from '../../../kit/lazily';
import { Section } from '../../../kit/Section';
import { Can } from '../../../session/can';
import { DeedPlace } from '../DeedPlace';
import { m } from './messages';

const EditScopes = lazily(async () => (await import('./roleDeeds')).EditScopes);

const columns: Column<Scope>[] = [
  { id: 'name', title: m.scope, value: (row) => row.name, important: true },
  { id: 'code', title: m.code, value: (row) => row.code, important: true, width: 240 },
];

/** Where the role works. */
export function ScopesSection({ role }: { role: Role }) {
  const scopes = useListUserRoleScopesRows(role.id);
  const [isEditing, setEditing] = useState(false);
  return (
    <Section id="scopes" title={m.scopesTitle}>
      <DataTable rows={scopes} columns={columns} empty={m.noScopes} label={m.scopesTitle} />
      {/* What the role holds has to be known before it is changed. */}
      {scopes.state === 'ready' && (
        <Can do="rbac.update">
          <div>
            <Action label={m.editScopes} icon={Location20Regular} onSelect={() => setEditing(true)} />
          </div>
        </Can>
      )}
      {isEditing && (
        <DeedPlace onClose={() => setEditing(false)}>
          <EditScopes role={role} held={scopes.items} onClose={() => setEditing(false)} />
        </DeedPlace>
      )}
    </Section>
  );
}
