import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  useCreateReturnClaimMutation,
  usePlanReturn,
  useUploadReturnFile,
  type OpenedReturn,
  type ReturnLine,
} from '../../api/payment/returnClaims';
import { t } from '../../i18n/terms';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { FailureBar } from '../../kit/feedback/FailureBar';
import { GridField, type GridColumn, type GridRow } from '../../kit/fields/GridField';
import { SelectField } from '../../kit/fields/SelectField';
import { SwitchField } from '../../kit/fields/SwitchField';
import { TextField } from '../../kit/fields/TextField';
import { FormPage } from '../../kit/form/FormPage';
import { useFormAround, usePanelForm } from '../../kit/form/usePanelForm';
import { useScreen } from '../../kit/state/screen';
import { toFailure, type Failure } from '../../lib/failure';
import { timings } from '../../lib/timings';
import { FilesField } from '../../parts/FilesField';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { fileRemove, m, mostOf } from './messages';
import { OrderField } from './OrderField';
import { OutcomeSection } from './OutcomeSection';
import { methods, reasons } from './returnTerms';
import { bodyOf, emptyReturn, linesOf, type ReturnValues } from './returnValues';

const forbidden: Failure = { kind: 'status', status: 403, codes: ['forbidden'] };
const fileTexts = { label: m.files, add: m.fileAdd, remove: fileRemove, sending: m.fileSending };

/** Opens a return: the order, what of it comes back and why, and beside it what that comes to. */
export default function AddReturnClaim() {
  const navigate = useNavigate();
  const { title } = useScreen();
  const mayAdd = useCan()('refund_claims.add');
  const [asked] = useSearchParams();
  const upload = useUploadReturnFile();
  const [create, { data: made }] = useCreateReturnClaimMutation();
  const form = usePanelForm<ReturnValues>({
    id: 'newReturn',
    values: { ...emptyReturn, order_id: asked.get('order_id') ?? '' },
    texts: { tooMany: m.tooMany, nothing: m.nothing },
  });
  if (!mayAdd) return <MissingRecord failure={forbidden} />;
  return (
    <FormPage
      title={title}
      form={form}
      submit={m.open}
      done={m.opened}
      onClose={() => {
        const to = made?.id ? href('refundClaims.one', { id: String(made.id) }) : href('refundClaims.list');
        void navigate(to, { replace: true });
      }}
      onSubmit={(values) => create({ body: bodyOf(values) }).unwrap()}
    >
      <OrderField label={m.findOrder} />
      <Preview />
      <SelectField name="reason" label={t.reason} options={reasons.options} required />
      <SelectField name="refund_method" label={m.method} options={methods.options} required />
      <SwitchField name="restock" label={m.restock} />
      <TextField name="comment" label={m.comment} maxLength={500} multiline />
      <FilesField name="files" texts={fileTexts} send={upload} />
    </FormPage>
  );
}

const columns: GridColumn[] = [
  {
    id: 'count',
    title: m.toReturn,
    as: 'text',
    width: 136,
    check: (value, at, rows) => {
      const max = Number(rows[at]?.['max'] ?? '0');
      return /^\d{1,4}$/.test(value) && Number(value) <= max ? undefined : 'tooMany';
    },
  },
  { id: 'sale', title: m.amount, as: 'money', width: 160, isFixed: true },
];

type Said = { order: string; opened: OpenedReturn; failure?: undefined } | { failure: Failure; opened?: undefined };

/** The lines of the chosen order, and what their return comes to, as the service reckons it. */
function Preview() {
  const intl = useIntl();
  const form = useFormAround();
  // The form around is that of a return.
  const values = useWatch({ control: form.control }) as ReturnValues;
  const plan = usePlanReturn();
  const [said, setSaid] = useState<Said>();
  const filled = useRef('');
  const order = values.order_id;
  const asked = order === '' ? undefined : JSON.stringify({ ...bodyOf(values), comment: undefined, files: undefined });

  useEffect(() => {
    if (asked === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      plan(JSON.parse(asked) as Parameters<typeof plan>[0], stop.signal).then(
        (opened) => !stop.signal.aborted && setSaid({ order, opened }),
        (error: unknown) => !stop.signal.aborted && setSaid({ failure: toFailure(error) }),
      );
    }, timings.typing);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, order, plan]);

  const lines = said?.opened?.preview.lines;
  useEffect(() => {
    // Another order has lines of its own; what was typed for this one stays.
    if (!said?.opened || !lines || said.order !== order || filled.current === order) return;
    filled.current = order;
    const kept = (form.getValues('lines') ?? []) as GridRow[];
    if (kept.some((row) => row['order'] === order)) return;
    form.setValue(
      'lines',
      linesOf(order, lines, (line) => nameOf(line, intl)),
    );
  }, [form, intl, lines, order, said]);

  if (asked === undefined) return null;
  return (
    <>
      {values.lines.length > 0 && (
        <GridField
          name="lines"
          label={m.lines}
          columns={columns}
          names={{ title: m.product, of: (row) => row['name'] ?? '' }}
          isFixed={(row) => row['max'] === '0'}
          check={(rows) => (rows.some((row) => Number(row['count']) > 0) ? undefined : 'nothing')}
        />
      )}
      {said?.failure ? (
        <FailureBar failure={said.failure} />
      ) : (
        said?.opened && <OutcomeSection preview={said.opened.preview} hasLines={false} />
      )}
    </>
  );
}

const nameOf = ({ name, max }: ReturnLine, intl: ReturnType<typeof useIntl>): string =>
  intl.formatMessage(mostOf, { name, max });
