import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useApiDispatch } from '../api/dispatch';
import { signOut } from '../api/signOut';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { LoadingOverlay } from '../kit/LoadingOverlay';

const m = defineMessages({
  title: { id: 'shell.signOut.title', defaultMessage: 'Выйти из системы?' },
  yes: { id: 'shell.signOut.yes', defaultMessage: 'Выйти' },
  no: { id: 'shell.signOut.no', defaultMessage: 'Остаться' },
});

/** Asks before signing out; afterwards the page is loaded anew. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const dispatch = useApiDispatch();
  const [isLeaving, setIsLeaving] = useState(false);
  if (isLeaving) return <LoadingOverlay />;
  const leave = () => {
    setIsLeaving(true);
    void dispatch(signOut());
  };
  return <ConfirmDialog title={m.title} yes={m.yes} no={m.no} onYes={leave} onNo={onClose} />;
}
