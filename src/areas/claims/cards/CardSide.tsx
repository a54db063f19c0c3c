import { useState } from 'react';
import {
  useListCardVerificationClaimsRows,
  type CardVerificationClaim,
} from '../../../api/investment/cardVerification';
import { Drawer } from '../../../kit/overlay/Drawer';
import { RecordWalkContext } from '../../../kit/state/recordWalk';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import type { SideRecord } from '../../../kit/url/useRecordParam';
import type { Rows } from '../../../lib/rows';
import { noSuchRecord } from '../../../parts/record/useRecordId';
import { CardReview } from './CardReview';
import { m } from './messages';

interface Props {
  id: number;
  rows: Rows<CardVerificationClaim>;
  side: SideRecord;
}

/**
 * The card that the address names. There is no call for one card, so it is looked for among the rows, and when a
 * filter hides it, by its number. A card that has just been decided leaves the list and stays open.
 */
export function CardSide({ id, rows, side }: Props) {
  const at = rows.items.findIndex((row) => row.id === id);
  const [query, setQuery] = useState({ filters: { search: String(id) }, limit: 100, page: 1 });
  if (query.filters.search !== String(id)) setQuery({ ...query, filters: { search: String(id) } });
  const found = useListCardVerificationClaimsRows(query);
  const claim = rows.items[at] ?? found.items.find((row) => row.id === id);

  // The place of a card that has left the list is where the next one stands now.
  const [place, setPlace] = useState(Math.max(at, 0));
  if (at >= 0 && at !== place) setPlace(at);
  const waiting = (row: CardVerificationClaim | undefined): row is CardVerificationClaim =>
    row !== undefined && row.status === 'pending' && row.id !== id;
  const next = rows.items.slice(place).find(waiting) ?? rows.items.find(waiting);

  const before = at > 0 ? rows.items[at - 1] : rows.items[place - 1];
  const walk = {
    next: next && (() => side.open(next.id)),
    previous: before && before.id !== id ? () => side.open(before.id) : undefined,
  };

  const isKnown = found.state !== 'loading' && !found.refreshing;
  const failure = found.failure ?? (isKnown ? noSuchRecord : undefined);
  return (
    <RecordWalkContext value={walk}>
      <Drawer title={m.reviewTitle} size="large" onClose={side.close}>
        {claim && <CardReview claim={claim} onReload={at >= 0 ? rows.retry : found.retry} />}
        {!claim && (failure ? <FailureNote failure={failure} retry={found.retry} /> : <SectionSkeleton />)}
      </Drawer>
    </RecordWalkContext>
  );
}
