import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Key20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useSystemUserCard, type SystemUser } from '../../../api/system-user/systemUsers';
import { Action } from '../../../kit/actions/Action';
import { Fact } from '../../../kit/values/Facts';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { heading, wrappingRow, useNoteStyles } from '../../../kit/foundation/styles';
import { useScreen } from '../../../kit/state/screen';
import { Section } from '../../../kit/detail/Section';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { ActionContext } from '../ActionContext';
import { SessionsSection } from '../SessionsSection';
import { AccountFacts } from '../users/AccountFacts';
import { m as users } from '../users/messages';
import { useOwnId } from '../../../parts/useOwnId';
import { RoleNames } from '../../../parts/RoleNames';
import { m } from './messages';
import { PreferencesSection } from './PreferencesSection';
import { SecondFactorSection } from './SecondFactorSection';

const ChangePassword = lazyComponent(async () => (await import('./ChangePassword')).ChangePassword);
const TurnSecondFactorOn = lazyComponent(async () => (await import('./TurnSecondFactorOn')).TurnSecondFactorOn);
const TurnSecondFactorOff = lazyComponent(async () => (await import('./TurnSecondFactorOff')).TurnSecondFactorOff);

const actions = ['password', 'codeOn', 'codeOff'] as const;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1440px' },
  head: wrappingRow,
  title: heading,
  actions: { marginLeft: 'auto' },
});

/** One's own account, and what one set up on this device. */
export default function Profile() {
  const styles = useStyles();
  const { title } = useScreen();
  const id = useOwnId();
  const { dialog, open, close } = useDialogParam(actions);
  const account = useSystemUserCard(id);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.actions}>
          <Action label={m.changePassword} icon={Key20Regular} isPrimary onSelect={() => open('password')} />
        </div>
      </div>
      {account.item?.must_change_password && <MustChange />}
      <Section id="data" title={m.data} result={account}>
        {(user) => <OwnData user={user} />}
      </Section>
      <SecondFactorSection onOn={() => open('codeOn')} onOff={() => open('codeOff')} />
      {id !== undefined && <SessionsSection userId={id} mayEnd />}
      <PreferencesSection />
      {dialog && (
        <ActionContext onClose={close}>
          {dialog.name === 'password' && <ChangePassword username={account.item?.username ?? ''} onClose={close} />}
          {dialog.name === 'codeOn' && <TurnSecondFactorOn onClose={close} />}
          {dialog.name === 'codeOff' && <TurnSecondFactorOff onClose={close} />}
        </ActionContext>
      )}
    </div>
  );
}

function MustChange() {
  const note = useNoteStyles();
  return (
    <div role="alert" className={mergeClasses(note.root, note.warning)}>
      <FormattedMessage {...m.mustChange} />
    </div>
  );
}

function OwnData({ user }: { user: SystemUser }) {
  return (
    <AccountFacts user={user}>
      <Fact label={users.roles} value={<RoleNames of={user.roles.map(({ name }) => name)} />} />
    </AccountFacts>
  );
}
