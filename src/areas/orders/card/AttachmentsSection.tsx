import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListOrderAttachmentsQuery, type Order, type OrderAttachment } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Section } from '../../../kit/detail/Section';
import { PhotoGallery } from '../../../kit/photos/PhotoGallery';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { rowsOf, type Loaded } from '../../../lib/rows';
import { FileLink } from '../../../parts/FileLink';
import { useOwnId } from '../../../parts/useOwnId';
import { useCan } from '../../../session/can';
import { ApprovePhoto } from '../actions/ApprovePhoto';
import { m as orders } from '../messages';
import { m } from './messages';
import { isOver } from '../orderSteps';
import { approvals, attachmentKinds } from '../orderTerms';
import { AddAttachments, useAttaching } from './AddAttachments';
import { isPhoto } from './photos';

const columns: Column<OrderAttachment>[] = [
  {
    id: 'name',
    title: t.file,
    value: (row) => row.name,
    cell: (row) => <FileLink href={row.url}>{row.name}</FileLink>,
    important: true,
  },
  attachmentKinds.column('kind', t.type, (row) => row.kind, { width: 144, important: true }),
  { id: 'user', title: orders.attachedBy, value: (row) => row.user?.name, width: 168 },
  fieldColumn('created_at', t.fileAdded, { as: 'dateTime', width: 152 }),
  { id: 'approved_by', title: m.approvedBy, value: (row) => row.approved_by?.name, important: true, width: 168 },
  {
    id: 'approved_for',
    title: m.approvedFor,
    value: (row) => row.approved_for,
    words: (row) => (row.approved_for === null ? undefined : approvals.labelOf(row.approved_for)),
    width: 176,
  },
  fieldColumn('approved_at', t.decidedAt, { as: 'dateTime', width: 152, hidden: true }),
];

/**
 * Photos and papers of an order: dropped here, looked at, and approved by another person than who attached them. They are read by
 * themselves: an address of a file is good for minutes, and a card stands open for longer.
 */
export function AttachmentsSection({ order }: { order: Order }) {
  const { contract_number: number } = order;
  const found = useListOrderAttachmentsQuery(number === null ? skipToken : { contract_number: number }, {
    refetchOnMountOrArgChange: true,
  });
  const result = useRecordQuery(found, number ?? undefined);
  return number === null ? null : <OfContract order={order} number={number} result={result} />;
}

interface OfContractProps {
  order: Order;
  number: string;
  result: Loaded<{ items: readonly OrderAttachment[] }>;
}

function OfContract({ order, number, result }: OfContractProps) {
  // Above what folds: files go on their way meanwhile.
  const attaching = useAttaching(number);
  return (
    <Section id="attachments" title={m.attachments} result={result}>
      {({ items }) => <Attachments order={order} attaching={attaching} items={items} />}
    </Section>
  );
}

interface Props {
  order: Order;
  attaching: ReturnType<typeof useAttaching>;
  items: readonly OrderAttachment[];
}

function Attachments({ order: one, attaching, items }: Props) {
  const can = useCan();
  const [asked, ask] = useState<OrderAttachment>();
  const photos = items.filter(isPhoto);
  const mayApprove = can('orders.enable') && (one.status === 'waiting_for_qabz' || one.status === 'approved_by_qabz');
  return (
    <>
      {can('orders.update') && !isOver(one) && <AddAttachments attaching={attaching} attachments={items} />}
      {photos.length > 0 && (
        <PhotoGallery photos={photos.map(({ id, url, name }) => ({ id: String(id), url, title: name }))} />
      )}
      <DataTable
        rows={rowsOf(items)}
        columns={columns}
        empty={m.noAttachments}
        label={m.attachments}
        rowActions={mayApprove ? (row) => <Approval order={one} attachment={row} onAsk={() => ask(row)} /> : undefined}
      />
      {asked && <ApprovePhoto order={one} attachment={asked} onClose={() => ask(undefined)} />}
    </>
  );
}

interface ApprovalProps {
  order: Order;
  attachment: OrderAttachment;
  onAsk: () => void;
}

function Approval({ order, attachment: one, onAsk }: ApprovalProps) {
  const own = useOwnId();
  if (one.kind !== 'photo_report') return null;
  // One report speaks for one of them: ownership, or the handing over.
  const isOfQabz = one.approved_for === 'qabz' && order.status === 'approved_by_qabz';
  const whyApproved = one.approved_at !== null && (isOfQabz ? m.photoOfQabz : m.photoIsApproved);
  return (
    <ActionMenu>
      <Action
        label={orders.approvePhoto}
        disabledReason={whyApproved || (one.user?.id === own && m.ownPhoto)}
        onSelect={onAsk}
      />
    </ActionMenu>
  );
}
