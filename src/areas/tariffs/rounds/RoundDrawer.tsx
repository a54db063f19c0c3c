import { Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetRoundQuery, type Round } from '../../../api/investment/rounds';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useFormat } from '../../../i18n/format';
import { Action } from '../../../kit/actions/Action';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { Note } from '../../../parts/Note';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { InvestmentsLink } from '../InvestmentsLink';
import { tariffJournal } from '../journalWords';
import { m, missingSum, openIs } from './messages';
import { Raised } from './Raised';
import { roundStatus } from './roundTerms';
import { RoundMoves } from './RoundMoves';

const EditRound = lazyComponent(async () => (await import('./roundForms')).EditRound);

const dialogs = ['edit'] as const;

/** One round at the side of the list: its time, its money, what can be done with it, and who did what. */
export function RoundDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetRoundQuery({ id }), id);
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayUpdate = useCan()('rounds.update');
  const { item } = result;
  const isEditable = item?.status === 'planned' || item?.status === 'open';
  return (
    <>
      <RecordDrawer
        id={id}
        title={item ? `${item.strategy.name} · ${item.name}` : m.title}
        result={result}
        onClose={onClose}
        status={roundStatus}
        words={tariffJournal}
        actions={(one) => (
          <>
            <RoundMoves round={one} />
            <Can do="rounds.update">
              <Action
                label={m.edit}
                verb="edit"
                icon={Edit20Regular}
                disabledReason={!isEditable && m.notEditable}
                onSelect={() => open('edit')}
              />
            </Can>
          </>
        )}
      >
        {(one) => <RoundFacts round={one} />}
      </RecordDrawer>
      <Suspense>
        {item && isEditable && mayUpdate && dialog?.name === 'edit' && <EditRound round={item} onClose={close} />}
      </Suspense>
    </>
  );
}

function RoundFacts({ round }: { round: Round }) {
  const format = useFormat();
  const isShort = round.status === 'open' || round.status === 'closed';
  return (
    <>
      {isShort && round.missing_amount !== '0.00' && (
        <Note isWarning>
          <FormattedMessage {...missingSum} values={{ amount: format.moneyWithCurrency(round.missing_amount) }} />
        </Note>
      )}
      {round.status === 'planned' && round.open_round && (
        <Note>
          <FormattedMessage {...openIs} values={{ name: round.open_round.name }} />
        </Note>
      )}
      <About>
        <Fact label={m.number} value={round.number} as="number" />
        <Fact label={m.strategy} value={round.strategy.name} />
        <Fact label={m.raised} value={<Raised round={round} withShare />} />
        <Fact label={m.target} value={round.target_amount} as="money" />
        <Fact label={m.min} value={round.min_amount} as="money" />
        <Fact label={m.investors} value={round.investors_count} as="number" />
        <Fact label={m.start} value={round.start_date} as="day" />
        <Fact label={m.end} value={round.end_date} as="day" />
        <Fact label={m.tariffs} value={round.tariffs.map(({ name }) => name).join(', ')} />
        <Fact label={m.created} value={round.created_at} as="dateTime" />
      </About>
      <InvestmentsLink to={href('investments.list', {}, { round_id: [String(round.id)] })} label={m.investments} />
    </>
  );
}
