import { Clock20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import {
  useListCardVerificationClaimsRows,
  type CardVerificationClaim,
} from '../../../api/investment/cardVerification';
import { DataTable } from '../../../kit/table/DataTable';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { order, period, searchText, someOf } from '../../../kit/url/listParams';
import { useFilterCommand } from '../../../kit/list/useFilterCommand';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { useRecordParam } from '../../../kit/url/useRecordParam';
import { CardActions } from './CardActions';
import { cardColumns } from './cardColumns';
import { cardStatus } from '../../../parts/claims/terms';
import { rejectReasons } from './cardTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const CardSide = lazyComponent(async () => (await import('./CardSide')).CardSide);

export const parameters = {
  status: someOf(cardStatus.values, ['pending']),
  reject_reason: rejectReasons.oneParam(),
  search: searchText(),
  ...period,
  // Who waits longest comes first.
  order_by: order(['created_at'], 'created_at'),
};

const waiting = {
  id: 'cards.waiting',
  title: m.showWaiting,
  icon: Clock20Regular,
  filters: { status: ['pending'] },
} as const;

/** The queue of cards to verify; the review of one opens at the side. */
export default function CardList() {
  const list = useListState(parameters);
  const side = useRecordParam('card');
  const claims = useListCardVerificationClaimsRows(list);
  useFilterCommand(list, waiting);
  return (
    <ListPage list={list} rows={claims} columns={cardColumns} actions={<ExportButton file="card-verification" />}>
      <Toolbar search={m.search} period={m.created}>
        <SelectFilter name="status" label={t.status} options={cardStatus.options} />
        <SelectFilter name="reject_reason" label={t.rejectReason} options={rejectReasons.options} />
      </Toolbar>
      <DataTable
        empty={m.empty}
        rowHref={side.hrefOf}
        rowActions={(row: CardVerificationClaim) => <CardActions claim={row} onReview={() => side.open(row.id)} />}
      />
      <Suspense>{side.id !== undefined && <CardSide id={side.id} rows={claims} side={side} />}</Suspense>
    </ListPage>
  );
}
