import type { CardVerificationClaim } from '../../../api/investment/cardVerification';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { commentColumn, investorColumn } from '../../../parts/columns';
import { cardStatus } from '../../../parts/claims/terms';
import { cardSystems, rejectReasons } from './cardTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';

export const cardColumns: Column<CardVerificationClaim>[] = [
  investorColumn,
  { id: 'card_masked', title: t.card, value: (row) => row.card_masked, important: true, width: 168 },
  { id: 'card_holder', title: t.holder, value: (row) => row.card_holder, width: 136 },
  { id: 'expiry', title: t.expiry, value: (row) => row.expiry, width: 88 },
  cardSystems.column('type', m.system, (row) => row.type, { width: 128, hidden: true }),
  { id: 'bank', title: t.bank, value: (row) => row.bank, width: 144, hidden: true },
  cardStatus.column('status', t.status, (row) => row.status, { important: true, width: 176 }),
  {
    id: 'reject_reason',
    title: t.rejectReason,
    value: (row) => row.reject_reason,
    words: (row) => (row.reject_reason === null ? undefined : rejectReasons.labelOf(row.reject_reason)),
    width: 176,
    hidden: true,
  },
  fieldColumn('created_at', m.created, { as: 'dateTime', sort: true, width: 176 }),
  commentColumn,
  { id: 'decided_by', title: t.verifiedBy, value: (row) => row.decided_by?.name, width: 176, hidden: true },
  { id: 'decided_at', title: m.decidedAt, value: (row) => row.decided_at, as: 'dateTime', width: 152, hidden: true },
];
