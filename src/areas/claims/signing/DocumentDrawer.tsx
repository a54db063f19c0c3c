import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetDibankDocumentQuery, withId } from '../../../api/investment/signing';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import { focusRing } from '../../../kit/foundation/styles';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { documentStatus, documentValueWords } from './documentStatus';
import { m } from './messages';
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

/** One payment document at the side of its list: what a person puts the name to, who did, and what the bank said. */
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
      words={documentValueWords}
    >
      {(one) => (
        <>
          <Facts areFigures>
            <Fact label={t.sum} value={one.amount} as="moneyWithCurrency" />
          </Facts>
          <Section id="toSign" title={m.toSign}>
            <pre className={styles.text} role="group" tabIndex={0} aria-label={intl.formatMessage(m.toSign)}>
              {one.to_sign}
            </pre>
          </Section>
          <About>
            <Fact label={t.claim} value={one.claim_number} />
            <Fact label={m.signer} value={one.signer} />
            <Fact label={m.signedAt} value={one.signed_at} as="dateTime" />
            <Fact label={t.sent} value={one.sent_at} as="dateTime" />
            <Fact label={m.error} value={one.error} optional />
          </About>
        </>
      )}
    </RecordDrawer>
  );
}
