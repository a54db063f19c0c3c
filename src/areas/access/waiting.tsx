import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useAccessChangeCount } from '../../api/system-user/accessChanges';
import { useNoticePath } from '../../kit/state/notificationTarget';
import { notify } from '../../kit/state/notifications';
import { href } from '../../routes/href';
import { AccessLink } from './AccessLink';
import { AccessNote } from './AccessNote';
import { m } from './changes/messages';

/** What the calls answer that may need a second person. */
export interface MayWait {
  access_change_id: number | null;
}

/** The answer of a call that needed nobody else. */
export const doneAtOnce: MayWait = { access_change_id: null };

/** Says after a call whether it is done or waits for another person; the notice then leads to the queue. */
export function useOutcomeNotice(): (answer: MayWait, done: MessageDescriptor) => void {
  const dispatch = useDispatch();
  const path = useNoticePath();
  return ({ access_change_id: id }, done) =>
    dispatch(
      id === null
        ? notify({ tone: 'success', title: done, path })
        : notify({ tone: 'info', title: m.waits, text: m.waitsText, path: href('access.changes') }),
    );
}

/** The way to the queue. */
export function QueueLink() {
  return (
    <AccessLink to={href('access.changes')}>
      <FormattedMessage {...m.openQueue} />
    </AccessLink>
  );
}

/** How much waits that is about one account or one role; nothing where nothing does. */
export function WaitingHere({ about }: { about: { person_id: number } | { role_id: number } }) {
  const intl = useIntl();
  const { item: count = 0 } = useAccessChangeCount({ status: ['pending'], ...about }, {});
  if (count === 0) return null;
  return (
    <AccessNote text={intl.formatMessage(m.waitingHere, { count })}>
      <QueueLink />
    </AccessNote>
  );
}
