import type { GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { commentColumn, investorColumn } from '../../../parts/columns';
import { claimStatus, claimTypes, paymentTypes } from '../../../parts/claims/terms';
import { m as shared } from '../../../parts/claims/messages';
import { t } from '../../../i18n/terms';

/** Of every type. */
export const allColumns: Column<GeneralClaimRow>[] = [
  { id: 'id', title: t.numberSign, value: (row) => row.id, width: 64 },
  investorColumn,
  claimTypes.column('type', t.type, (row) => row.type, { width: 160 }),
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 144 }),
  paymentTypes.column('payment_type', shared.paymentType, (row) => row.payment_type, { width: 144 }),
  claimStatus.column('status', t.status, (row) => row.status, { important: true, width: 176 }),
  fieldColumn('created_at', t.created, { as: 'dateTime', sort: true, width: 176 }),
  { id: 'card_masked', title: t.card, value: (row) => row.card_masked, width: 176, hidden: true },
  { id: 'initiator', title: shared.initiator, value: (row) => row.initiator?.name, width: 176, hidden: true },
  commentColumn,
  { id: 'reject_reason', title: t.rejectReason, value: (row) => row.reject_reason, width: 200, hidden: true },
  { id: 'decided_by', title: t.decidedBy, value: (row) => row.decided_by?.name, width: 176, hidden: true },
  { id: 'decided_at', title: t.decidedAt, value: (row) => row.decided_at, as: 'dateTime', width: 152, hidden: true },
];

/** Of one type, which the view above the list says. */
export const claimColumns = allColumns.filter(({ id }) => id !== 'type');
