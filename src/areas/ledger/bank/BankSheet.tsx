import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BankRow, BankSheetMatch } from '../../../api/system-user/bankSheets';
import { useFormat } from '../../../i18n/format';
import { Action } from '../../../kit/actions/Action';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { Section } from '../../../kit/detail/Section';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { heading, wrappingRow } from '../../../kit/foundation/styles';
import { FileDrop } from '../../../kit/import/FileDrop';
import { useScreen } from '../../../kit/state/screen';
import { missingRight } from '../../../parts/missingRight';
import { useCan } from '../../../session/can';
import { BankSummary } from './BankSummary';
import { MatchedRows, UnreadRows, UnmatchedPostings, UnmatchedRows } from './BankTables';
import { valuesOfRow } from './bankTerms';
import { m, period } from './messages';
import { useComparison } from './useComparison';

const BegunPosting = lazyComponent(async () => (await import('../PostingForm')).BegunPosting);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1440px' },
  head: wrappingRow,
  title: heading,
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
  text: { margin: 0, maxWidth: '80ch', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** The statement of the bank beside account 5110: what both know, what only one of them does, and a way to post it. */
export default function BankSheet() {
  const styles = useStyles();
  const { title } = useScreen();
  const mayCompare = useCan()('gl.query');
  const { compared, isReading, compare, forget } = useComparison();
  const { file, result, failure } = compared ?? {};
  if (!mayCompare) return <MissingRecord failure={missingRight('gl.query')} />;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {result && file && (
          <div className={styles.actions}>
            <Action label={m.another} onSelect={forget} />
            <Action label={m.again} isPrimary onSelect={() => compare(file)} />
          </div>
        )}
      </div>
      {failure && <FailureNote failure={failure} retry={file && (() => void compare(file))} />}
      {result && file ? (
        <Comparison key={file.name + file.lastModified} name={file.name} result={result} />
      ) : (
        <>
          <p className={styles.text}>
            <FormattedMessage {...m.intro} />
          </p>
          <FileDrop
            choose={m.choose}
            drop={m.drop}
            reading={m.reading}
            accept=".xlsx,.txt"
            isReading={isReading}
            onFile={(one) => void compare(one)}
          />
          <p className={styles.text}>
            <FormattedMessage {...m.kinds} />
          </p>
        </>
      )}
    </div>
  );
}

/** What names a row of the file, also after it was compared again. */
const nameOf = ({ row, date, amount, document_number: number }: BankRow) =>
  `bankRow:${row}:${date}:${amount}:${number ?? ''}`;

function Comparison({ name, result }: { name: string; result: BankSheetMatch }) {
  const styles = useStyles();
  const format = useFormat();
  const [opened, setOpened] = useState<BankRow>();
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  const values = { file: name, begin: format.day(result.begin_date), end: format.day(result.end_date) };
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage {...period} values={values} />
      </p>
      <BankSummary result={result} />
      <UnmatchedRows rows={result.rows} isBegun={(row) => begun.has(nameOf(row))} onBegin={setOpened} />
      <UnmatchedPostings postings={result.postings} />
      {result.faults.length > 0 && (
        <Section id="unread" title={m.unread}>
          <UnreadRows faults={result.faults} />
        </Section>
      )}
      <MatchedRows rows={result.rows} />
      <Suspense>
        {opened && (
          <BegunPosting
            id={nameOf(opened)}
            values={valuesOfRow(opened)}
            onClose={() => setOpened(undefined)}
            onSaved={() => setBegun(new Set([...begun, nameOf(opened)]))}
          />
        )}
      </Suspense>
    </>
  );
}
