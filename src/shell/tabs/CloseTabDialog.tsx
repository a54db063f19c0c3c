import { defineMessages } from 'react-intl';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog';
import type { Tab } from './tabs';
import { UnsavedList } from './UnsavedList';
import { t } from '../../i18n/terms';

const m = defineMessages({
  title: { id: 'shell.closeTabs.title', defaultMessage: 'Закрыть без сохранения?' },
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
    <ConfirmDialog title={m.title} yes={t.close} no={m.no} onYes={onYes} onNo={onNo}>
      <UnsavedList unsaved={unsaved} />
    </ConfirmDialog>
  );
}
