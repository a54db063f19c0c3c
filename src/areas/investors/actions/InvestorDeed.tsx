import { Suspense, type ComponentType } from 'react';
import type { Investor } from '../../../api/investment/investors';
import { lazily } from '../../../kit/lazily';
import type { DeedName } from './deeds';

export interface DeedProps {
  investor: Investor;
  onClose: () => void;
}

type Form = ComponentType<DeedProps>;

// Most visits to a card open none of them.
const forms: Record<DeedName, Form> = {
  status: lazily(async () => (await import('./ChangeStatus')).ChangeStatus),
  common: lazily(async () => (await import('./EditCommon')).EditCommon),
  phone: lazily(async () => (await import('./EditPhone')).EditPhone),
  documents: lazily(async () => (await import('./EditDocuments')).EditDocuments),
  company: lazily(async () => (await import('./EditCompany')).EditCompany),
  refill: lazily(async () => (await import('./MoveBalance')).RefillBalance),
  withdraw: lazily(async () => (await import('./MoveBalance')).WithdrawBalance),
  passport: lazily(async () => (await import('./ConfirmPassport')).ConfirmPassport),
  reset: lazily(async () => (await import('./questions')).ResetIdentification),
  archive: lazily(async () => (await import('./questions')).ArchiveInvestor),
  restore: lazily(async () => (await import('./questions')).RestoreInvestor),
  erase: lazily(async () => (await import('./EraseInvestor')).EraseInvestor),
};

/** The form or the question of one deed; its code is fetched when it is first opened. */
export function InvestorDeed({ name, ...props }: DeedProps & { name: DeedName }) {
  const Form = forms[name];
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
