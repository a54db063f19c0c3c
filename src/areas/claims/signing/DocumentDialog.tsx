import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusRing } from '../../../kit/foundation/styles';
import type { Document } from '../../../api/investment/signing';
import { Dialog } from '../../../kit/overlay/Dialog';
import { m as history } from '../../../parts/historyMessages';
import { RecordHistory } from '../../../parts/RecordHistory';
import { documentValueWords } from './documentStatus';
import { m } from './messages';
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

/** What a person puts the name to, before signing it. */
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
      <pre className={styles.text} role="group" tabIndex={0} aria-label={intl.formatMessage(m.toSign)}>
        {document.to_sign}
      </pre>
      <h3 className={styles.heading}>
        <FormattedMessage {...history.title} />
      </h3>
      <RecordHistory rows={document.history ?? []} words={documentValueWords} />
    </Dialog>
  );
}
