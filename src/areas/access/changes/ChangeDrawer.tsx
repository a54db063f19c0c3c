import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetAccessChangeQuery, type AccessChangeDetail } from '../../../api/system-user/accessChanges';
import { Fact } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { href } from '../../../routes/href';
import { t } from '../../../i18n/terms';
import { AccessLink } from '../AccessLink';
import { AccessNote } from '../AccessNote';
import { RoleNames } from '../../../parts/RoleNames';
import { ChangeActions } from './ChangeActions';
import { ChangeBadges } from './changeColumns';
import { changeKinds, changeStatus } from './changeTerms';
import { m } from './messages';
import { Rights } from './Rights';

/** One change of access at the side of the queue: whom it gives what, who asks, and what stands in the way. */
export function ChangeDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetAccessChangeQuery({ id }), id);
  return (
    <RecordDrawer
      id={id}
      title={m.title}
      result={result}
      onClose={onClose}
      status={changeStatus}
      badges={(change) => <ChangeBadges change={change} />}
      actions={(change) => <ChangeActions change={change} />}
    >
      {(change) => <ChangeFacts change={change} />}
    </RecordDrawer>
  );
}

function ChangeFacts({ change }: { change: AccessChangeDetail }) {
  const { obstacle, person, people, people_count: count } = change;
  return (
    <>
      {obstacle && <AccessNote text={m[obstacle]} />}
      {change.status === 'pending' && change.password_is_given && <AccessNote text={m.passwordIsGiven} />}
      <About>
        <Fact label={m.what} value={changeKinds.text(change.kind)} />
        {person && (
          <Fact
            label={m.person}
            value={<AccessLink to={href('access.user', { id: String(person.id) })}>{person.name}</AccessLink>}
          />
        )}
        <Fact label={m.roles} value={change.roles.length > 0 && <RoleNames of={change.roles} />} optional />
        <Fact label={m.madeBy} value={change.made_by.name} />
        <Fact label={m.created} value={change.created_at} as="dateTime" />
        <Fact label={t.decidedBy} value={change.decided_by?.name} optional />
        <Fact label={t.decidedAt} value={change.decided_at} as="dateTime" optional />
        <Fact label={t.reason} value={change.comment} optional />
        {change.kind !== 'set_password' && (
          <Fact label={m.people}>
            {people.map(({ name }) => name).join(', ')}
            {count > people.length && (
              <>
                {' '}
                <FormattedMessage {...m.morePeople} values={{ count: count - people.length }} />
              </>
            )}
          </Fact>
        )}
      </About>
      <Section id="rights" title={change.kind === 'set_password' ? m.heldRights : m.rights}>
        <Rights rights={change.rights} />
      </Section>
    </>
  );
}
