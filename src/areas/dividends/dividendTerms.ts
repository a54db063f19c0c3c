import {
  ArrowSync16Regular,
  Calculator16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  Megaphone16Regular,
  MoneyHand16Regular,
} from '@fluentui/react-icons';
import type { DividendShare, DividendStatus } from '../../api/investment/dividends';
import type { DistributionStatus, Partner } from '../../api/system-user/partners';
import { choices } from '../../kit/table/choices';
import { m } from './messages';
import { m as partnerWords } from './partners/messages';

export const dividendStatus = choices<DividendStatus>({
  waiting: { label: m.waiting, tone: 'neutral', icon: Clock16Regular },
  announced: { label: m.isAnnounced, tone: 'warning', icon: Megaphone16Regular },
  calculating: { label: m.calculating, tone: 'warning', icon: ArrowSync16Regular },
  calculated: { label: m.calculated, tone: 'brand', icon: Calculator16Regular },
  paying: { label: m.paying, tone: 'warning', icon: MoneyHand16Regular },
  paid: { label: m.paid, tone: 'success', icon: CheckmarkCircle16Regular },
});

export const shareStatus = choices<DividendShare['status']>({
  calculated: { label: m.rowCalculated, tone: 'brand', icon: Calculator16Regular },
  paid: { label: m.rowPaid, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.rowFailed, tone: 'danger', icon: DismissCircle16Regular },
});

export const distributionStatus = choices<DistributionStatus>({
  calculated: { label: m.owed, tone: 'brand', icon: Calculator16Regular },
  paid: { label: m.partnerPaid, tone: 'success', icon: CheckmarkCircle16Regular },
});

export const partnerKind = choices<Partner['kind']>({ person: partnerWords.person, company: partnerWords.company });
