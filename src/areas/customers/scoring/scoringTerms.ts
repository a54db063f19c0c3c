import type { MessageDescriptor } from 'react-intl';
import type { ScoringFactorCode, ScoringReason } from '../../../api/payment/scoring';
import { m } from './messages';

export const factorNames: Readonly<Record<ScoringFactorCode, MessageDescriptor>> = {
  age: m.age,
  employment: m.employment,
  burden: m.burden,
  bureau_delay: m.bureauDelay,
  closed_contracts: m.closedContracts,
  overdue_here: m.overdueHere,
};

export const reasonNames: Readonly<Record<ScoringReason, MessageDescriptor>> = {
  ...factorNames,
  service_decision: m.serviceDecision,
  no_answer: m.noAnswer,
};

/** What a customer can do about a factor; about his age he can do nothing. */
export const ways: Readonly<Partial<Record<ScoringFactorCode, MessageDescriptor>>> = {
  overdue_here: m.wayOverdue,
  burden: m.wayBurden,
  bureau_delay: m.wayBureau,
  employment: m.wayEmployment,
  closed_contracts: m.wayClosed,
};
