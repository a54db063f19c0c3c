import { FormattedMessage } from 'react-intl';
import {
  useBeginClosingMutation,
  useChangeClosingMonthMutation,
  type ClosingMonthDetail,
} from '../../api/system-user/closing';
import { useFormat } from '../../i18n/format';
import { Action } from '../../kit/actions/Action';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { ConfirmIrreversible } from '../../kit/actions/ConfirmIrreversible';
import { useDialogParam, useDialogRecord } from '../../kit/url/useDialogParam';
import { useOffered, type Offered } from '../../kit/url/useOffered';
import { ReasonForm } from '../../parts/ReasonForm';
import { Can } from '../../session/can';
import { closingStatus, stepRefusals } from './closingTerms';
import { LeftInvestors } from './LeftInvestors';
import { m } from './messages';

const dialogs = ['begin', 'close', 'stop', 'reopen'] as const;
type Step = (typeof dialogs)[number];

const isOpen = ({ status }: ClosingMonthDetail): boolean => status === 'open' || status === 'reopened';
const isBlocked = ({ checklist }: ClosingMonthDetail): boolean =>
  checklist.some(({ blocks, count }) => blocks && count > 0);

const offered: Offered<Step, ClosingMonthDetail> = {
  begin: ['closing.add', (month) => isOpen(month) && !isBlocked(month)],
  close: ['closing.enable', ({ stage, step_refusal: refusal }) => stage === 'waiting' && refusal === null],
  stop: ['closing.enable', ({ status }) => status === 'calculating'],
  reopen: ['closing.disable', ({ status, step_refusal: refusal }) => status === 'closed' && refusal === null],
};

/** Where a month can be led from where it stands, by whoever may. */
export function ClosingSteps({ month }: { month: ClosingMonthDetail }) {
  const { dialog, open, close } = useDialogParam(dialogs);
  // What a step makes of the month is here before its question has closed, and would put another question in its place.
  const asked = useDialogRecord(dialog, month);
  const { status, stage, step_refusal: refusal, reopen_requested_by: asker } = month;
  const refused = refusal === null ? false : stepRefusals[refusal];
  return (
    <>
      {isOpen(month) && (
        <Can do="closing.add">
          <Action
            label={m.begin}
            verb="approve"
            isPrimary
            disabledReason={isBlocked(month) && m.notReady}
            onSelect={() => open('begin')}
          />
        </Can>
      )}
      {status === 'calculating' && (
        <Can do="closing.enable">
          <Action
            label={m.close}
            verb="approve"
            isPrimary={stage === 'waiting'}
            disabledReason={refused}
            onSelect={() => open('close')}
          />
          <Action label={m.stop} verb="reject" tone="danger" onSelect={() => open('stop')} />
        </Can>
      )}
      {status === 'closed' && (
        <Can do="closing.disable">
          <Action
            label={asker ? m.confirmReopen : m.reopen}
            isPrimary={asker !== null}
            disabledReason={refused}
            onSelect={() => open('reopen')}
          />
        </Can>
      )}
      <LeftInvestors month={month.month} />
      {dialog && asked && <Question step={dialog.name} month={asked} onClose={close} />}
    </>
  );
}

interface Props {
  step: Step;
  month: ClosingMonthDetail;
  onClose: () => void;
}

/** The question before a step; a month for which it is no step, and whoever may not take it, is asked nothing. */
function Question({ step, month, onClose }: Props) {
  const format = useFormat();
  const [begin] = useBeginClosingMutation();
  const [change] = useChangeClosingMonthMutation();
  const isOffered = useOffered(offered, step, month);
  const { id, version } = month;
  const lead = (body: Parameters<typeof change>[0]['body']) => () => change({ id, 'If-Match': version, body }).unwrap();
  const about = { record: format.month(month.month) };
  const asked = { statusWords: closingStatus.labelOf, about, onClose };
  if (!isOffered) return null;
  if (step === 'begin')
    return (
      <ConfirmAction
        {...{ ...asked, title: m.beginTitle, yes: m.begin, done: m.begun }}
        run={() => begin({ body: { month: month.month } }).unwrap()}
      >
        <p>{format.month(month.month)}</p>
        <FormattedMessage {...m.beginText} />
      </ConfirmAction>
    );
  if (step === 'close')
    return (
      <ConfirmIrreversible
        {...{ title: m.closeTitle, text: month.month, yes: m.close, done: m.wasClosed, about, onClose }}
        run={lead({ status: 'closed', month: month.month })}
      >
        <FormattedMessage {...m.closeText} />
      </ConfirmIrreversible>
    );
  if (step === 'stop')
    return (
      <ConfirmAction {...{ ...asked, title: m.stopTitle, yes: m.stop, done: m.stopped }} run={lead({ status: 'open' })}>
        <FormattedMessage {...m.stopText} />
      </ConfirmAction>
    );
  return month.reopen_requested_by ? (
    <ConfirmAction
      {...{ ...asked, title: m.confirmTitle, yes: m.confirmReopen, done: m.wasReopened }}
      run={lead({ status: 'reopened' })}
    >
      <p>{format.month(month.month)}</p>
      {month.reopen_reason}
    </ConfirmAction>
  ) : (
    <ReasonForm
      id={`reopenMonth:${id}`}
      version={version}
      about={about}
      statusWords={closingStatus.labelOf}
      words={{ title: m.askTitle, verb: m.reopen, done: m.asked, reason: m.why }}
      send={(comment, sent) => change({ id, 'If-Match': sent.version, body: { status: 'reopened', comment } }).unwrap()}
      onClose={onClose}
    />
  );
}
