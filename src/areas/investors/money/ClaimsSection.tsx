import { useState } from 'react';
import type { Investor } from '../../../api/investment/investors';
import { useListInvestorClaimsRows, type Claim } from '../../../api/system-user/investors';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { Section } from '../../../kit/detail/Section';
import { useCan } from '../../../session/can';
import { ClaimActions } from '../../../parts/claims/ClaimActions';
import { claimStatus, claimTypes, paymentTypes } from '../../../parts/claims/terms';
import { m } from './messages';

export const claimColumns: Column<Claim>[] = [
  { id: 'id', title: m.number, value: (row) => row.id, width: 72 },
  claimTypes.column('type', m.claimType, (row) => row.type, { important: true, width: 160 }),
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 144 },
  claimStatus.column('status', m.claimState, (row) => row.status, { important: true, width: 160 }),
  { id: 'initiator', title: m.initiator, value: (row) => row.initiator?.name, width: 160 },
  { id: 'comment', title: m.comment, value: (row) => row.reject_reason ?? row.comment },
  { id: 'created_at', title: m.created, value: (row) => row.created_at, as: 'dateTime', width: 160 },
  { id: 'decided_by', title: m.decidedBy, value: (row) => row.decided_by?.name, width: 160 },
  { id: 'decided_at', title: m.decidedAt, value: (row) => row.decided_at, as: 'dateTime', width: 160 },
  paymentTypes.column('payment_type', m.paymentType, (row) => row.payment_type, { width: 136 }),
];

/** What was asked for on the side of the platform; a second person decides here. */
export function ClaimsSection({ investor }: { investor: Investor }) {
  const [query] = useState({ filters: { id: investor.id }, limit: 10, page: 1 });
  const claims = useListInvestorClaimsRows(query);
  const can = useCan();
  const isDeciding = can('claims.enable') && can('investor_balance.enable');
  return (
    <Section id="claims" title={m.claims}>
      <DataTable
        rows={claims}
        columns={claimColumns}
        empty={m.noClaims}
        label={m.claims}
        rowActions={isDeciding ? (claim) => <ClaimActions claim={claim} investor={investor} isRow /> : undefined}
      />
    </Section>
  );
}
