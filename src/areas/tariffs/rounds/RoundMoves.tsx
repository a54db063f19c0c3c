import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useUpdateRoundMutation, type Round } from '../../../api/investment/rounds';
import { Action } from '../../../kit/actions/Action';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { Can } from '../../../session/can';
import { m } from './messages';
import { roundMoves, roundStatus, type Led } from './roundTerms';

interface Move {
  label: MessageDescriptor;
  title: MessageDescriptor;
  text?: MessageDescriptor;
  done: MessageDescriptor;
}

const moves: Record<Led, Move> = {
  open: { label: m.open, title: m.openTitle, done: m.opened },
  closed: { label: m.close, title: m.closeTitle, text: m.closeText, done: m.closed },
  settled: { label: m.settle, title: m.settleTitle, text: m.forGood, done: m.wasSettled },
  cancelled: { label: m.cancel, title: m.cancelTitle, text: m.forGood, done: m.wasCancelled },
};

/** Why the service would refuse it. */
function whyNot(round: Round, to: Led): MessageDescriptor | false {
  if (to === 'open') return (round.open_round !== null && m.otherOpen) || (!round.is_strategy_sold && m.notSold);
  if (to === 'settled') return round.missing_amount !== '0.00' && m.tooLittle;
  return to === 'cancelled' && round.raised_amount !== '0.00' && m.hasMoney;
}

/** Where a round can be led from where it stands. */
export function RoundMoves({ round }: { round: Round }) {
  const [asking, setAsking] = useState<Led>();
  const [update] = useUpdateRoundMutation();
  const move = asking && moves[asking];
  return (
    <Can do="rounds.enable">
      {roundMoves[round.status].map((to) => (
        <Action
          key={to}
          label={moves[to].label}
          isPrimary={to !== 'cancelled'}
          verb={to === 'cancelled' ? 'reject' : 'approve'}
          tone={to === 'cancelled' ? 'danger' : undefined}
          disabledReason={whyNot(round, to)}
          onSelect={() => setAsking(to)}
        />
      ))}
      {move && (
        <ConfirmAction
          title={move.title}
          yes={move.label}
          done={move.done}
          statusWords={roundStatus.labelOf}
          run={() => update({ id: round.id, 'If-Match': round.version, body: { status: asking } }).unwrap()}
          onClose={() => setAsking(undefined)}
        >
          <p>{round.name}</p>
          {move.text && <FormattedMessage {...move.text} />}
        </ConfirmAction>
      )}
    </Can>
  );
}
