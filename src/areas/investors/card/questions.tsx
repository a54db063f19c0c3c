import { FormattedMessage } from 'react-intl';
import { useArchiveInvestorMutation, useChangeInvestorStatusMutation } from '../../../api/investment/investors';
import { useResetInvestorIdentificationMutation } from '../../../api/system-user/investors';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import type { InvestorFormProps } from './InvestorForm';
import { m } from '../actionMessages';

export function ResetIdentification({ investor, onClose }: InvestorFormProps) {
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

export function ArchiveInvestor({ investor, onClose }: InvestorFormProps) {
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

export function RestoreInvestor({ investor, onClose }: InvestorFormProps) {
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
