import type { MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { notify } from '../state/notifications';
import { useNoticeAbout, type NoticeAbout } from '../state/useNoticeAbout';

/** What is said when it is done; or says it itself, where that depends on the answer. */
export type Done<Answer> = MessageDescriptor | ((answer: Answer) => void);

/** Says what was done with the number, the sum and the name of what it was done to. */
export function useDone<Answer>(done: Done<Answer>, about: NoticeAbout | undefined): Done<Answer> {
  const dispatch = useDispatch();
  const noticeOf = useNoticeAbout();
  if (!about || typeof done === 'function') return done;
  return () => void dispatch(notify({ tone: 'success', title: done, ...noticeOf(about) }));
}
