import { CheckmarkCircle20Regular, DismissCircle20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import type { Transfer } from '../../../api/payment/merchantBilling';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useOwnId } from '../../../parts/useOwnId';
import { useCan } from '../../../session/can';
import { m } from './messages';

const TransferQuestion = lazyComponent(async () => (await import('./TransferQuestion')).TransferQuestion);

const dialogs = ['approve', 'reject', 'paid', 'failed'] as const;
export type TransferDialog = (typeof dialogs)[number];

/** What can be done with a transfer: decided by another person than its maker, and what the bank did with it. */
export function TransferActions({ transfer }: { transfer: Transfer }) {
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const isOwn = useOwnId() === transfer.created_by.id;
  if (!useCan()('merchant_billing.enable')) return null;
  const { status } = transfer;
  return (
    <>
      {status === 'pending' && (
        <>
          <Action
            label={m.approve}
            verb="approve"
            isPrimary={!isOwn}
            disabledReason={isOwn && m.own}
            onSelect={() => open('approve')}
          />
          <Action
            label={t.reject}
            verb="reject"
            tone="danger"
            disabledReason={isOwn && m.own}
            onSelect={() => open('reject')}
          />
        </>
      )}
      {status === 'approved' && (
        <>
          <Action label={m.settlePaid} icon={CheckmarkCircle20Regular} isPrimary onSelect={() => open('paid')} />
          <Action label={m.settleFailed} icon={DismissCircle20Regular} tone="danger" onSelect={() => open('failed')} />
        </>
      )}
      <Suspense>
        {dialog && <TransferQuestion name={dialog.name} transfer={transfer} onClose={close} closeFor={closeFor} />}
      </Suspense>
    </>
  );
}
