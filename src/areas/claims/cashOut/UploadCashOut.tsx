import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Suspense, useMemo } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { CashOutClaim, CashOutSheetResult } from '../../../api/investment/cashOut';
import { useFormat } from '../../../i18n/format';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { heading, useNoteStyles } from '../../../kit/foundation/styles';
import { useScreen } from '../../../kit/state/screen';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { ok } from '../../../lib/httpStatus';
import { useKnownMfos } from '../../../parts/listedFields';
import { missingRight } from '../../../parts/missingRight';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { sheetRules } from './sheetRules';
import { sheetDone, useSendSheet } from './useSendSheet';
import { useWaitingClaims } from './useWaitingClaims';

// The heavier part of the screen, and drawn only for who may use it.
const ImportWizard = lazyComponent(
  async () => (await import('../../../kit/import/ImportWizard')).ImportWizard,
  'kit.import',
);

const m = defineMessages({
  help: {
    id: 'claims.sheet.help',
    defaultMessage:
      'Файл принимается целиком или не принимается совсем. Строка, которая повторяет заявку, одобряет её. Строка с другой суммой, картой или счётом меняет заявку: одобрит её другой сотрудник.',
  },
  failed: { id: 'claims.sheet.failed', defaultMessage: 'File uploading failed.' },
  failedText: {
    id: 'claims.sheet.failedText',
    defaultMessage: 'Ничего не выполнено. Исправьте строки и отправьте файл ещё раз.',
  },
});
const counts = defineMessage<{ approved: string; changed: string }>({
  id: 'claims.sheet.counts',
  defaultMessage: 'Одобрено: {approved}. Изменено и ждёт другого сотрудника: {changed}.',
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1440px' },
  title: heading,
  help: { margin: 0, maxWidth: '80ch', color: tokens.colorNeutralForeground3 },
});

/** Many decisions by a spreadsheet: its template, its rows beside what is wrong with them, and what became of it. */
export default function UploadCashOut() {
  const styles = useStyles();
  const { title } = useScreen();
  const mayImport = useCan()('cash_out.import');
  if (!mayImport) return <MissingRecord failure={missingRight('cash_out.import')} />;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.help}>
        <FormattedMessage {...m.help} />
      </p>
      <Work />
    </div>
  );
}

function Work() {
  const { waiting, failure, retry } = useWaitingClaims();
  return (
    <>
      {failure && <FailureNote failure={failure} retry={retry} />}
      {waiting ? <Wizard waiting={waiting} /> : !failure && <SectionSkeleton />}
    </>
  );
}

function Wizard({ waiting }: { waiting: readonly CashOutClaim[] }) {
  const navigate = useNavigate();
  const mfos = useKnownMfos();
  const rules = useMemo(() => sheetRules(waiting, mfos), [waiting, mfos]);
  const { send, result } = useSendSheet(rules.columns);
  return (
    <>
      {result && <Outcome result={result} />}
      <Suspense fallback={<SectionSkeleton />}>
        <ImportWizard
          {...rules}
          file="cash-out"
          isWhole
          send={send}
          onClose={() => void navigate(href('claims.cashOut'))}
        />
      </Suspense>
    </>
  );
}

/** What the inner status says: all was taken, or nothing was. */
function Outcome({ result }: { result: CashOutSheetResult }) {
  const note = useNoteStyles();
  const format = useFormat();
  const isDone = result.status === ok;
  const values = { approved: format.number(result.approved), changed: format.number(result.changed) };
  return (
    <div role={isDone ? 'status' : 'alert'} className={mergeClasses(note.root, isDone ? note.neutral : note.warning)}>
      <p className={note.title}>
        <FormattedMessage {...(isDone ? sheetDone : m.failed)} />
      </p>
      <p className={note.line}>
        {isDone ? <FormattedMessage {...counts} values={values} /> : <FormattedMessage {...m.failedText} />}
      </p>
    </div>
  );
}
