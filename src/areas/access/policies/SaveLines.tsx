import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  ErrorCircle16Regular,
  ShieldKeyhole16Regular,
} from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../../kit/overlay/Dialog';
import { failureText } from '../../../kit/state/failureText';
import { ForbiddenHint } from '../../../kit/feedback/ForbiddenHint';
import { Difference } from '../Difference';
import { AccessNote } from '../AccessNote';
import { m as changes } from '../changes/messages';
import { m } from '../messages';
import { QueueLink } from '../waiting';
import { useLines, type Line, type LineState } from './useLines';

const useStyles = makeStyles({
  list: { maxHeight: '46vh', margin: 0, padding: 0, overflowY: 'auto', listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalXS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  done: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  call: { display: 'block' },
  reason: { display: 'block', color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  lines: readonly Line[];
  onClose: () => void;
}

/** What will change; then the calls, one at a time, with what became of each. */
export function SaveLines({ lines, onClose }: Props) {
  const styles = useStyles();
  const work = useLines();
  const hasBegun = work.lines.length > 0;
  const failed = work.lines.filter((line) => work.stateOf(line).kind === 'failed').length;
  const done = work.lines.filter((line) => ['done', 'unconfirmed'].includes(work.stateOf(line).kind)).length;
  const changesOf = (isGrant: boolean) => lines.filter((line) => line.isGrant === isGrant);
  return (
    <Dialog
      title={m.difference}
      onSubmit={() => (hasBegun ? onClose() : work.start(lines))}
      onClose={work.isBusy ? undefined : onClose}
      buttons={
        hasBegun ? (
          <>
            {failed > 0 && !work.isBusy && (
              <Button onClick={work.refetchFailed}>
                <FormattedMessage {...m.refetchFailed} />
              </Button>
            )}
            <Button type="submit" appearance="primary" disabledFocusable={work.isBusy}>
              <FormattedMessage {...m.close} />
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>
              <FormattedMessage {...m.cancel} />
            </Button>
            <Button type="submit" appearance="primary">
              <FormattedMessage {...m.save} />
            </Button>
          </>
        )
      }
    >
      {hasBegun ? (
        <>
          <div role="status">
            <FormattedMessage {...m.doneOf} values={{ on: done, all: work.lines.length }} />
          </div>
          <ul className={styles.list}>
            {work.lines.map((line) => (
              <OneLine key={line.id} line={line} state={work.stateOf(line)} />
            ))}
          </ul>
          {work.lines.some((line) => work.stateOf(line).kind === 'unconfirmed') && <QueueLink />}
        </>
      ) : (
        <>
          {lines.some((line) => line.needsConfirmation) && <AccessNote text={changes.willWait} />}
          <Difference granted={changesOf(true)} taken={changesOf(false)} />
        </>
      )}
    </Dialog>
  );
}

const words = {
  ...{ waiting: m.lineWaiting, running: m.lineRunning, done: m.lineDone, failed: m.lineFailed },
  unconfirmed: changes.waits,
};

function OneLine({ line, state }: { line: Line; state: LineState }) {
  const styles = useStyles();
  const intl = useIntl();
  const { kind } = state;
  const refusal = kind === 'failed' ? failureText(state.failure) : undefined;
  return (
    <li className={styles.line}>
      <span role="img" aria-label={intl.formatMessage(words[kind])}>
        {kind === 'waiting' && <Clock16Regular className={styles.quiet} />}
        {kind === 'running' && <Spinner size="extra-tiny" />}
        {kind === 'unconfirmed' && <ShieldKeyhole16Regular className={styles.quiet} />}
        {kind === 'done' && <CheckmarkCircle16Regular className={styles.done} />}
        {kind === 'failed' && <ErrorCircle16Regular className={styles.failed} />}
      </span>
      <div>
        <span className={styles.quiet}>
          <FormattedMessage {...(line.isGrant ? m.granted : m.taken)} />
        </span>
        <span className={styles.call}>{line.label}</span>
        {kind === 'unconfirmed' && <FormattedMessage {...changes.waits} />}
        {refusal && (
          <span className={styles.reason}>
            <FormattedMessage {...refusal.title} values={refusal.values} />
            {refusal.detail && <span className={styles.call}>{refusal.detail}</span>}
          </span>
        )}
        {kind === 'failed' && <ForbiddenHint failure={state.failure} />}
      </div>
    </li>
  );
}
