import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useNoteStyles } from '../foundation/styles';
import { faults, lacking, m } from './messages';
import type { ImportColumn } from './importRows';
import { FileDrop } from './FileDrop';
import { downloadSheet } from './downloadSheet';
import type { FileFault } from './useImport';
import { t } from '../../i18n/terms';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, alignItems: 'flex-start' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
});

interface Props {
  columns: readonly ImportColumn[];
  /** The name of the template. */
  file: string;
  isReading: boolean;
  fault: FileFault | undefined;
  onFile: (file: File) => void;
}

/** What the file has to look like, a template of it, and the place for it. */
export function ImportStart({ columns, file, isReading, fault, onFile }: Props) {
  const styles = useStyles();
  const note = useNoteStyles();
  const intl = useIntl();
  // The example stands on the second sheet: on the first it would be sent with the rows that are written below it.
  const template = () => {
    const facts = columns.map(({ title, example = '' }) => ({
      label: intl.formatMessage(title),
      value: typeof example === 'string' ? example : intl.formatMessage(example),
      kind: 'text' as const,
    }));
    const aside = { name: intl.formatMessage(m.exampleSheet), facts };
    const titles = columns.map(({ title }) => intl.formatMessage(title));
    return downloadSheet(`${file}_template`, titles, [], intl, aside);
  };
  const about = (title: MessageDescriptor, isRequired?: true): string =>
    intl.formatMessage(title) + (isRequired ? `, ${intl.formatMessage(m.required)}` : '');
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        <FormattedMessage {...m.intro} />
      </p>
      <ul className={styles.list} aria-label={intl.formatMessage(t.columns)}>
        {columns.map(({ id, title, required }) => (
          <li key={id}>{about(title, required)}</li>
        ))}
      </ul>
      <Button icon={<ArrowDownload20Regular aria-hidden />} onClick={() => void template()}>
        <FormattedMessage {...m.template} />
      </Button>
      <p className={styles.text}>
        <FormattedMessage {...m.exampleHint} />
      </p>
      <FileDrop
        choose={m.choose}
        drop={m.drop}
        reading={m.reading}
        accept=".xlsx,.csv"
        isReading={isReading}
        onFile={onFile}
      />
      {fault !== undefined && (
        <p role="alert" className={mergeClasses(note.root, note.danger, note.line)}>
          {typeof fault === 'string' ? (
            <FormattedMessage {...faults[fault]} />
          ) : (
            <FormattedMessage
              {...lacking}
              values={{ names: fault.lacking.map(({ title }) => intl.formatMessage(title)).join(', ') }}
            />
          )}
        </p>
      )}
    </div>
  );
}
