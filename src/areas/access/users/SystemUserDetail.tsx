import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSystemUserCard, type SystemUser } from '../../../api/system-user/systemUsers';
import { CopyableId } from '../../../kit/values/CopyableId';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Section } from '../../../kit/detail/Section';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import type { Rows } from '../../../lib/rows';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { HistorySection } from '../../../parts/HistorySection';
import { RecordLink } from '../../../parts/RecordLink';
import { ActionContext } from '../ActionContext';
import { useAccountJournal } from '../journalWords';
import { statusOf, userStatus } from '../personTerms';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { SessionsSection } from '../SessionsSection';
import { useOwnId } from '../../../parts/useOwnId';
import { investmentArea } from '../policies/investmentArea';
import { paymentArea } from '../policies/paymentArea';
import type { Holding } from '../policies/policyArea';
import { WaitingHere } from '../waiting';
import { AccountFacts } from './AccountFacts';
import { HeldRoles } from './HeldRoles';
import { m } from './messages';
import { mayDo, UserActions, userForms, type UserForm } from './UserActions';
import { UserRolesSection } from './UserRolesSection';

// Most visits to an account open none of them.
const EditUser = lazyComponent(async () => (await import('./userForms')).EditUser);
const EditUserRoles = lazyComponent(async () => (await import('./EditUserRoles')).EditUserRoles);
const SetPassword = lazyComponent(async () => (await import('./userForms')).SetPassword);
const SwitchUser = lazyComponent(async () => (await import('./userForms')).SwitchUser);
const RemoveUser = lazyComponent(async () => (await import('./userForms')).RemoveUser);

export default function SystemUserDetail() {
  const id = useRecordId();
  const holds = useCan();
  const own = useOwnId();
  const journal = useAccountJournal();
  const { dialog, open, close, closeFor } = useDialogParam(userForms);
  const navigate = useNavigate();
  const user = useSystemUserCard(id);
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
            {userStatus.badge(statusOf(one))}
          </>
        )}
        actions={(one) => <UserActions user={one} onOpen={open} />}
      >
        {(one) => (
          <>
            {holds('rbac.query') && <WaitingHere about={{ person_id: one.id }} />}
            <Section id="account" title={m.account}>
              {one.must_change_password && <FormattedMessage {...m.mustChange} />}
              <AccountFacts user={one} />
              <div>
                <RecordLink
                  to={href('journal.list', {}, { user_id: [String(one.id)], begin_date: '' })}
                  permission="dashboard.get"
                >
                  <FormattedMessage {...m.deeds} />
                </RecordLink>
              </div>
            </Section>
            <RolesInAllAreas
              user={one}
              isEditing={isAllowed === true && dialog?.name === 'roles'}
              onEdit={() => open('roles')}
              onClose={close}
            />
            <SessionsSection userId={one.id} mayEnd={holds('rbac.update')} />
            <HistorySection rows={one.history} words={journal} />
          </>
        )}
      </DetailPage>
      {isAllowed && user.item && dialog.name !== 'roles' && (
        <OpenUserForm
          name={dialog.name}
          user={user.item}
          onClose={close}
          onGone={() => closeFor(() => void navigate(href('access.users'), { replace: true }))}
        />
      )}
    </>
  );
}

interface RolesProps {
  user: SystemUser;
  isEditing: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** The roles of all three areas, read once for the section and for the form that changes them together. */
function RolesInAllAreas({ user, isEditing, onEdit, onClose }: RolesProps) {
  return (
    <HeldRoles area={paymentArea} userId={user.id}>
      {(payment) => (
        <HeldRoles area={investmentArea} userId={user.id}>
          {(investment) => (
            <>
              <UserRolesSection user={user} held={{ payment, investment }} onEdit={onEdit} />
              {isEditing && isRead(payment) && isRead(investment) && (
                <ActionContext onClose={onClose}>
                  <EditUserRoles
                    user={user}
                    held={{ payment: readIn(payment), investment: readIn(investment) }}
                    onClose={onClose}
                  />
                </ActionContext>
              )}
            </>
          )}
        </HeldRoles>
      )}
    </HeldRoles>
  );
}

/** A form begins with what is held, so it waits for it; what could not be read it leaves alone. */
const isRead = (held: Rows<Holding> | undefined) =>
  held === undefined || held.state === 'ready' || held.failure !== undefined;
const readIn = (held: Rows<Holding> | undefined) => (held?.state === 'ready' ? held.items : undefined);

interface RecordFormProps {
  name: UserForm;
  user: SystemUser;
  onClose: () => void;
  onGone: () => void;
}

function OpenUserForm({ name, user, onClose, onGone }: RecordFormProps) {
  return (
    <ActionContext onClose={onClose}>
      {name === 'edit' && <EditUser user={user} onClose={onClose} />}
      {name === 'password' && <SetPassword user={user} onClose={onClose} />}
      {name === 'switch' && <SwitchUser user={user} onClose={onClose} />}
      {name === 'remove' && <RemoveUser user={user} onClose={onClose} onGone={onGone} />}
    </ActionContext>
  );
}
