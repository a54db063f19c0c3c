import { Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  useCancelApplicationMutation,
  useDeleteApplicationMutation,
  useScoreApplicationMutation,
  useToggleAutopayMutation,
  type Application,
  type ApplicationFile,
  type Instalment,
} from '../../../api/payment/instalments';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import {
  awaitsDecision,
  awaitsDown,
  isInForce,
  mayBeCancelled,
  mayBeDeleted,
  mayBeRecalculated,
  mayBeScored,
  mayHavePapers,
  mayHaveSigned,
} from '../applicationSteps';
import { applicationStatus } from '../instalmentTerms';
import { m } from '../messages';
import { AcceptApplication } from './AcceptApplication';

const RejectApplication = lazyComponent(
  async () => (await import('./RejectApplication')).RejectApplication,
  'kit.form',
);
const Recalculate = lazyComponent(async () => (await import('./Recalculate')).Recalculate, 'kit.form');
const AddInvoice = lazyComponent(async () => (await import('./paperForms')).AddInvoice, 'kit.form');
const GenerateFiles = lazyComponent(async () => (await import('./paperForms')).GenerateFiles, 'kit.form');
const AddContract = lazyComponent(async () => (await import('./paperForms')).AddContract, 'kit.form');
const ChargeCard = lazyComponent(async () => (await import('../money/ChargeCard')).ChargeCard, 'kit.form');
const RegisterPayment = lazyComponent(
  async () => (await import('../money/RegisterPayment')).RegisterPayment,
  'kit.form',
);

/** What is asked before something becomes of an application, as the address names it. */
export const questions = [
  ...(['accept', 'reject', 'cancel', 'remove', 'recalculate', 'invoice', 'generate', 'contract', 'autopay'] as const),
  ...(['payment', 'charge', 'score'] as const),
] as const;

interface Props {
  name: (typeof questions)[number];
  application: Application;
  /** Of one that is in force. */
  contract: Instalment | undefined;
  photos: readonly ApplicationFile[] | undefined;
  onClose: () => void;
}

const forms = {
  reject: RejectApplication,
  recalculate: Recalculate,
  invoice: AddInvoice,
  generate: GenerateFiles,
  contract: AddContract,
  payment: RegisterPayment,
  charge: ChargeCard,
} as const;

/** Who may do it, and when: an address can be written by hand. */
const offered: Record<Props['name'], [permission: string, when: (one: Application) => boolean]> = {
  accept: ['installments.enable', awaitsDecision],
  reject: ['installments.enable', awaitsDecision],
  cancel: ['installments.update', mayBeCancelled],
  remove: ['installments.delete', mayBeDeleted],
  recalculate: ['installments.update', mayBeRecalculated],
  invoice: ['installments.update', mayHavePapers],
  generate: ['installments.update', mayHavePapers],
  contract: ['installments.update', mayHaveSigned],
  autopay: ['installments.update', isInForce],
  charge: ['installment_payments.add', isInForce],
  score: ['scoring.enable', mayBeScored],
  payment: ['installment_payments.add', (one) => isInForce(one) || awaitsDown(one)],
};

/** The question or the form that is open over an application; it stays while what it asked about is being done. */
export function ApplicationQuestion({ name, application: one, contract, photos, onClose }: Props) {
  const can = useCan();
  const [permission, when] = offered[name];
  // Once it was offered, what became of the status meanwhile is said by the question itself.
  const wasOffered = useRef(when(one));
  if (!can(permission) || !wasOffered.current) return null;
  if (name === 'accept') return <AcceptApplication application={one} photos={photos} onClose={onClose} />;
  if (name === 'cancel') return <Cancel application={one} onClose={onClose} />;
  if (name === 'score') return <Score application={one} onClose={onClose} />;
  if (name === 'remove') return <Remove application={one} onClose={onClose} />;
  if (name === 'autopay') return contract ? <SwitchAutopay contract={contract} onClose={onClose} /> : null;
  const Form = forms[name];
  return (
    <Suspense>
      <Form application={one} onClose={onClose} />
    </Suspense>
  );
}

type QuestionProps = Pick<Props, 'application' | 'onClose'>;

/** Sent once for each press, under one key: what was lost on the way is not cancelled twice. */
function Cancel({ application: { id, version }, onClose }: QuestionProps) {
  const [cancel] = useCancelApplicationMutation();
  const key = useRef(crypto.randomUUID());
  return (
    <ConfirmAction
      title={m.cancelTitle}
      yes={m.cancel}
      statusWords={applicationStatus.labelOf}
      run={() => cancel({ id, 'If-Match': version, 'Idempotency-Key': key.current }).unwrap()}
      done={m.cancelled}
      onClose={onClose}
    >
      <FormattedMessage {...m.cancelText} />
    </ConfirmAction>
  );
}

function Score({ application: { id, version }, onClose }: QuestionProps) {
  const [score] = useScoreApplicationMutation();
  return (
    <ConfirmAction
      title={m.scoreTitle}
      yes={m.startScoring}
      statusWords={applicationStatus.labelOf}
      run={() => score({ id, 'If-Match': version, body: {} }).unwrap()}
      done={m.scored}
      onClose={onClose}
    >
      <FormattedMessage {...m.scoreText} />
    </ConfirmAction>
  );
}

function Remove({ application: { id, version, customer }, onClose }: QuestionProps) {
  const [remove] = useDeleteApplicationMutation();
  const navigate = useNavigate();
  return (
    <ConfirmDelete
      run={async () => {
        await remove({ id, 'If-Match': version }).unwrap();
        await navigate(href('instalments.list'), { replace: true });
      }}
      done={m.deleted}
      onClose={onClose}
    >
      {customer.name}
    </ConfirmDelete>
  );
}

function SwitchAutopay({ contract, onClose }: { contract: Instalment; onClose: () => void }) {
  const [toggle] = useToggleAutopayMutation();
  // What was asked stays what is sent, whatever comes meanwhile.
  const { current: seen } = useRef(contract);
  const isOn = seen.autopay;
  return (
    <ConfirmAction
      title={isOn ? m.autopayOffTitle : m.autopayOnTitle}
      yes={isOn ? m.autopayOff : m.autopayOn}
      run={() =>
        toggle({
          ...{ contract_number: seen.contract_number, 'If-Match': seen.version, body: { enabled: !isOn } },
        }).unwrap()
      }
      done={isOn ? m.autopayTurnedOff : m.autopayTurnedOn}
      onClose={onClose}
    >
      <FormattedMessage {...(isOn ? m.autopayOffText : m.autopayOnText)} />
    </ConfirmAction>
  );
}
