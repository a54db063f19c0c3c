import { Link, makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useGetApplicationDocumentQuery, type ApplicationDocument } from '../../../api/investment/documents';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { applicationDocumentStatus } from '../../../parts/applicationDocumentStatus';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { DocumentActions } from './DocumentActions';
import { documentTypes } from './documentTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const useStyles = makeStyles({
  // A target of at least 24 px (WCAG 2.5.8), however short the name of the file is.
  file: { display: 'inline-block', minWidth: '24px', lineHeight: '24px', overflowWrap: 'anywhere' },
});

/** One document at the side of its list: the paper, whose it is, and who did what. */
export function DocumentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetApplicationDocumentQuery({ id }), id);
  return (
    <RecordDrawer
      id={id}
      title={result.item?.number ?? m.about}
      result={result}
      onClose={onClose}
      status={applicationDocumentStatus}
      actions={(one) => <DocumentActions document={one} />}
    >
      {(one) => <DocumentFacts document={one} />}
    </RecordDrawer>
  );
}

function DocumentFacts({ document }: { document: ApplicationDocument }) {
  const styles = useStyles();
  return (
    <About title={m.about}>
      <Fact label={t.type} value={documentTypes.text(document.type)} />
      <Fact label={t.investor} value={<InvestorLink investor={document.investor} />} />
      <Fact label={t.file}>
        {document.file ? (
          <Link href={document.file.url} target="_blank" rel="noreferrer" className={styles.file}>
            {document.file.name}
          </Link>
        ) : (
          <FormattedMessage {...m.noFile} />
        )}
      </Fact>
      <Fact label={t.date} value={document.date} as="day" />
      <Fact label={m.created} value={document.created_at} as="dateTime" />
      <Fact label={t.decidedBy} value={document.decided_by?.name} optional />
      <Fact label={t.comment} value={document.comment} optional />
    </About>
  );
}
