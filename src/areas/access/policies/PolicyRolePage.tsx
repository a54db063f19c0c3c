import { Badge } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { CopyableId } from '../../../kit/values/CopyableId';
import { DataTable } from '../../../kit/table/DataTable';
import { DetailPage } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Can, useCan } from '../../../session/can';
import { HistorySection } from '../../../parts/HistorySection';
import { policyRoleJournal } from '../journalWords';
import { m as shared } from '../messages';
import { useRoleName } from '../../../parts/roleName';
import { GiveRoleButton, holdingColumns, useTaking } from './RoleAssignments';
import { m } from './messages';
import type { Policy, PolicyArea, PolicyRole } from './policyArea';
import { PolicyEditor } from './PolicyEditor';

const actions = ['remove'] as const;

interface Props {
  area: PolicyArea;
  /** What stands in the address. */
  of: string;
}

/** One role of an area of policies: what it may call, and who holds it. */
export function PolicyRolePage({ area, of }: Props) {
  const nameOf = useRoleName();
  const result = area.usePolicies(of);
  const { deleteRole } = area.useCalls();
  const mayDelete = useCan()(`${area.permission}.delete`);
  const { dialog, open, close, closeFor } = useDialogParam(actions);
  const navigate = useNavigate();
  const role = result.item?.role;
  return (
    <>
      <DetailPage
        result={result}
        title={(one) => nameOf(one.role.name)}
        badges={(one) => (
          <>
            <CopyableId text={one.role.id} />
            {one.role.is_own && (
              <Badge appearance="tint">
                <FormattedMessage {...shared.own} />
              </Badge>
            )}
          </>
        )}
        figures={(one) => (
          <Facts>
            <Fact label={m.description} value={one.role.description} />
            <Fact label={m.users} value={one.role.users_count} />
            <Fact label={m.policies} value={one.policies.length} />
          </Facts>
        )}
        actions={(one) => (
          <Can do={`${area.permission}.delete`}>
            <ActionMenu>
              <Action
                label={m.remove}
                icon={Delete20Regular}
                tone="danger"
                disabledReason={one.role.users_count > 0 && m.hasUsers}
                onSelect={() => open('remove')}
              />
            </ActionMenu>
          </Can>
        )}
      >
        {(one) => (
          <>
            <PolicySection area={area} role={one.role} policies={one.policies} />
            <HoldersSection area={area} role={one.role} />
            <HistorySection rows={one.history} words={policyRoleJournal} />
          </>
        )}
      </DetailPage>
      {dialog && mayDelete && role?.users_count === 0 && (
        <ConfirmDelete
          done={m.removed}
          run={async () => {
            await deleteRole(role);
            closeFor(() => void navigate(area.rolesHref(), { replace: true }));
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface PartProps {
  area: PolicyArea;
  role: PolicyRole;
}

function PolicySection({ area, role, policies }: PartProps & { policies: readonly Policy[] }) {
  const catalogue = area.useEndpoints();
  return (
    <Section id="policies" title={m.tree} result={catalogue}>
      {({ permissions }) => (
        <PolicyEditor key={role.id} area={area} role={role} policies={policies} catalogue={permissions} />
      )}
    </Section>
  );
}

const shownAtOnce = 100;

function HoldersSection({ area, role }: PartProps) {
  const asked = useMemo(() => ({ filters: { role: role.name }, limit: shownAtOnce, page: 1 }), [role.name]);
  const holdings = area.useHoldings(asked);
  const { rowActions, question } = useTaking(area, holdings.items);
  return (
    <Section id="people" title={m.people}>
      <DataTable
        rows={holdings}
        columns={holdingColumns}
        empty={m.nobody}
        label={m.people}
        rowHref={({ user_id }) => area.userHref(user_id)}
        rowActions={rowActions}
      />
      {holdings.hasMore && <FormattedMessage {...shared.firstShown} values={{ count: holdings.items.length }} />}
      <GiveRoleButton area={area} role={role} />
      {question}
    </Section>
  );
}
