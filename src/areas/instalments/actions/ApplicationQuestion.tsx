import { Suspense } from 'react';
import type { Application, ApplicationFile, Instalment } from '../../../api/payment/instalments';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useOffered, type Offered } from '../../../kit/url/useOffered';
import {
  awaitsDecision,
  awaitsDown,
  isInForce,
  mayBeCancelled,
  mayBeDeleted,
  mayBeRecalculated,
  mayBeScored,
  mayBeReconciled,
  mayHavePapers,
  mayHaveSigned,
} from '../applicationSteps';
import { AcceptApplication } from './AcceptApplication';
import { Cancel, Remove, Score, SwitchAutopay } from './questions';

const RejectApplication = lazyComponent(
  async () => (await import('./RejectApplication')).RejectApplication,
  'kit.form',
);
const Recalculate = lazyComponent(async () => (await import('./Recalculate')).Recalculate, 'kit.form');
const AddInvoice = lazyComponent(async () => (await import('./paperForms')).AddInvoice, 'kit.form');
const GenerateFiles = lazyComponent(async () => (await import('./paperForms')).GenerateFiles, 'kit.form');
const AddContract = lazyComponent(async () => (await import('./paperForms')).AddContract, 'kit.form');
const ChargeCard = lazyComponent(async () => (await import('../money/ChargeCard')).ChargeCard, 'kit.form');
const PayByCode = lazyComponent(async () => (await import('../money/PayByCode')).PayByCode, 'kit.form');
const WithdrawDue = lazyComponent(async () => (await import('../money/WithdrawDue')).WithdrawDue, 'kit.form');
const AddPromise = lazyComponent(async () => (await import('../money/AddPromise')).AddPromise, 'kit.form');
const RegisterPayment = lazyComponent(
  async () => (await import('../money/RegisterPayment')).RegisterPayment,
  'kit.form',
);

/** What is asked before something becomes of an application, as the address names it. */
export const questions = [
  ...(['accept', 'reject', 'cancel', 'remove', 'recalculate', 'invoice', 'generate', 'contract', 'autopay'] as const),
  ...(['payment', 'charge', 'payByCode', 'withdraw', 'score', 'promise'] as const),
] as const;

export type QuestionName = (typeof questions)[number];

interface Props {
  name: QuestionName;
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
  payByCode: PayByCode,
  promise: AddPromise,
} as const;

const offered: Offered<QuestionName, Application> = {
  accept: ['installments.enable', awaitsDecision],
  reject: ['installments.enable', awaitsDecision],
  cancel: ['installments.update', mayBeCancelled],
  remove: ['installments.delete', mayBeDeleted],
  recalculate: ['installments.update', mayBeRecalculated],
  invoice: ['installments.update', mayHavePapers],
  generate: ['installments.update', mayBeReconciled],
  contract: ['installments.update', mayHaveSigned],
  autopay: ['installments.update', isInForce],
  charge: ['installment_payments.add', isInForce],
  payByCode: ['installment_payments.add', (one) => isInForce(one) || awaitsDown(one)],
  withdraw: ['installment_payments.add', isInForce],
  promise: ['installments.update', isInForce],
  score: ['scoring.enable', mayBeScored],
  payment: ['installment_payments.add', (one) => isInForce(one) || awaitsDown(one)],
};

/** The question or the form that is open over an application; it stays while what it asked about is being done. */
export function ApplicationQuestion({ name, application: one, contract, photos, onClose }: Props) {
  const isOffered = useOffered(offered, name, one);
  if (!isOffered) return null;
  if (name === 'accept') return <AcceptApplication application={one} photos={photos} onClose={onClose} />;
  if (name === 'cancel') return <Cancel application={one} onClose={onClose} />;
  if (name === 'score') return <Score application={one} onClose={onClose} />;
  if (name === 'remove') return <Remove application={one} onClose={onClose} />;
  if (name === 'autopay') return contract ? <SwitchAutopay contract={contract} onClose={onClose} /> : null;
  if (name === 'withdraw')
    return <Suspense>{contract && <WithdrawDue application={one} contract={contract} onClose={onClose} />}</Suspense>;
  const Form = forms[name];
  return (
    <Suspense>
      <Form application={one} onClose={onClose} />
    </Suspense>
  );
}
