import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetDibankDocumentQuery, withId, type DibankClaim } from '../../../api/investment/signing';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { focusRing } from '../../../kit/foundation/styles';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { documentStatus, documentJournal } from './documentStatus';
import { m } from './messages';
import { PayeeAccount } from './PayeeAccount';
import { maskedIn } from './signedText';
import { SigningActions } from './SigningActions';
import { t } from '../../../i18n/terms';

const useStyles = makeStyles({
  // The very text that is signed, line by line.
  text: {
    margin: 0,
    padding: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ...focusRing,
  },
});

/** What the bank said of a document that was sent: its own words where it refused it, its status otherwise. */
function answerOf({ status, error }: Pick<DibankClaim, 'status' | 'error'>) {
  if (error !== null) return error;
  return status === 'accepted' ? <FormattedMessage {...m.acceptedByBank} /> : <FormattedMessage {...m.noAnswer} />;
}

/** One payment document at the side of its list: whom, where to and how much; what a person puts the name to, who did, and what the bank said. */
export function DocumentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const styles = useStyles();
  const intl = useIntl();
  const result = useRecordQuery(useGetDibankDocumentQuery({ id }), id);
  return (
    <RecordDrawer
      id={id}
      title={result.item?.number ?? m.toSign}
      result={result}
      onClose={onClose}
      status={documentStatus}
      actions={(one) => <SigningActions document={withId(one)} />}
      words={documentJournal}
    >
      {(one) => (
        <>
          <Facts areFigures>
            <Fact label={t.sum} value={one.amount} as="moneyWithCurrency" />
          </Facts>
          <Section id="toSign" title={m.toSign}>
            <pre className={styles.text} role="group" tabIndex={0} aria-label={intl.formatMessage(m.toSign)}>
              {maskedIn(one.to_sign)}
            </pre>
          </Section>
          <About>
            <Fact label={t.claim} value={one.claim_number} />
            <Fact label={t.recipient} value={one.recipient_name} />
            <Fact label={t.accountOrCard}>
              <PayeeAccount document={withId(one)} />
            </Fact>
            <Fact label={t.mfo} value={one.mfo} optional />
            <Fact label={t.purpose} value={one.purpose} />
            {one.signed_at !== null && (
              <>
                <Fact label={m.signer} value={one.signer} />
                <Fact label={m.signedAt} value={one.signed_at} as="dateTime" />
                <Fact label={t.sent} value={one.sent_at} as="dateTime" />
                <Fact label={m.error}>{answerOf(one)}</Fact>
              </>
            )}
          </About>
        </>
      )}
    </RecordDrawer>
  );
}
