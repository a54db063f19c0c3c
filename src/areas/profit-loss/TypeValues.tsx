import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCheckOutcome } from '../../api/cache/writeOutcome';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useSetProfitLossValuesMutation, type TypedValue } from '../../api/investment/profitLoss';
import { useGetProfitLossQuery, type ProfitLoss } from '../../api/system-user/profitLoss';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import { GridField, type GridColumn, type GridRow } from '../../kit/fields/GridField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { Drawer } from '../../kit/overlay/Drawer';
import { isLessMoney } from '../../lib/money';
import { changed, m, typeTitle } from './messages';
import { changedRows, isLargeMove, typedRows, valuesOf, withTyped } from './typedValues';

interface Props {
  date: string;
  /** What is typed of: a strategy, or what is common. */
  place: { strategy: { id: number } | null; name: string };
  onClose: () => void;
}

/** The values of one column of a month in a grid, each beside what the ledger says and what it was the month before. */
export function TypeValues({ date, place, onClose }: Props) {
  const intl = useIntl();
  const format = useFormat();
  // Always beside the month before, by which the service tells a large move, whatever the sheet is compared with.
  const asked = { date, period: 'month', compare: 'previous' } as const;
  const { item, failure, retry } = useRecordQuery(useGetProfitLossQuery(asked), date);
  const title = intl.formatMessage(typeTitle, { column: place.name, month: format.month(date.slice(0, 7)) });
  if (item) return <ValuesForm sheet={item} place={place} title={title} onClose={onClose} />;
  return (
    <Drawer title={title} size="large" onClose={onClose}>
      {failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />}
    </Drawer>
  );
}

function ValuesForm({ sheet, place, title, onClose }: Omit<Props, 'date'> & { sheet: ProfitLoss; title: string }) {
  const format = useFormat();
  const intl = useIntl();
  const [save] = useSetProfitLossValuesMutation();
  const checkOutcome = useCheckOutcome('investment');
  const strategyId = place.strategy?.id ?? null;
  // As they stood when the form was opened: what is sent is what the person changed of it.
  const { begin, version: first } = useRef({ begin: typedRows(sheet, strategyId), version: sheet.version }).current;
  const form = usePanelForm({
    id: `profitLoss:${sheet.date}:${strategyId ?? 'common'}`,
    values: { values: begin },
    version: first,
    fromRecord: ({ values }: { values: TypedValue[] }) => {
      const theirs = withTyped(begin, values, strategyId);
      const mine = changedRows(form.getValues('values'), begin);
      const isElsewhere = changedRows(theirs, begin).every(({ key }) => mine.every((row) => row.key !== key));
      // Where a colleague typed into other cells, there is nothing to choose between.
      return { values: isElsewhere ? begin : theirs };
    },
  });
  return (
    <FormDrawer
      title={title}
      size="large"
      form={form}
      done={m.typedSaved}
      about={{ record: title }}
      onClose={onClose}
      onSubmit={async ({ values: rows }, { version = first, key }) => {
        const values = valuesOf(changedRows(rows, begin), strategyId);
        if (values.length === 0) return;
        await save({ date: sheet.date, 'If-Match': version, 'Idempotency-Key': key, body: { values } }).unwrap();
      }}
      checkOutcome={checkOutcome}
    >
      <GridField
        name="values"
        label={m.lines}
        help={m.typeHelp}
        columns={columnsOf(sheet, begin)}
        names={{ title: m.line, of: ({ line = '' }) => line }}
        show={(rows) =>
          rows
            .filter(({ amount, comment }) => amount || comment)
            .map(({ line = '', amount, comment = '' }) =>
              intl.formatMessage(changed, { line, amount: format.money(amount), comment }).trim(),
            )
            .join('; ')
        }
      />
    </FormDrawer>
  );
}

/** The columns with the rules that the service has for them, so that a fault is seen where it is made. */
function columnsOf({ move }: ProfitLoss, begin: readonly GridRow[]): GridColumn[] {
  const amountFault = (amount: string) => (amount !== '' && isLessMoney(amount, '0.00') ? 'least:0' : undefined);
  const commentFault = (comment: string, at: number, rows: readonly GridRow[]): string | undefined => {
    const row = rows[at];
    if (comment.length > 500) return 'longest:500';
    if (!row || comment.trim() !== '' || changedRows([row], begin).length === 0) return undefined;
    return isLargeMove(row['amount'] ?? '', row['before'] ?? '', move) ? 'comment_required' : undefined;
  };
  return [
    { id: 'amount', title: m.typed, as: 'money', width: 152, isOptional: true, check: amountFault },
    { id: 'comment', title: t.comment, as: 'text', width: 184, isOptional: true, check: commentFault },
    { id: 'ledger', title: m.inLedger, as: 'money', width: 152, isFixed: true },
    { id: 'before', title: m.before, as: 'money', width: 152, isFixed: true },
  ];
}
