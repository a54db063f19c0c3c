import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Rows } from '../../lib/rows';
import { timings } from '../../lib/timings';
import { findRecord, m } from './messages';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, width: '264px', maxWidth: '100%' },
  found: { justifyContent: 'flex-start', minWidth: 0, fontWeight: tokens.fontWeightRegular, textAlign: 'start' },
});

interface SearchProps {
  label: MessageDescriptor;
  children: (text: string) => ReactNode;
}

/** A text that looks for a record, once typing rests. */
export function RecordSearch({ label, children }: SearchProps) {
  const styles = useStyles();
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), timings.typing);
    return () => clearTimeout(timer);
  }, [typed]);
  const words = intl.formatMessage(findRecord, { label: intl.formatMessage(label) });
  return (
    <div className={styles.root}>
      <Input
        aria-label={words}
        placeholder={words}
        contentBefore={<Search20Regular aria-hidden />}
        value={typed}
        onChange={(_, change) => setTyped(change.value)}
      />
      {children(text)}
    </div>
  );
}

interface FoundProps<Row> {
  rows: Rows<Row>;
  nameOf: (row: Row) => string;
  onChoose: (id: number) => void;
}

/** What was found, to be chosen from. */
export function Found<Row extends { id: number }>({ rows, nameOf, onChoose }: FoundProps<Row>) {
  const styles = useStyles();
  if (rows.items.length === 0)
    return (
      <div role="status">
        <FormattedMessage {...(rows.state === 'loading' ? m.finding : rows.failure ? m.notFound : m.nothingFound)} />
      </div>
    );
  return rows.items.map((row) => (
    <Button key={row.id} appearance="subtle" className={styles.found} onClick={() => onChoose(row.id)}>
      {nameOf(row)}
    </Button>
  ));
}
