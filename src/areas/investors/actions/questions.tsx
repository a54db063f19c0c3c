import { FormattedMessage } from 'react-intl';
import { useArchiveInvestorMutation, useChangeInvestorStatusMutation } from '../../../api/investment/investors';
import { useResetInvestorIdentificationMutation } from '../../../api/system-user/investors';
import { ConfirmAction } from '../../../kit/ConfirmAction';
import type { DeedProps } from './InvestorDeed';
import { m } from './messages';

export function ResetIdentification({ investor, onClose }: DeedProps) {
  const [reset] = useResetInvestorIdentificationMutation();
  return (
    <ConfirmAction
      title={m.reset}
      yes={m.reset}
      run={() => reset({ id: investor.id, 'If-Match': investor.version }).unwrap()}
      done={m.resetDone}
      onClose={onClose}
    >
      <FormattedMessage {...m.resetText} />
    </ConfirmAction>
  );
}

export function ArchiveInvestor({ investor, onClose }: DeedProps) {
  const [archive] = useArchiveInvestorMutation();
  return (
    <ConfirmAction
      title={m.archive}
      yes={m.archive}
      run={() => archive({ id: investor.id, 'If-Match': investor.version }).unwrap()}
      done={m.archiveDone}
      onClose={onClose}
    >
      <FormattedMessage {...m.archiveText} />
    </ConfirmAction>
  );
}

export function RestoreInvestor({ investor, onClose }: DeedProps) {
  const [change] = useChangeInvestorStatusMutation();
  const body = { status: 'inactive' } as const;
  return (
    <ConfirmAction
      title={m.restore}
      yes={m.restore}
      run={() => change({ id: investor.id, 'If-Match': investor.version, body }).unwrap()}
      done={m.restoreDone}
      onClose={onClose}
    >
      <FormattedMessage {...m.restoreText} />
    </ConfirmAction>
  );
}
