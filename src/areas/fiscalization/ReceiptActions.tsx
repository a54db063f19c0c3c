import {
  DismissCircle20Regular,
  QuestionCircle20Regular,
  ReceiptAdd20Regular,
  Send20Regular,
} from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import {
  useCancelReceiptMutation,
  useReissueReceiptMutation,
  useSendReceiptMutation,
  type ReceiptDetail,
} from '../../api/payment/receipts';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { useDecision } from '../../kit/list/recordWalk';
import { notify } from '../../kit/state/notifications';
import { useNoticePath } from '../../kit/state/notificationTarget';
import { useDialogParam, type DialogAddress } from '../../kit/url/useDialogParam';
import { useOffered, type Offered } from '../../kit/url/useOffered';
import { toFailure, type Failure } from '../../lib/failure';
import { forbidden, unauthorized } from '../../lib/httpStatus';
import { Note } from '../../parts/Note';
import { ReasonForm } from '../../parts/ReasonForm';
import { addressOf } from '../../routes/href';
import { Can } from '../../session/can';
import { m } from './messages';
import { isToSend, receiptStatus } from './receiptTerms';
import { refusals } from './refusals';

const dialogs = ['cancel'] as const;
type ReceiptDialog = (typeof dialogs)[number];

/** What takes a cancelled receipt back stays, and so does a refund that was registered. */
const isKept = ({ status, type }: ReceiptDetail): boolean =>
  status === 'sent' || status === 'cancelled' || (type === 'refund' && status === 'success');

const offered: Offered<ReceiptDialog, ReceiptDetail> = {
  cancel: ['fiscalization.update', (receipt) => !isKept(receipt)],
};
const known: Readonly<Record<string, (typeof refusals)[keyof typeof refusals]>> = refusals;

/** What can be done with a receipt: sent, asked for while it is on its way, cancelled, and then written anew. */
export function ReceiptActions({ receipt }: { receipt: ReceiptDetail }) {
  const { dialog, open, closeFor } = useDialogParam(dialogs);
  const send = useSend(receipt.id);
  const reissue = useReissue(receipt.id);
  const { status, sale } = receipt;
  const waitsForSale = sale !== null && sale.receipt_id === null;
  return (
    <>
      <Can do="fiscalization.add">
        {isToSend(receipt) && (
          <Action
            label={status === 'error' ? m.sendAgain : m.send}
            verb="approve"
            icon={Send20Regular}
            isPrimary
            disabledReason={receipt.spic_missing ? m.noSpic : waitsForSale && m.saleFirst}
            onSelect={send}
          />
        )}
        {status === 'sent' && <Action label={m.ask} icon={QuestionCircle20Regular} isPrimary onSelect={send} />}
        {receipt.may_be_reissued && (
          <Action label={m.reissue} icon={ReceiptAdd20Regular} isPrimary onSelect={reissue} />
        )}
      </Can>
      {!isKept(receipt) && (
        <Can do="fiscalization.update">
          <Action label={m.cancel} icon={DismissCircle20Regular} tone="danger" onSelect={() => open('cancel')} />
        </Can>
      )}
      {dialog && <ReceiptQuestion name={dialog.name} receipt={receipt} closeFor={closeFor} />}
    </>
  );
}

interface Props {
  receipt: ReceiptDetail;
  closeFor: DialogAddress<ReceiptDialog>['closeFor'];
}

/** The question that is open over a receipt; it stays while what it asked about is being done. */
function ReceiptQuestion({ name, ...props }: Props & { name: ReceiptDialog }) {
  return useOffered(offered, name, props.receipt) && <CancelReceipt {...props} />;
}

/** Sells the order by another receipt; the notice leads to that one, which is to be sent. */
function useReissue(id: number): () => Promise<void> {
  const [reissue] = useReissueReceiptMutation();
  const dispatch = useDispatch();
  return async () => {
    const made = await reissue({ id }).unwrap();
    const path = addressOf('fiscalization.list', {}, { receipt: String(made.id) });
    dispatch(notify({ tone: 'success', title: m.reissued, values: { id: made.id }, path }));
  };
}

/** Sends or asks, and says what came of it: the words of the operator as they are. */
function useSend(id: number): () => Promise<void> {
  const [send] = useSendReceiptMutation();
  const dispatch = useDispatch();
  const intl = useIntl();
  const path = useNoticePath();
  const messageOf = ({ status, codes, message = '' }: Failure): string => {
    const [code = ''] = codes;
    if (code === 'fiscal_refused' && message !== '') {
      const words = { not_received: m.notReceived, refused: m.unknownFault }[message];
      return words ? intl.formatMessage(words) : message;
    }
    const words = Object.hasOwn(known, code) ? known[code] : undefined;
    return words ? intl.formatMessage(words) : message || String(status);
  };
  return async () => {
    try {
      const { status } = await send({ id }).unwrap();
      dispatch(
        notify({
          ...(status === 'success' ? { tone: 'success', title: m.done } : { tone: 'info', title: m.onItsWay }),
          path,
        }),
      );
    } catch (error) {
      const failure = toFailure(error);
      // A session that has ended is said by the sign-in page.
      if (failure.status === unauthorized) return;
      // What brought no answer has no words of the operator.
      if (failure.kind !== 'status') throw error;
      const notice =
        failure.status === forbidden
          ? { title: m.denied }
          : { title: m.fault, values: { message: messageOf(failure) } };
      dispatch(notify({ tone: 'error', path, ...notice }));
    }
  };
}

const words = { title: m.cancelTitle, verb: m.cancel, no: t.close, done: m.isCancelled, reason: m.why };

function CancelReceipt({ receipt, closeFor }: Props) {
  const [cancel] = useCancelReceiptMutation();
  const { taken, leave } = useDecision(closeFor);
  const { id, version, type, status, amount, customer } = receipt;
  return (
    <ReasonForm
      id={`cancelReceipt:${id}`}
      version={version}
      statusWords={receiptStatus.labelOf}
      words={words}
      about={{ record: `№ ${id}`, amount, person: customer.name }}
      send={(comment, { version: seen }) => {
        const sent = cancel({ id, 'If-Match': seen, body: { comment } }).unwrap();
        // A sale stays: the new receipt of its order is made from it next.
        return type === 'sale' ? sent : taken(sent);
      }}
      onClose={() => leave()}
    >
      <Note>
        <FormattedMessage {...(status === 'success' ? m.takesBack : m.strikes)} />
      </Note>
    </ReasonForm>
  );
}
