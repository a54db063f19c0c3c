import { useRef, type RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { PrintButton } from './PrintButton';

const m = defineMessages({
  record: { id: 'kit.print.record', defaultMessage: 'Печать карточки' },
});

interface Props {
  /** The name of the record. */
  title: string;
  /** What of the screen goes to the paper. */
  root: RefObject<HTMLElement | null>;
}

/** Prints a record: all of its sections that are not folded away, also those that nobody has come to see yet. */
export function PrintRecord({ title, root }: Props) {
  const intl = useIntl();
  const isWhole = useRef(true);
  return (
    <PrintButton
      title={m.record}
      prepare={async (makers) => {
        makers.askForWholeRecord();
        isWhole.current = root.current === null || (await makers.recordIsWhole(root.current));
      }}
      paper={(makers) => ({
        title,
        facts: isWhole.current
          ? []
          : [{ label: intl.formatMessage(makers.words.note), value: intl.formatMessage(makers.words.missing) }],
        body: root.current ? makers.recordBody(root.current) : document.createDocumentFragment(),
      })}
    />
  );
}
