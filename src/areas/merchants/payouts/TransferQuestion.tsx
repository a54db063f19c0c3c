import { FormattedMessage } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import {
  useDecideTransferMutation,
  useFinishTransferMutation,
  type Transfer,
} from '../../../api/payment/merchantBilling';
import { t } from '../../../i18n/terms';
import { DateField } from '../../../kit/fields/DateField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { useDecision } from '../../../kit/list/recordWalk';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import type { DialogAddress } from '../../../kit/url/useDialogParam';
import { useOffered, type Offered } from '../../../kit/url/useOffered';
import { Fact } from '../../../kit/values/Facts';
import { todayInTashkent } from '../../../lib/days';
import { Note } from '../../../parts/Note';
import { ReasonForm } from '../../../parts/ReasonForm';
import { useOwnId } from '../../../parts/useOwnId';
import { approveVerb, m } from './messages';
import { transferStatus } from './payoutTerms';
import type { TransferDialog } from './TransferActions';

/** How a notice speaks of a transfer. */
const aboutTransfer = ({ document_number, amount, merchant }: Transfer) => ({
  record: document_number,
  amount,
  person: merchant.name,
});

interface Props {
  transfer: Transfer;
  onClose: () => void;
  /** After a decision the next one is opened. */
  closeFor: DialogAddress<TransferDialog>['closeFor'];
}

interface Asked {
  transfer: Transfer;
  me: number | undefined;
}
/** By another person than its maker. */
const isDecidedBy = ({ transfer, me }: Asked): boolean =>
  transfer.status === 'pending' && transfer.created_by.id !== me;
const isAtBank = ({ transfer }: Asked): boolean => transfer.status === 'approved';

const offered: Offered<TransferDialog, Asked> = {
  approve: ['merchant_billing.enable', isDecidedBy],
  reject: ['merchant_billing.enable', isDecidedBy],
  paid: ['merchant_billing.enable', isAtBank],
  failed: ['merchant_billing.enable', isAtBank],
};

/** What is asked before something becomes of a transfer; it stays while what it asked about is being done. */
export function TransferQuestion({ name, ...props }: Props & { name: TransferDialog }) {
  const me = useOwnId();
  const isOffered = useOffered(offered, name, { transfer: props.transfer, me });
  if (!isOffered) return null;
  if (name === 'approve') return <ApproveTransfer {...props} />;
  if (name === 'reject') return <RejectTransfer {...props} />;
  return name === 'paid' ? <TransferPaid {...props} /> : <TransferFailed {...props} />;
}

function ApproveTransfer({ transfer, closeFor }: Props) {
  const [decide] = useDecideTransferMutation();
  const { taken, leave } = useDecision(closeFor);
  const checkOutcome = useCheckOutcome('payment');
  const { id, merchant, amount } = transfer;
  return (
    <ConfirmMoney
      title={m.approveOne}
      verb={approveVerb}
      amount={amount}
      about={{ record: transfer.document_number, person: merchant.name }}
      run={(key) => taken(decide({ id, 'Idempotency-Key': key, body: { accepted: true } }).unwrap())}
      checkOutcome={checkOutcome}
      statusWords={transferStatus.labelOf}
      done={m.isApproved}
      onClose={(answer) => leave(answer !== undefined)}
    >
      <Fact label={m.merchant} value={merchant.name} />
      <Fact label={m.debtNow} value={transfer.debt} as="money" />
      <Fact label={t.mfo} value={transfer.mfo} />
      <Fact label={m.account} value={transfer.account_number} as="account" />
      <Fact label={t.purpose} value={transfer.purpose} />
      <Fact label={m.madeBy} value={transfer.created_by.name} />
    </ConfirmMoney>
  );
}

const rejecting = { title: m.rejectTitle, verb: t.reject, done: m.isRejected, reason: t.reason };

function RejectTransfer({ transfer, closeFor }: Props) {
  const { id, version } = transfer;
  const [decide] = useDecideTransferMutation();
  const { taken, leave } = useDecision(closeFor);
  const checkOutcome = useCheckOutcome('payment');
  return (
    <ReasonForm
      id={`rejectTransfer:${id}`}
      version={version}
      statusWords={transferStatus.labelOf}
      words={rejecting}
      about={aboutTransfer(transfer)}
      send={(comment, { key }) =>
        taken(decide({ id, 'Idempotency-Key': key, body: { accepted: false, comment } }).unwrap())
      }
      checkOutcome={checkOutcome}
      onClose={leave}
    />
  );
}

/** The day on which the bank paid it. */
function TransferPaid({ transfer, onClose }: Props) {
  const { id, version } = transfer;
  const [finish] = useFinishTransferMutation();
  const checkOutcome = useCheckOutcome('payment');
  const today = todayInTashkent(new Date());
  const form = usePanelForm({
    id: `transferPaid:${id}`,
    values: { paid_on: today },
    version,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords: transferStatus.labelOf,
  });
  return (
    <FormDrawer
      title={m.settlePaidTitle}
      form={form}
      submit={m.settlePaid}
      done={m.isSettled}
      about={aboutTransfer(transfer)}
      onClose={onClose}
      onSubmit={({ paid_on: day }, { key }) =>
        finish({ id, 'Idempotency-Key': key, body: { is_paid: true, paid_on: day } }).unwrap()
      }
      checkOutcome={checkOutcome}
    >
      <DateField name="paid_on" label={m.day} min={transfer.decided_at?.slice(0, 10)} max={today} required />
    </FormDrawer>
  );
}

const failing = { title: m.settleFailedTitle, verb: m.settleFailed, done: m.isFailed, reason: t.reason };

function TransferFailed({ transfer, onClose }: Props) {
  const { id, version } = transfer;
  const [finish] = useFinishTransferMutation();
  const checkOutcome = useCheckOutcome('payment');
  return (
    <ReasonForm
      id={`transferFailed:${id}`}
      version={version}
      statusWords={transferStatus.labelOf}
      words={failing}
      about={aboutTransfer(transfer)}
      send={(comment, { key }) => finish({ id, 'Idempotency-Key': key, body: { is_paid: false, comment } }).unwrap()}
      checkOutcome={checkOutcome}
      onClose={onClose}
    >
      <Note isWarning>
        <FormattedMessage {...m.settleFailedText} />
      </Note>
    </ReasonForm>
  );
}
