import { defineMessages } from 'react-intl';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog';
import type { Tab } from './tabs';
import { UnsavedList } from './UnsavedList';

const m = defineMessages({
  title: { id: 'shell.closeTabs.title', defaultMessage: 'Закрыть без сохранения?' },
  yes: { id: 'shell.closeTabs.yes', defaultMessage: 'Закрыть' },
  no: { id: 'shell.closeTabs.no', defaultMessage: 'Оставить' },
});

interface Props {
  unsaved: readonly Tab[];
  onYes: () => void;
  onNo: () => void;
}

/** Asks before tabs with unsaved changes are closed. */
export function CloseTabDialog({ unsaved, onYes, onNo }: Props) {
  return (
    <ConfirmDialog title={m.title} yes={m.yes} no={m.no} onYes={onYes} onNo={onNo}>
      <UnsavedList unsaved={unsaved} />
    </ConfirmDialog>
  );
}
