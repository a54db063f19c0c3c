import { useRef, type RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { useCan } from '../../session/can';
import { useScreen } from '../state/screen';
import { PrintButton } from './PrintButton';
import type { ReadTables } from './recordTables';

const m = defineMessages({
  record: { id: 'kit.print.record', defaultMessage: 'Печать карточки' },
});

interface Props {
  /** The name of the record. */
  title: string;
  /** What of the screen goes to the paper. */
  root: RefObject<HTMLElement | null>;
}

/**
 * Prints a record: all of its sections that are not folded away, also those that nobody has come to see yet, and the
 * tables in them whole, as those of lists are. The browser's own command waits for nothing, and prints what is there.
 */
export function PrintRecord({ title, root }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const { permission } = useScreen();
  const mayReadAll = useCan()(typeof permission === 'string' ? `${permission}.export` : undefined);
  // Held for the one printing that they were read for.
  const read = useRef<ReadTables>(undefined);
  return (
    <PrintButton
      title={m.record}
      prepare={async (makers) => {
        makers.askForWholeRecord();
        if (!root.current) return;
        await makers.untilWhole(root.current);
        read.current = mayReadAll ? await makers.readTables(root.current) : undefined;
      }}
      paper={(makers) => {
        const record = root.current;
        const tables = read.current;
        read.current = undefined;
        if (!record) return { title, facts: [], body: document.createDocumentFragment() };
        const { note, missing } = makers.words;
        return {
          title,
          facts: makers.isComing(record)
            ? [{ label: intl.formatMessage(note), value: intl.formatMessage(missing) }]
            : [],
          body: makers.recordBody(record, makers.recordTables(record, tables, { intl, format })),
        };
      }}
    />
  );
}
