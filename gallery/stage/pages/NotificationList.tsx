import { NotificationList } from '../../../src/kit/feedback/NotificationList';
import type { Notice } from '../../../src/kit/state/notifications';
import { listWords } from '../list';
import { State } from '../State';

const at = Date.UTC(2026, 2, 5, 9, 7, 31);
const notices: Notice[] = [
  { id: 'a', at, count: 1, isShown: false, isRead: false, tone: 'success', title: listWords.create, path: '/list' },
  { id: 'b', at, count: 3, isShown: false, isRead: true, tone: 'error', title: listWords.block, requestId: 'req-7f3a' },
  { id: 'c', at, count: 1, isShown: false, isRead: true, tone: 'info', title: listWords.open, isSummary: true },
];

export function Page() {
  return (
    <State name="Not read, with a record; read; a summary">
      <NotificationList notices={notices} titleOf={() => listWords.open} />
    </State>
  );
}
