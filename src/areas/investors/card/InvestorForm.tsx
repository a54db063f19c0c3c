import { Suspense, type ComponentType } from 'react';
import type { Investor } from '../../../api/investment/investors';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import type { InvestorFormName } from './investorForms';

export interface InvestorFormProps {
  investor: Investor;
  onClose: () => void;
}

type Form = ComponentType<InvestorFormProps>;

// Most visits to a card open none of them.
const forms: Record<InvestorFormName, Form> = {
  status: lazyComponent(async () => (await import('../status/ChangeStatus')).ChangeStatus),
  common: lazyComponent(async () => (await import('../identity/EditCommon')).EditCommon),
  phone: lazyComponent(async () => (await import('../identity/EditPhone')).EditPhone),
  documents: lazyComponent(async () => (await import('../identity/EditDocuments')).EditDocuments),
  company: lazyComponent(async () => (await import('../identity/EditCompany')).EditCompany, 'parts.place'),
  refill: lazyComponent(async () => (await import('../money/MoveBalance')).RefillBalance),
  withdraw: lazyComponent(async () => (await import('../money/MoveBalance')).WithdrawBalance),
  passport: lazyComponent(async () => (await import('../identity/ConfirmPassport')).ConfirmPassport),
  reset: lazyComponent(async () => (await import('./questions')).ResetIdentification),
  archive: lazyComponent(async () => (await import('./questions')).ArchiveInvestor),
  restore: lazyComponent(async () => (await import('./questions')).RestoreInvestor),
  erase: lazyComponent(async () => (await import('../archive/EraseInvestor')).EraseInvestor),
};

/** The form or the question of one action; its code is fetched when it is first opened. */
export function InvestorForm({ name, ...props }: InvestorFormProps & { name: InvestorFormName }) {
  const Form = forms[name];
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
