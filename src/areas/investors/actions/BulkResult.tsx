import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, ErrorCircle16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { InvestorRow, InvestorStatus } from '../../../api/investment/investors';
import { Dialog } from '../../../kit/Dialog';
import { FailureBar } from '../../../kit/FailureBar';
import { codeText } from '../../../kit/failureText';
import { useDeed } from '../../../kit/useDeed';
import { InvestorName } from '../InvestorName';
import { m, skippedCount, updatedCount } from './messages';
import { saveLines } from './saveLines';

/** One change of status of several investors, and what became of it. */
export interface Batch {
  status: InvestorStatus;
  comment: string;
  investors: readonly InvestorRow[];
  updated: readonly number[];
  skipped: readonly { id: number; code: string }[];
}

const useStyles = makeStyles({
  counts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, maxHeight: '40vh', overflowY: 'auto' },
  line: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalXS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
  },
  done: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  batch: Batch;
  /** Sends those that were skipped once more. */
  onRetry: () => Promise<void>;
  onClose: () => void;
}

/** One line for each investor: changed, or skipped and why. */
export function BulkResult({ batch, onRetry, onClose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const [onlySkipped, setOnlySkipped] = useState(false);
  const retry = useDeed(onRetry, undefined);
  const reasons = new Map(batch.skipped.map(({ id, code }) => [id, code]));
  const say = (code: string | undefined): string => {
    if (code === undefined) return intl.formatMessage(m.wasUpdated);
    // Among many it is one line of the result, and no refused call.
    const known: MessageDescriptor | undefined = code === 'forbidden' ? m.noRight : codeText(code);
    return known ? intl.formatMessage(known) : code;
  };
  const shown = onlySkipped ? batch.investors.filter(({ id }) => reasons.has(id)) : batch.investors;
  const download = (): Promise<void> =>
    saveLines('investor_statuses.csv', [
      ['№', intl.formatMessage(m.investor), intl.formatMessage(m.outcome)],
      ...shown.map(({ id, name }) => [String(id), name, say(reasons.get(id))]),
    ]);
  return (
    <Dialog
      title={m.result}
      onSubmit={onClose}
      onClose={retry.isBusy ? undefined : onClose}
      buttons={
        <>
          <Button onClick={() => void download()}>
            <FormattedMessage {...m.download} />
          </Button>
          {batch.skipped.length > 0 && (
            <Button disabled={retry.isBusy} onClick={retry.start}>
              <FormattedMessage {...m.retrySkipped} />
            </Button>
          )}
          <Button type="submit" appearance="primary" disabled={retry.isBusy}>
            <FormattedMessage {...m.closeResult} />
          </Button>
        </>
      }
    >
      <div className={styles.counts} role="status">
        <span>
          <FormattedMessage {...updatedCount} values={{ count: batch.updated.length }} />
        </span>
        <span>
          <FormattedMessage {...skippedCount} values={{ count: batch.skipped.length }} />
        </span>
        {batch.skipped.length > 0 && (
          <Checkbox
            label={intl.formatMessage(m.onlySkipped)}
            checked={onlySkipped}
            onChange={(_, { checked }) => setOnlySkipped(checked === true)}
          />
        )}
      </div>
      {retry.failure && <FailureBar failure={retry.failure} />}
      {/* A long list is scrolled by the keyboard, too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ul className={styles.list} tabIndex={0} aria-label={intl.formatMessage(m.result)}>
        {shown.map((investor) => {
          const code = reasons.get(investor.id);
          return (
            <li key={investor.id} className={styles.line}>
              {code === undefined ? (
                <CheckmarkCircle16Regular className={styles.done} aria-hidden />
              ) : (
                <ErrorCircle16Regular className={styles.failed} aria-hidden />
              )}
              <InvestorName investor={investor} />
              <span>{say(code)}</span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
