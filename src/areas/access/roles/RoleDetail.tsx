import { Badge } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLoaded } from '../../../api/loaded';
import { useGetUserRoleQuery } from '../../../api/system-user/roles';
import { CopyableId } from '../../../kit/CopyableId';
import { DetailPage, MissingRecord } from '../../../kit/DetailPage';
import { Fact, Facts } from '../../../kit/Facts';
import { lazily } from '../../../kit/lazily';
import { useDialogAddress } from '../../../kit/useDialogAddress';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { DeedPlace } from '../DeedPlace';
import { m as shared } from '../messages';
import { noSuchRecord, useRecordId } from '../recordId';
import { MatrixSection } from './MatrixSection';
import { m } from './messages';
import { PeopleSection } from './PeopleSection';
import { RoleActions, roleDeeds } from './RoleActions';
import { RoleSwitch } from './RoleSwitch';
import { ScopesSection } from './ScopesSection';

const EditRole = lazily(async () => (await import('./roleDeeds')).EditRole);
const RemoveRole = lazily(async () => (await import('./roleDeeds')).RemoveRole);

export default function RoleDetail() {
  const id = useRecordId();
  const holds = useCan();
  const { dialog, open, close, closeFor } = useDialogAddress(roleDeeds);
  const navigate = useNavigate();
  const role = useLoaded(useGetUserRoleQuery(id === undefined ? skipToken : { id }), id);
  const { item } = role;
  const mayEdit = holds('rbac.update');
  const mayRemove = holds('rbac.delete') && item?.users_count === 0;
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <>
      <DetailPage
        result={role}
        title={(one) => one.name}
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
            <Fact label={m.description}>{one.description}</Fact>
            <Fact label={m.users}>{one.users_count}</Fact>
            <Fact label={m.permissions}>{one.permissions.filter(({ actions }) => actions.length > 0).length}</Fact>
          </Facts>
        )}
        actions={(one) => <RoleActions role={one} onOpen={open} />}
      >
        {(one) => (
          <>
            <MatrixSection role={one} />
            <ScopesSection role={one} />
            <PeopleSection role={one} />
          </>
        )}
      </DetailPage>
      {dialog && item && (
        <DeedPlace onClose={close}>
          {dialog.name === 'edit' && mayEdit && <EditRole role={item} onClose={close} />}
          {dialog.name === 'remove' && mayRemove && (
            <RemoveRole
              role={item}
              onClose={close}
              onGone={() => closeFor(() => void navigate(href('access.roles'), { replace: true }))}
            />
          )}
        </DeedPlace>
      )}
    </>
  );
}
