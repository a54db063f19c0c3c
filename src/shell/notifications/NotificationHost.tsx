import { useSelector } from 'react-redux';
import { notices } from '../../kit/state/notifications';
import { lazyPart, useLazyPart } from '../../kit/foundation/lazyPart';

const toasts = lazyPart(async () => (await import('../../kit/feedback/Toaster')).Toaster);

/** The corner for messages. Most visits never see one, so it is fetched with the first. */
export function NotificationHost() {
  const isNeeded = useSelector((state: Parameters<typeof notices.selectors.list>[0]) =>
    notices.selectors.list(state).some(({ isShown }) => isShown),
  );
  return isNeeded && <LazyToaster />;
}

function LazyToaster() {
  const { part: Notices } = useLazyPart(toasts);
  return Notices && <Notices />;
}
