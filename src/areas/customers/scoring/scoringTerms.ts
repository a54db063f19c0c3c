import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  PersonQuestionMark16Regular,
  PlugDisconnected16Regular,
} from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type { ScoringFactorCode, ScoringReason, ScoringResult } from '../../../api/payment/scoring';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const scoringResult = choices<ScoringResult>({
  running: { label: m.running, tone: 'informative', icon: Clock16Regular },
  passed: { label: m.passed, tone: 'success', icon: CheckmarkCircle16Regular },
  manual: { label: m.manual, tone: 'warning', icon: PersonQuestionMark16Regular },
  failed: { label: m.failed, tone: 'danger', icon: DismissCircle16Regular },
  timeout: { label: m.timeout, tone: 'neutral', icon: PlugDisconnected16Regular },
});

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
