import { Button, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { Dialog } from '../overlay/Dialog';
import { RetypeAmount } from '../money/RetypeAmount';
import { isLargeSum } from '../money/largeSum';
import { t } from '../../i18n/terms';
import { FailureBar } from '../feedback/FailureBar';
import { Progress } from '../feedback/Progress';
import { counted, ignored, m, sendSum } from './messages';
import { sumOf, type CheckedRow, type ImportRules } from './importRows';
import { ImportTable } from './ImportTable';
import { useDownloadRows } from './useDownloadRows';
import { useButtonRow } from '../foundation/styles';
import type { Refused, useImport } from './useImport';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  strong: { fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  refused: { color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
});

interface Props {
  rules: ImportRules;
  file: string;
  work: ReturnType<typeof useImport>;
  rows: readonly CheckedRow[];
  onAnother: () => void;
}

/** The rows before they are sent: how many are good, what is wrong with the others, and the question. */
export function ImportCheck({ rules: { columns }, file, work, rows, onAnother }: Props) {
  const styles = useStyles();
  const row = useButtonRow();
  const intl = useIntl();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  // Kept as it was when it was asked for: a row that is being put right does not vanish under the hands.
  const [wrongLines, setWrongLines] = useState<ReadonlySet<number>>();
  const { saveWrong } = useDownloadRows(file, columns);
  const good = rows.filter(({ isGood }) => isGood);
  const doubles = rows.filter((row) => row.doubleOf !== undefined);
  const wrong = rows.filter((row) => !row.isGood && row.doubleOf === undefined);
  const sum = sumOf(good, columns);
  const isSending = work.progress !== undefined;
  const values = (count: number) => ({ shown: format.number(count) });
  const shownSum = sum === undefined ? undefined : { shown: format.moneyWithCurrency(sum) };
  return (
    <>
      <div className={styles.line} role="status">
        <span>
          <FormattedMessage {...counted.all} values={values(rows.length)} />
        </span>
        <span className={styles.strong}>
          <FormattedMessage {...counted.good} values={values(good.length)} />
        </span>
        <span>
          <FormattedMessage {...counted.wrong} values={values(wrong.length)} />
        </span>
        <span>
          <FormattedMessage {...counted.doubles} values={values(doubles.length)} />
        </span>
        {shownSum && (
          <span className={styles.strong}>
            <FormattedMessage {...counted.sum} values={shownSum} />
          </span>
        )}
      </div>
      <Switch
        label={intl.formatMessage(m.onlyWrong)}
        checked={wrongLines !== undefined}
        onChange={(_, { checked }) =>
          setWrongLines(checked ? new Set([...wrong, ...doubles].map(({ line }) => line)) : undefined)
        }
      />
      {work.ignored.length > 0 && (
        <p className={styles.note}>
          <FormattedMessage {...ignored} values={{ names: work.ignored.join(', ') }} />
        </p>
      )}
      <ImportTable
        rows={wrongLines ? rows.filter(({ line }) => wrongLines.has(line)) : rows}
        columns={columns}
        onEdit={isSending ? undefined : work.edit}
        result={work.refused && ((row) => <Refusal row={row} refused={work.refused?.get(row.line)} />)}
      />
      {work.failure && <FailureBar failure={work.failure} />}
      {work.progress !== undefined && <Progress done={work.progress} label={intl.formatMessage(m.sending)} />}
      {good.length === 0 && (
        <p role="status" className={styles.note}>
          <FormattedMessage {...m.nothing} />
        </p>
      )}
      <div className={row.root}>
        <Button disabledFocusable={isSending} onClick={onAnother}>
          <FormattedMessage {...m.another} />
        </Button>
        {good.length < rows.length && (
          <Button
            icon={<ArrowDownload20Regular aria-hidden />}
            disabledFocusable={isSending}
            onClick={() => void saveWrong(rows)}
          >
            <FormattedMessage {...m.download} />
          </Button>
        )}
        <Button appearance="primary" disabledFocusable={isSending || good.length === 0} onClick={() => setAsking(true)}>
          <FormattedMessage {...m.send} />
        </Button>
      </div>
      {isAsking && (
        <Question
          sum={sum}
          onYes={() => {
            setAsking(false);
            void work.start();
          }}
          onNo={() => setAsking(false)}
        >
          <ul className={styles.list}>
            <li>
              <FormattedMessage {...counted.willSend} values={values(good.length)} />
            </li>
            {shownSum && (
              <li className={styles.strong}>
                <FormattedMessage {...counted.sum} values={shownSum} />
              </li>
            )}
            <li>
              <FormattedMessage {...counted.willStay} values={values(rows.length - good.length)} />
            </li>
          </ul>
        </Question>
      )}
    </>
  );
}

/** What the service said of a row, for as long as nothing of it was put right. */
function Refusal({ row, refused }: { row: CheckedRow; refused: Refused | undefined }) {
  const styles = useStyles();
  return refused?.texts === row.texts && <span className={styles.refused}>{refused.reason}</span>;
}

interface QuestionProps {
  /** What the rows come to, where they move money; a decimal string. */
  sum: string | undefined;
  onYes: () => void;
  onNo: () => void;
  children: ReactNode;
}

/** The question before the rows go: the sum stands on the button, and a large one is typed. */
function Question({ sum, onYes, onNo, children }: QuestionProps) {
  const format = useFormat();
  const isLarge = sum !== undefined && isLargeSum(sum);
  const [isTyped, setTyped] = useState(!isLarge);
  return (
    <Dialog
      title={m.sendTitle}
      onSubmit={() => isTyped && onYes()}
      onClose={onNo}
      buttons={
        <>
          <Button onClick={onNo}>
            <FormattedMessage {...t.cancel} />
          </Button>
          <Button type="submit" appearance="primary" disabled={!isTyped}>
            {sum === undefined ? (
              <FormattedMessage {...m.send} />
            ) : (
              <FormattedMessage {...sendSum} values={{ amount: format.moneyWithCurrency(sum) }} />
            )}
          </Button>
        </>
      }
    >
      {children}
      {isLarge && <RetypeAmount amount={sum} readOnly={false} onMatch={setTyped} />}
    </Dialog>
  );
}
