import { Badge } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLoaded } from '../../../api/loaded';
import { useGetUserRoleQuery } from '../../../api/system-user/roles';
import { CopyableId } from '../../../kit/CopyableId';
import { DetailPage, MissingRecord } from '../../../kit/DetailPage';
import { Fact, Facts } from '../../../kit/Facts';
import { lazily } from '../../../kit/lazily';
import { href } from '../../../routes/href';
import { DeedPlace } from '../DeedPlace';
import { m as shared } from '../messages';
import { noSuchRecord, useRecordId } from '../recordId';
import { MatrixSection } from './MatrixSection';
import { m } from './messages';
import { PeopleSection } from './PeopleSection';
import { RoleActions, type RoleDeed } from './RoleActions';
import { RoleSwitch } from './RoleSwitch';
import { ScopesSection } from './ScopesSection';

const EditRole = lazily(async () => (await import('./roleDeeds')).EditRole);
const RemoveRole = lazily(async () => (await import('./roleDeeds')).RemoveRole);

export default function RoleDetail() {
  const navigate = useNavigate();
  const id = useRecordId();
  const [deed, setDeed] = useState<RoleDeed>();
  const role = useLoaded(useGetUserRoleQuery(id === undefined ? skipToken : { id }), id);
  const close = () => setDeed(undefined);
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
        actions={(one) => <RoleActions role={one} onOpen={setDeed} />}
      >
        {(one) => (
          <>
            <MatrixSection role={one} />
            <ScopesSection role={one} />
            <PeopleSection role={one} />
          </>
        )}
      </DetailPage>
      {deed && role.item && (
        <DeedPlace onClose={close}>
          {deed === 'edit' ? (
            <EditRole role={role.item} onClose={close} />
          ) : (
            <RemoveRole
              role={role.item}
              onClose={close}
              onGone={() => navigate(href('access.roles'), { replace: true })}
            />
          )}
        </DeedPlace>
      )}
    </>
  );
}
