import { createContext, use } from 'react';

/** What can be done with an investor in a form or a question of its own. */
export type InvestorFormName =
  | 'status'
  | 'common'
  | 'phone'
  | 'documents'
  | 'company'
  | 'refill'
  | 'withdraw'
  | 'passport'
  | 'reset'
  | 'archive'
  | 'restore'
  | 'erase';

/** Set by the card around its sections and actions: opens the form of an action. */
export const InvestorFormContext = createContext<(action: InvestorFormName) => void>(() => undefined);

export const useOpenInvestorForm = () => use(InvestorFormContext);
