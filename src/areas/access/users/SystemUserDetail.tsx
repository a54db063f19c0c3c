import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLoaded } from '../../../api/loaded';
import { useGetSystemUserQuery, type SystemUser } from '../../../api/system-user/systemUsers';
import { CopyableId } from '../../../kit/CopyableId';
import { DetailPage, MissingRecord } from '../../../kit/DetailPage';
import { lazily } from '../../../kit/lazily';
import { Section } from '../../../kit/Section';
import { StatusBadge } from '../../../kit/StatusBadge';
import { useDialogAddress } from '../../../kit/useDialogAddress';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { DeedPlace } from '../DeedPlace';
import { statusOf, userStatus } from '../personWords';
import { noSuchRecord, useRecordId } from '../recordId';
import { SessionsSection } from '../SessionsSection';
import { useOwnId } from '../useOwnId';
import { AccountFacts } from './AccountFacts';
import { m } from './messages';
import { mayDo, UserActions, userDeeds, type UserDeed } from './UserActions';
import { UserRolesSection } from './UserRolesSection';

// Most visits to an account open none of them.
const EditUser = lazily(async () => (await import('./userDeeds')).EditUser);
const EditUserRoles = lazily(async () => (await import('./EditUserRoles')).EditUserRoles);
const SetPassword = lazily(async () => (await import('./userDeeds')).SetPassword);
const SwitchUser = lazily(async () => (await import('./userDeeds')).SwitchUser);
const RemoveUser = lazily(async () => (await import('./userDeeds')).RemoveUser);

export default function SystemUserDetail() {
  const id = useRecordId();
  const holds = useCan();
  const own = useOwnId();
  const { dialog, open, close, closeFor } = useDialogAddress(userDeeds);
  const navigate = useNavigate();
  const user = useLoaded(useGetSystemUserQuery(id === undefined ? skipToken : { id }), id);
  const isAllowed = dialog && user.item && mayDo(dialog.name, user.item, own === id, holds);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <>
      <DetailPage
        result={user}
        title={(one) => one.name}
        badges={(one) => (
          <>
            <CopyableId text={one.id} />
            <StatusBadge code={statusOf(one)} look={userStatus[statusOf(one)]} />
          </>
        )}
        actions={(one) => <UserActions user={one} onOpen={open} />}
      >
        {(one) => (
          <>
            <Section id="account" title={m.account}>
              {one.must_change_password && <FormattedMessage {...m.mustChange} />}
              <AccountFacts user={one} />
            </Section>
            <UserRolesSection user={one} onEdit={() => open('roles')} />
            <SessionsSection userId={one.id} mayEnd={holds('rbac.update')} />
          </>
        )}
      </DetailPage>
      {isAllowed && user.item && (
        <Deed
          name={dialog.name}
          user={user.item}
          onClose={close}
          onGone={() => closeFor(() => void navigate(href('access.users'), { replace: true }))}
        />
      )}
    </>
  );
}

interface DeedProps {
  name: UserDeed;
  user: SystemUser;
  onClose: () => void;
  onGone: () => void;
}

function Deed({ name, user, onClose, onGone }: DeedProps) {
  return (
    <DeedPlace onClose={onClose}>
      {name === 'edit' && <EditUser user={user} onClose={onClose} />}
      {name === 'roles' && <EditUserRoles user={user} onClose={onClose} />}
      {name === 'password' && <SetPassword user={user} onClose={onClose} />}
      {name === 'switch' && <SwitchUser user={user} onClose={onClose} />}
      {name === 'remove' && <RemoveUser user={user} onClose={onClose} onGone={onGone} />}
    </DeedPlace>
  );
}
