import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useGetApplicationDocumentQuery, type ApplicationDocument } from '../../../api/investment/documents';
import { useLoaded } from '../../../api/loaded';
import { DateTime } from '../../../kit/DateTime';
import { Day } from '../../../kit/Day';
import { Drawer } from '../../../kit/Drawer';
import { Fact, Facts } from '../../../kit/Facts';
import { FailureNote } from '../../../kit/FailureNote';
import { Section } from '../../../kit/Section';
import { SectionSkeleton } from '../../../kit/skeletons';
import { StaleMark } from '../../../kit/StaleMark';
import { StatusBadge } from '../../../kit/StatusBadge';
import { m as history } from '../../../parts/historyMessages';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordHistory } from '../../../parts/RecordHistory';
import { DocumentActions } from './DocumentActions';
import { documentStatus, documentTypes, documentValueWords } from './documentWords';
import { m } from './messages';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    overflowY: 'auto',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
  // A target of at least 24 px (WCAG 2.5.8), however short the name of the file is.
  file: { display: 'inline-block', minWidth: '24px', lineHeight: '24px', overflowWrap: 'anywhere' },
});

/** One document at the side of its list: the paper, whose it is, and who did what. */
export function DocumentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const styles = useStyles();
  const { item: document, failure, at, retry } = useLoaded(useGetApplicationDocumentQuery({ id }), id);
  return (
    <Drawer title={document?.number ?? m.about} size="large" onClose={onClose}>
      <div className={styles.body}>
        {!document && (failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />)}
        {document && (
          <>
            {failure && <StaleMark failure={failure} at={at} retry={retry} />}
            <div className={styles.head}>
              <StatusBadge code={document.status} look={documentStatus[document.status]} />
              <div className={styles.actions}>
                <DocumentActions document={document} />
              </div>
            </div>
            <About document={document} />
            <Section id="history" title={history.title}>
              <RecordHistory rows={document.history} words={documentValueWords} />
            </Section>
          </>
        )}
      </div>
    </Drawer>
  );
}

function About({ document }: { document: ApplicationDocument }) {
  const styles = useStyles();
  const type = documentTypes[document.type] as (typeof documentTypes)['other'] | undefined;
  return (
    <Section id="about" title={m.about}>
      <Facts>
        <Fact label={m.type}>{type ? <FormattedMessage {...type} /> : document.type}</Fact>
        <Fact label={m.investor}>
          <InvestorLink investor={document.investor} />
        </Fact>
        <Fact label={m.file}>
          {document.file ? (
            <Link href={document.file.url} target="_blank" rel="noreferrer" className={styles.file}>
              {document.file.name}
            </Link>
          ) : (
            <FormattedMessage {...m.noFile} />
          )}
        </Fact>
        <Fact label={m.date}>
          <Day value={document.date} />
        </Fact>
        <Fact label={m.created}>
          <DateTime value={document.created_at} />
        </Fact>
        {document.decided_by !== null && <Fact label={m.decidedBy}>{document.decided_by.name}</Fact>}
        {document.comment !== null && <Fact label={m.comment}>{document.comment}</Fact>}
      </Facts>
    </Section>
  );
}
