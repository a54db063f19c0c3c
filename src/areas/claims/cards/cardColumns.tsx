import type { CardVerificationClaim } from '../../../api/investment/cardVerification';
import type { Column } from '../../../kit/table/columns/column';
import { InvestorName } from '../../../parts/InvestorName';
import { cardStatus } from '../../../parts/claims/terms';
import { cardSystems, rejectReasons } from './cardTerms';
import { m } from './messages';

export const cardColumns: Column<CardVerificationClaim>[] = [
  {
    id: 'investor',
    title: m.investor,
    value: (row) => row.investor.name,
    cell: (row) => <InvestorName investor={row.investor} />,
    important: true,
  },
  { id: 'card_masked', title: m.card, value: (row) => row.card_masked, important: true, width: 168 },
  { id: 'card_holder', title: m.holder, value: (row) => row.card_holder, width: 136 },
  { id: 'expiry', title: m.expiry, value: (row) => row.expiry, width: 88 },
  cardSystems.column('type', m.system, (row) => row.type, { width: 128, hidden: true }),
  { id: 'bank', title: m.bank, value: (row) => row.bank, width: 144, hidden: true },
  cardStatus.column('status', m.status, (row) => row.status, { important: true, width: 176 }),
  {
    id: 'reject_reason',
    title: m.reason,
    value: (row) => row.reject_reason,
    words: (row) => (row.reject_reason === null ? undefined : rejectReasons.labelOf(row.reject_reason)),
    width: 176,
    hidden: true,
  },
  {
    id: 'created_at',
    title: m.created,
    value: (row) => row.created_at,
    as: 'dateTime',
    sort: 'created_at',
    width: 176,
  },
  { id: 'comment', title: m.comment, value: (row) => row.comment, width: 200, hidden: true },
  { id: 'decided_by', title: m.decidedBy, value: (row) => row.decided_by?.name, width: 176, hidden: true },
  { id: 'decided_at', title: m.decidedAt, value: (row) => row.decided_at, as: 'dateTime', width: 152, hidden: true },
];
