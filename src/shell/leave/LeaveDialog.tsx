import { defineMessages } from 'react-intl';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog';
import type { Tab } from '../tabs/tabs';
import { UnsavedList } from '../tabs/UnsavedList';

const m = defineMessages({
  title: { id: 'kit.leave.title', defaultMessage: 'Уйти без сохранения?' },
  yes: { id: 'kit.leave.yes', defaultMessage: 'Уйти' },
  no: { id: 'kit.leave.no', defaultMessage: 'Остаться' },
});

interface Props {
  lost: readonly Tab[];
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a step that gives up unsaved changes. */
export function LeaveDialog({ lost, onYes, onNo }: Props) {
  return (
    <ConfirmDialog title={m.title} yes={m.yes} no={m.no} onYes={onYes} onNo={onNo}>
      <UnsavedList unsaved={lost} />
    </ConfirmDialog>
  );
}
