import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useAccessChangeCount } from '../../api/system-user/accessChanges';
import { useNoticePath } from '../../kit/state/notificationTarget';
import { notify } from '../../kit/state/notifications';
import { useNoticeAbout, type NoticeAbout } from '../../kit/state/useNoticeAbout';
import { toFailure } from '../../lib/failure';
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

/** Whether what a call asked for is done or waits for another person. */
export type Outcome = 'done' | 'waits';

/** What a call came to; the same asked for again, as after a failure further on, waits as before. */
export async function outcomeOf(call: Promise<MayWait>): Promise<Outcome> {
  try {
    return (await call).access_change_id === null ? 'done' : 'waits';
  } catch (error) {
    if (!toFailure(error).codes.includes('change_waits')) throw error;
    return 'waits';
  }
}

/** Says that something waits for another person, and what is so until then; the notice leads to the queue. */
export function useWaitingNotice(): (text: MessageDescriptor) => void {
  const dispatch = useDispatch();
  return (text) => dispatch(notify({ tone: 'info', title: m.waits, text, path: href('access.changes') }));
}

/** Says after a call whether it is done, and about what where that is given, or waits for another person. */
export function useOutcomeNotice(): (answer: MayWait, done: MessageDescriptor, about?: NoticeAbout) => void {
  const dispatch = useDispatch();
  const path = useNoticePath();
  const noticeOf = useNoticeAbout();
  const tellWaiting = useWaitingNotice();
  return ({ access_change_id: id }, done, about) =>
    id === null
      ? dispatch(notify({ tone: 'success', title: done, path, ...(about && noticeOf(about)) }))
      : tellWaiting(m.waitsText);
}

/** The way to the queue, or to what of it is about one account or role. */
export function QueueLink({ about }: { about?: { person_id: number } | { role_id: number } }) {
  const query =
    about && ('person_id' in about ? { person_id: String(about.person_id) } : { role_id: String(about.role_id) });
  return (
    <AccessLink to={href('access.changes', {}, query)}>
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
      <QueueLink about={about} />
    </AccessNote>
  );
}
