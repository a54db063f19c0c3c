import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useUnsavedChangesGuard } from '../form/useUnsavedChangesGuard';
import { ImportCheck } from './ImportCheck';
import { ImportResult } from './ImportResult';
import type { ImportRules } from './importRows';
import { ImportStart } from './ImportStart';
import { useImport, type SendRows } from './useImport';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

interface Props extends ImportRules {
  /** The name of the template and of the file with the bad rows. */
  file: string;
  send: SendRows;
  /** The rows are taken together or not at all: refused ones are put right where they stand. */
  isWhole?: boolean;
  /** What else is to be said before sending, as fields over the rows. */
  children?: ReactNode;
  /** The person has seen the result. */
  onClose: () => void;
  /** There are rows, or what became of them, which a wizard of another kind would throw away. */
  onFilled?: (isFilled: boolean) => void;
}

/**
 * Takes a spreadsheet in: a template, the file, its rows with what is wrong beside each cell, put right in place; then
 * the count and the sum are confirmed, the good rows are sent, and each row says what became of it. Nothing is sent
 * before that.
 *
 *     <ImportWizard columns={columns} file="statuses" keyOf={(row) => row.investor_id} send={sendRows} onClose={leave} />
 *
 * `columns`, `checkRow` and `keyOf` are constants of the screen: every change of theirs checks all rows anew.
 */
export function ImportWizard({ isWhole = false, children, onFilled, ...props }: Props) {
  const styles = useStyles();
  const { columns, checkRow, keyOf, file, send, onClose } = props;
  const rules = useMemo(() => ({ columns, checkRow, keyOf }), [columns, checkRow, keyOf]);
  const work = useImport(rules, send, isWhole);
  const isFilled = work.checked !== undefined;
  const guard = useUnsavedChangesGuard(isFilled && work.sent === undefined);
  useEffect(() => onFilled?.(isFilled), [onFilled, isFilled]);
  return (
    <div className={styles.root}>
      {work.sent ? (
        <ImportResult columns={columns} file={file} sent={work.sent} onAnother={work.reset} onClose={onClose} />
      ) : work.checked ? (
        <>
          {children}
          <ImportCheck
            rules={rules}
            file={file}
            work={work}
            rows={work.checked}
            onAnother={() => guard.ask(work.reset)}
          />
        </>
      ) : (
        <ImportStart
          columns={columns}
          file={file}
          isReading={work.isReading}
          fault={work.fault}
          onFile={(chosen) => void work.open(chosen)}
        />
      )}
      {guard.question}
    </div>
  );
}
