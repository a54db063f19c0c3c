import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  LockClosed16Regular,
  PlayCircle16Regular,
} from '@fluentui/react-icons';
import type { RoundDue, RoundStatus } from '../../../api/investment/rounds';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const roundStatus = choices<RoundStatus>({
  planned: { label: m.planned, tone: 'brand', icon: Clock16Regular },
  open: { label: m.isOpen, tone: 'success', icon: PlayCircle16Regular },
  closed: { label: m.isClosed, tone: 'warning', icon: LockClosed16Regular },
  settled: { label: m.settled, tone: 'neutral', icon: CheckmarkCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: DismissCircle16Regular },
});

export const roundDue = choices<RoundDue>({
  opening: m.opening,
  closing: m.closing,
  below_minimum: m.belowMinimum,
});

/** A status that a person leads a round to. */
export type Led = Exclude<RoundStatus, 'planned'>;

/** Where a round is led from each status. */
export const roundMoves: Record<RoundStatus, readonly Led[]> = {
  planned: ['open', 'cancelled'],
  open: ['closed', 'cancelled'],
  closed: ['settled'],
  settled: [],
  cancelled: [],
};
