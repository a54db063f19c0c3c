import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowDownload20Regular,
  CheckmarkCircle16Regular,
  ErrorCircle16Regular,
  Subtract16Regular,
} from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { counted, m } from './messages';
import type { CheckedRow, ImportColumn } from './importRows';
import { ImportTable } from './ImportTable';
import { useButtonRow } from '../foundation/styles';
import { useDownloadRows } from './useDownloadRows';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  outcome: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalXS, overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, marginTop: tokens.spacingVerticalXXS },
  done: { color: tokens.colorStatusSuccessForeground1 },
  refused: { color: tokens.colorStatusDangerForeground1 },
  left: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  columns: readonly ImportColumn[];
  file: string;
  sent: { rows: readonly CheckedRow[]; outcomes: ReadonlyMap<number, string | undefined> };
  onAnother: () => void;
  onClose: () => void;
}

/** What became of each row, also as a file; those that did not go through are given back as one of their own. */
export function ImportResult({ columns, file, sent: { rows, outcomes }, onAnother, onClose }: Props) {
  const styles = useStyles();
  const row = useButtonRow();
  const format = useFormat();
  const { saveWrong, saveAll } = useDownloadRows(file, columns);
  const refused = [...outcomes.values()].filter((reason) => reason !== undefined).length;
  const values = (count: number) => ({ shown: format.number(count) });
  const outcomeOf = (row: CheckedRow) => {
    const reason = outcomes.get(row.line);
    const kind = !outcomes.has(row.line) ? 'left' : reason === undefined ? 'done' : 'refused';
    const Icon = { left: Subtract16Regular, done: CheckmarkCircle16Regular, refused: ErrorCircle16Regular }[kind];
    return (
      <span className={styles.outcome}>
        <span className={styles[kind]}>
          <Icon className={styles.icon} aria-hidden />
        </span>
        <span>{kind === 'refused' ? reason : <FormattedMessage {...(kind === 'done' ? m.done : m.notSent)} />}</span>
      </span>
    );
  };
  return (
    <>
      <h2 className={styles.title}>
        <FormattedMessage {...m.sent} />
      </h2>
      <div className={styles.line} role="status">
        <span>
          <FormattedMessage {...counted.accepted} values={values(outcomes.size - refused)} />
        </span>
        <span>
          <FormattedMessage {...counted.refused} values={values(refused)} />
        </span>
        <span>
          <FormattedMessage {...counted.left} values={values(rows.length - outcomes.size)} />
        </span>
      </div>
      <ImportTable rows={rows} columns={columns} result={outcomeOf} />
      <div className={row.root}>
        {refused + rows.length - outcomes.size > 0 && (
          <Button icon={<ArrowDownload20Regular aria-hidden />} onClick={() => void saveWrong(rows, outcomes)}>
            <FormattedMessage {...m.download} />
          </Button>
        )}
        <Button icon={<ArrowDownload20Regular aria-hidden />} onClick={() => void saveAll(rows, outcomes)}>
          <FormattedMessage {...m.downloadAll} />
        </Button>
        <Button onClick={onAnother}>
          <FormattedMessage {...m.another} />
        </Button>
        <Button appearance="primary" onClick={onClose}>
          <FormattedMessage {...m.close} />
        </Button>
      </div>
    </>
  );
}
