import { useSelector } from 'react-redux';
import { notices } from '../kit/notices';
import { lazyPart, useLazyPart } from './lazyPart';

const toasts = lazyPart(async () => (await import('../kit/Toasts')).Toasts);

/** The corner for messages. Most visits never see one, so it is fetched with the first. */
export function NoticeCorner() {
  const isNeeded = useSelector((state: Parameters<typeof notices.selectors.list>[0]) =>
    notices.selectors.list(state).some(({ isShown }) => isShown),
  );
  return isNeeded && <Toasts />;
}

function Toasts() {
  const { part: Notices } = useLazyPart(toasts);
  return Notices && <Notices />;
}
