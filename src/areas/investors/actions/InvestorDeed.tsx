import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { Investor } from '../../../api/investment/investors';
import type { DeedName } from './deeds';

export interface DeedProps {
  investor: Investor;
  onClose: () => void;
}

type Form = LazyExoticComponent<ComponentType<DeedProps>>;

// Most visits to a card open none of them.
const forms: Record<DeedName, Form> = {
  status: lazy(async () => ({ default: (await import('./ChangeStatus')).ChangeStatus })),
  common: lazy(async () => ({ default: (await import('./EditCommon')).EditCommon })),
  phone: lazy(async () => ({ default: (await import('./EditPhone')).EditPhone })),
  documents: lazy(async () => ({ default: (await import('./EditDocuments')).EditDocuments })),
  company: lazy(async () => ({ default: (await import('./EditCompany')).EditCompany })),
  refill: lazy(async () => ({ default: (await import('./MoveBalance')).RefillBalance })),
  withdraw: lazy(async () => ({ default: (await import('./MoveBalance')).WithdrawBalance })),
  passport: lazy(async () => ({ default: (await import('./questions')).ConfirmPassport })),
  reset: lazy(async () => ({ default: (await import('./questions')).ResetIdentification })),
  archive: lazy(async () => ({ default: (await import('./questions')).ArchiveInvestor })),
  restore: lazy(async () => ({ default: (await import('./questions')).RestoreInvestor })),
  erase: lazy(async () => ({ default: (await import('./EraseInvestor')).EraseInvestor })),
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
