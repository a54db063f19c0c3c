import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusRing } from '../../../kit/foundation/styles';
import type { Document } from '../../../api/investment/signing';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Dialog } from '../../../kit/overlay/Dialog';
import { m as history } from '../../../parts/historyMessages';
import { RecordHistory } from '../../../parts/RecordHistory';
import { documentStatus, documentValueWords } from './documentStatus';
import { m } from './messages';
import { PayeeAccount } from './PayeeAccount';
import { maskedIn } from './signedText';
import { t } from '../../../i18n/terms';

const useStyles = makeStyles({
  // The very text that is signed, line by line.
  text: {
    margin: 0,
    padding: tokens.spacingVerticalM,
    maxHeight: '40vh',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ...focusRing,
  },
  heading: {
    margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** What the bank said of a document that was sent: its own words where it refused it, its status otherwise. */
function answerOf({ status, error }: Document) {
  if (error !== null) return error;
  return status === 'accepted' ? <FormattedMessage {...m.acceptedByBank} /> : <FormattedMessage {...m.noAnswer} />;
}

/** Whom, where to and how much a person puts the name to; once it is signed, by whom and when, and what the bank said. */
export function DocumentDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <Dialog
      title={document.number}
      onSubmit={onClose}
      onClose={onClose}
      buttons={
        <Button type="submit" appearance="primary">
          <FormattedMessage {...t.close} />
        </Button>
      }
    >
      <Facts>
        <Fact label={t.sum} value={document.amount} as="moneyWithCurrency" />
        <Fact label={t.recipient} value={document.recipient_name} />
        <Fact label={m.account}>
          <PayeeAccount document={document} />
        </Fact>
        <Fact label={t.mfo} value={document.mfo} optional />
        <Fact label={t.purpose} value={document.purpose} />
        <Fact label={t.status} value={documentStatus.badge(document.status)} />
        {document.signed_at !== null && (
          <>
            <Fact label={m.signer} value={document.signer} />
            <Fact label={m.signedAt} value={document.signed_at} as="dateTime" />
            <Fact label={t.sent} value={document.sent_at} as="dateTime" />
            <Fact label={m.error}>{answerOf(document)}</Fact>
          </>
        )}
      </Facts>
      <h3 className={styles.heading}>
        <FormattedMessage {...m.toSign} />
      </h3>
      <pre className={styles.text} role="group" tabIndex={0} aria-label={intl.formatMessage(m.toSign)}>
        {maskedIn(document.to_sign)}
      </pre>
      <h3 className={styles.heading}>
        <FormattedMessage {...history.title} />
      </h3>
      <RecordHistory rows={document.history ?? []} words={documentValueWords} />
    </Dialog>
  );
}
