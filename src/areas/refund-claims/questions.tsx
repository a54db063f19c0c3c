import { FormattedMessage } from 'react-intl';
import { useRef } from 'react';
import { useCheckOutcome } from '../../api/cache/writeOutcome';
import {
  useApproveReturnByAccountantMutation,
  useApproveReturnByModeratorMutation,
  useCancelReturnByAccountantMutation,
  useCancelReturnByModeratorMutation,
  useConfirmRefundMutation,
  useRepeatRefundMutation,
  useSetReturnWaitingInvoiceMutation,
  useStartReturnClaimMutation,
  useSyncRefundMutation,
  type ReturnClaim,
} from '../../api/payment/returnClaims';
import { t } from '../../i18n/terms';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { DateField } from '../../kit/fields/DateField';
import { TextField } from '../../kit/fields/TextField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { ConfirmMoney } from '../../kit/money/ConfirmMoney';
import { Fact, Facts } from '../../kit/values/Facts';
import { todayInTashkent } from '../../lib/days';
import { ReasonForm } from '../../parts/ReasonForm';
import { m, payVerb } from './messages';
import { refundOutcome } from './nextStep';
import { methods, returnStatus } from './returnTerms';

interface Props {
  claim: ReturnClaim;
  onClose: () => void;
}

/** How a notice speaks of a return. */
const aboutReturn = ({ number, customer }: ReturnClaim) => ({ record: number, person: customer.name });

export function Start({ claim: { id, version }, onClose }: Props) {
  const [start] = useStartReturnClaimMutation();
  return (
    <ConfirmAction
      title={m.start}
      yes={m.start}
      statusWords={returnStatus.labelOf}
      run={() => start({ id, 'If-Match': version }).unwrap()}
      done={m.started}
      onClose={onClose}
    >
      <FormattedMessage {...m.startText} />
    </ConfirmAction>
  );
}

export function Agree({ claim, onClose }: Props) {
  const [agree] = useApproveReturnByModeratorMutation();
  return (
    <ConfirmAction
      title={m.agreeTitle}
      yes={m.agree}
      statusWords={returnStatus.labelOf}
      run={() => agree({ id: claim.id, 'If-Match': claim.version }).unwrap()}
      done={m.agreed}
      onClose={onClose}
    >
      <Facts>
        <Fact label={m.customer} value={claim.customer.name} />
        <Fact label={m.fromDebt} value={claim.preview.from_debt} as="money" />
        <Fact label={m.money} value={claim.preview.money} as="money" />
      </Facts>
    </ConfirmAction>
  );
}

/** Declines a return, for a reason. */
export function Decline({ claim, isOfMoney, onClose }: Props & { isOfMoney: boolean }) {
  const { id, version } = claim;
  const [asModerator] = useCancelReturnByModeratorMutation();
  const [asAccountant] = useCancelReturnByAccountantMutation();
  const decline = isOfMoney ? asAccountant : asModerator;
  return (
    <ReasonForm
      id={`declineReturn:${id}`}
      version={version}
      about={aboutReturn(claim)}
      statusWords={returnStatus.labelOf}
      words={{ title: m.decline, verb: m.decline, done: m.declined, reason: m.why }}
      send={(comment, sent) => decline({ id, 'If-Match': sent.version, body: { comment } }).unwrap()}
      onClose={onClose}
    />
  );
}

/** Notes the number of the merchant's invoice, whose paper is awaited. */
export function Announce({ claim, onClose }: Props) {
  const { id, version: seen } = claim;
  const [announce] = useSetReturnWaitingInvoiceMutation();
  const today = todayInTashkent(new Date());
  const form = usePanelForm({
    id: `returnInvoice:${id}`,
    values: { invoice_number: '', invoice_date: today },
    version: seen,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords: returnStatus.labelOf,
  });
  return (
    <FormDrawer
      title={m.announce}
      form={form}
      submit={m.announce}
      done={m.announced}
      about={aboutReturn(claim)}
      onClose={onClose}
      onSubmit={(body, { version = seen }) => announce({ id, 'If-Match': version, body }).unwrap()}
    >
      <TextField name="invoice_number" label={m.invoiceNumber} maxLength={30} required />
      <DateField name="invoice_date" label={m.invoiceDate} max={today} required />
    </FormDrawer>
  );
}

/** The question before money moves: how much goes where, and what is no longer owed. */
export function Pay({ claim, onClose }: Props) {
  const [approve] = useApproveReturnByAccountantMutation();
  const checkOutcome = useCheckOutcome('payment');
  // What was seen stays what is held against what it comes to.
  const { current: seen } = useRef(claim);
  const { id, version, preview } = seen;
  const body = { from_debt: preview.from_debt, money: preview.money };
  const facts = (
    <>
      <Fact label={m.customer} value={seen.customer.name} />
      <Fact label={m.fromDebt} value={preview.from_debt} as="money" />
      <Fact label={m.merchantPart} value={preview.merchant_part} as="money" />
      <Fact label={m.method} value={methods.text(seen.refund_method)} />
      <Fact label={m.toCard} value={preview.card} optional />
    </>
  );
  const key = useRef(crypto.randomUUID());
  if (preview.money === '0.00')
    return (
      <ConfirmAction
        title={m.pay}
        yes={m.pay}
        statusWords={returnStatus.labelOf}
        run={() => approve({ id, 'If-Match': version, 'Idempotency-Key': key.current, body }).unwrap()}
        done={m.paid}
        about={aboutReturn(seen)}
        onClose={onClose}
      >
        <FormattedMessage {...m.payWithout} />
        <Facts>{facts}</Facts>
      </ConfirmAction>
    );
  return (
    <ConfirmMoney
      title={m.pay}
      verb={payVerb}
      amount={preview.money}
      about={aboutReturn(seen)}
      run={(sent) => approve({ id, 'If-Match': version, 'Idempotency-Key': sent, body }).unwrap()}
      checkOutcome={checkOutcome}
      statusWords={returnStatus.labelOf}
      done={(answer) => refundOutcome(answer, m.paid)}
      onClose={onClose}
    >
      {facts}
    </ConfirmMoney>
  );
}

export function AskOutcome({ claim: { id }, onClose }: Props) {
  const [ask] = useSyncRefundMutation();
  return (
    <ConfirmAction title={m.ask} yes={m.ask} run={() => ask({ id }).unwrap()} done={m.asked} onClose={onClose}>
      <FormattedMessage {...m.askText} />
    </ConfirmAction>
  );
}

/** Pays what could not be paid, once more to the card or through the bank. */
export function Repeat({ claim, method, onClose }: Props & { method: 'card' | 'bank' }) {
  const [repeat] = useRepeatRefundMutation();
  const checkOutcome = useCheckOutcome('payment');
  return (
    <ConfirmMoney
      title={method === 'card' ? m.again : m.byBank}
      verb={payVerb}
      amount={claim.money}
      about={aboutReturn(claim)}
      run={(key) =>
        repeat({ id: claim.id, 'If-Match': claim.version, 'Idempotency-Key': key, body: { method } }).unwrap()
      }
      checkOutcome={checkOutcome}
      done={(answer) => refundOutcome(answer, m.repeated)}
      onClose={onClose}
    >
      <Fact label={m.customer} value={claim.customer.name} />
      <Fact label={m.method} value={methods.text(method)} />
    </ConfirmMoney>
  );
}

/** Notes by which document the bank has paid. */
export function Confirm({ claim, onClose }: Props) {
  const { id, version: seen, money } = claim;
  const [confirm] = useConfirmRefundMutation();
  const checkOutcome = useCheckOutcome('payment');
  const today = todayInTashkent(new Date());
  const form = usePanelForm({
    id: `confirmRefund:${id}`,
    values: { document_number: '', document_date: today },
    version: seen,
    fromRecord: () => ({}),
    isDecision: true,
  });
  return (
    <FormDrawer
      title={m.confirm}
      form={form}
      submit={m.confirm}
      done={m.confirmed}
      about={{ ...aboutReturn(claim), amount: money }}
      onClose={onClose}
      onSubmit={(body, { version = seen, key }) =>
        confirm({ id, 'If-Match': version, 'Idempotency-Key': key, body }).unwrap()
      }
      checkOutcome={checkOutcome}
    >
      <Facts>
        <Fact label={t.amount} value={money} as="money" />
      </Facts>
      <TextField name="document_number" label={m.document} maxLength={40} required />
      <DateField name="document_date" label={m.documentDate} max={today} required />
    </FormDrawer>
  );
}
