import {
  ArchiveMultiple20Regular,
  CheckmarkCircle20Regular,
  Clock20Regular,
  DismissCircle20Regular,
  DocumentSignature20Regular,
  HourglassHalf20Regular,
  List20Regular,
  PersonAvailable20Regular,
  ShieldQuestion20Regular,
} from '@fluentui/react-icons';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useListApplicationStatusesQuery,
  type ApplicationStatus,
  type WaitingMoney,
} from '../../../api/payment/instalments';
import type { QueueView } from '../../../kit/list/QueueViews';
import type { ValuesOf } from '../../../lib/query';
import { countedBy, countsOfViews } from '../../../parts/viewCounts';
import { m } from './messages';
import type { applicationParams } from './listParams';

/** What an application goes through, from the first question to its end; together they are all statuses. */
export const stages: readonly QueueView<ValuesOf<typeof applicationParams>>[] = [
  { id: 'applications.all', title: m.stageAll, icon: List20Regular, filters: { status: [] } },
  {
    id: 'applications.checked',
    title: m.stageChecked,
    icon: ShieldQuestion20Regular,
    filters: { status: ['request_sent', 'confirmed', 'check_payment_pending', 'scoring_passed'] },
  },
  {
    id: 'applications.unfit',
    title: m.stageUnfit,
    icon: PersonAvailable20Regular,
    filters: { status: ['scoring_failed', 'not_enough_limit'] },
  },
  {
    id: 'applications.waiting',
    title: m.stageWaiting,
    icon: Clock20Regular,
    filters: { status: ['waiting_for_approval'] },
  },
  {
    id: 'applications.approved',
    title: m.stageApproved,
    icon: CheckmarkCircle20Regular,
    filters: { status: ['approved', 'accept_by_customer', 'signature_pending'] },
  },
  {
    id: 'applications.agreed',
    title: m.stageAgreed,
    icon: DocumentSignature20Regular,
    filters: { status: ['agreement_accepted', 'waiting_for_down_payment'] },
  },
  {
    id: 'applications.inForce',
    title: m.stageInForce,
    icon: HourglassHalf20Regular,
    filters: { status: ['installment_created', 'not_fully_paid'] },
  },
  {
    id: 'applications.paid',
    title: m.stagePaid,
    icon: ArchiveMultiple20Regular,
    filters: { status: ['fully_paid', 'closed'] },
  },
  {
    id: 'applications.refused',
    title: m.stageRefused,
    icon: DismissCircle20Regular,
    filters: {
      status: ['rejected', 'reject_by_customer', 'agreement_rejected', 'cancelled', 'processing_expired'],
    },
  },
];

interface Filters {
  search?: string;
  merchant_id: number[];
  status: readonly ApplicationStatus[];
  money: WaitingMoney[];
}

/** How many applications stand in each stage under the other filters of the list. */
export function useStageCounts(filters: Filters): Readonly<Record<string, number>> | undefined {
  const asked = countedBy(filters);
  const { item } = useRecordQuery(useListApplicationStatusesQuery(asked), JSON.stringify(asked));
  return item && countsOfViews(stages, item.statuses);
}
