import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useSelector } from 'react-redux';
import { useApiDispatch } from '../../api/cache/dispatch';
import { signOut } from '../../api/sign-in/signOut';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog';
import { useUnsavedPaths } from '../../kit/state/unsavedChanges';
import { LoadingOverlay } from '../../kit/feedback/LoadingOverlay';
import { useJobs } from '../../kit/jobs/jobs';
import { UnfinishedJobs } from './UnfinishedJobs';
import { tabs } from '../tabs/tabs';
import { UnsavedList } from '../tabs/UnsavedList';
import { t } from '../../i18n/terms';

const m = defineMessages({
  title: { id: 'shell.signOut.title', defaultMessage: 'Выйти из системы?' },
  no: { id: 'shell.signOut.no', defaultMessage: 'Остаться' },
});

/** Asks before signing out, and names what would be lost; afterwards the page is loaded anew. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useApiDispatch();
  const [isLeaving, setIsLeaving] = useState(false);
  const dirty = useUnsavedPaths();
  const unsaved = useSelector(tabs.selectors.open).filter((tab) => dirty.includes(tab.path));
  const ending = useJobs().filter((job) => job.isUnderWay());
  if (isLeaving) return <LoadingOverlay />;
  const leave = () => {
    setIsLeaving(true);
    void dispatch(signOut());
  };
  return (
    <ConfirmDialog title={m.title} yes={t.signOut} no={m.no} onYes={leave} onNo={onClose}>
      {ending.length > 0 && <UnfinishedJobs jobs={ending} />}
      {unsaved.length > 0 && <UnsavedList unsaved={unsaved} />}
    </ConfirmDialog>
  );
}
