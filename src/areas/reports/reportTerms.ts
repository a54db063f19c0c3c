import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  Prohibited16Regular,
  ArrowSync16Regular,
} from '@fluentui/react-icons';
import type { ReportStatus, ReportType } from '../../api/system-user/reports';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

export const reportTypes = choices<ReportType>({
  'cash-in': m.cashIn,
  'cash-out': m.cashOut,
  'investor-transactions': m.movements,
  investments: m.investments,
  bonds: m.bonds,
  claims: m.claims,
  investors: m.investors,
  'investors-cgu': m.cgu,
  'left-investors': m.left,
  installments: m.installments,
  'merchant-transactions': m.merchants,
});

export const reportStatus = choices<ReportStatus>({
  queued: { label: m.queued, tone: 'brand', icon: Clock16Regular },
  running: { label: m.running, tone: 'brand', icon: ArrowSync16Regular },
  done: { label: m.done, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: Prohibited16Regular },
});

export const isUnderWay = (status: ReportStatus): boolean => status === 'queued' || status === 'running';
