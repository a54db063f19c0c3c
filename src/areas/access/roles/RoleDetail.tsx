import { Badge } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetUserRoleQuery } from '../../../api/system-user/roles';
import { CopyableId } from '../../../kit/values/CopyableId';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/values/Facts';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { HistorySection } from '../../../parts/HistorySection';
import { ActionContext } from '../ActionContext';
import { useRoleJournal } from '../journalWords';
import { m as shared } from '../messages';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { WaitingHere } from '../waiting';
import { useRoleName } from '../../../parts/roleName';
import { MatrixSection } from './MatrixSection';
import { m } from './messages';
import { PeopleSection } from './PeopleSection';
import { RoleActions, roleForms } from './RoleActions';
import { RoleSwitch } from './RoleSwitch';
import { ScopesSection } from './ScopesSection';

const EditRole = lazyComponent(async () => (await import('./roleForms')).EditRole);
const RemoveRole = lazyComponent(async () => (await import('./roleForms')).RemoveRole);

export default function RoleDetail() {
  const id = useRecordId();
  const holds = useCan();
  const nameOf = useRoleName();
  const journal = useRoleJournal();
  const { dialog, open, close, closeFor } = useDialogParam(roleForms);
  const navigate = useNavigate();
  const role = useRecordQuery(useGetUserRoleQuery(id === undefined ? skipToken : { id }), id);
  const { item } = role;
  const mayEdit = holds('rbac.update');
  const mayRemove = holds('rbac.delete') && item?.users_count === 0;
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <>
      <DetailPage
        result={role}
        title={(one) => nameOf(one.name)}
        badges={(one) => (
          <>
            <CopyableId text={one.id} />
            {one.is_own && (
              <Badge appearance="tint">
                <FormattedMessage {...shared.own} />
              </Badge>
            )}
            <RoleSwitch id={one.id} />
          </>
        )}
        figures={(one) => (
          <Facts>
            <Fact label={m.description} value={one.description} />
            <Fact label={m.users} value={one.users_count} />
            <Fact label={m.permissions} value={one.permissions.filter(({ actions }) => actions.length > 0).length} />
          </Facts>
        )}
        actions={(one) => <RoleActions role={one} onOpen={open} />}
      >
        {(one) => (
          <>
            {holds('rbac.query') && <WaitingHere about={{ role_id: one.id }} />}
            <MatrixSection role={one} />
            <ScopesSection role={one} />
            <PeopleSection role={one} />
            <HistorySection rows={one.history} words={journal} />
          </>
        )}
      </DetailPage>
      {dialog && item && (
        <ActionContext onClose={close}>
          {dialog.name === 'edit' && mayEdit && <EditRole role={item} onClose={close} />}
          {dialog.name === 'remove' && mayRemove && (
            <RemoveRole
              role={item}
              onClose={close}
              onGone={() => closeFor(() => void navigate(href('access.roles'), { replace: true }))}
            />
          )}
        </ActionContext>
      )}
    </>
  );
}
