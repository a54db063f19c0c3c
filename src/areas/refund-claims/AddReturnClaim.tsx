import { useCallback, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  useCreateReturnClaimMutation,
  usePlanReturn,
  useUploadReturnFile,
  type ReturnLine,
} from '../../api/payment/returnClaims';
import { t } from '../../i18n/terms';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { Section } from '../../kit/detail/Section';
import { GridField, type GridColumn, type GridRow } from '../../kit/fields/GridField';
import { SelectField } from '../../kit/fields/SelectField';
import { SwitchField } from '../../kit/fields/SwitchField';
import { TextField } from '../../kit/fields/TextField';
import { FormPage } from '../../kit/form/FormPage';
import { useFormAround, usePanelForm } from '../../kit/form/usePanelForm';
import { usePreview } from '../../kit/form/usePreview';
import { useScreen } from '../../kit/state/screen';
import { FieldGroup } from '../../kit/form/FieldGroup';
import { FilesField } from '../../parts/FilesField';
import { missingRight } from '../../parts/missingRight';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { fileRemove, m, mostOf, whyNone } from './messages';
import { OrderField } from './OrderField';
import { Outcome } from './Outcome';
import { methods, reasons } from './returnTerms';
import { bodyOf, emptyReturn, linesOf, type ReturnValues } from './returnValues';

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
    otherNames: { items: { field: 'lines', label: m.lines } },
  });
  if (!mayAdd) return <MissingRecord failure={missingRight('refund_claims.add')} />;
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
      <FieldGroup>
        <OrderField label={m.findOrder} />
        <Preview />
        <SelectField name="reason" label={t.reason} options={reasons.options} required />
        <SelectField name="refund_method" label={m.method} options={methods.options} required />
        <SwitchField name="restock" label={m.restock} />
        <TextField name="comment" label={m.comment} maxLength={500} multiline />
        <FilesField name="files" texts={fileTexts} send={upload} />
      </FieldGroup>
    </FormPage>
  );
}

/** Whether as many of this line can come back as is typed. */
const canReturn = (row: GridRow | undefined) =>
  row !== undefined && /^\d{1,4}$/.test(row['count'] ?? '') && Number(row['count']) <= Number(row['max']);

const columns: GridColumn[] = [
  {
    id: 'count',
    title: m.toReturn,
    as: 'text',
    width: 136,
    check: (_value, at, rows) => (canReturn(rows[at]) ? undefined : 'tooMany'),
  },
  { id: 'sale', title: m.salePrice, as: 'money', width: 160, isFixed: true },
];

/** The lines of the chosen order, and what their return comes to, as the service reckons it. */
function Preview() {
  const intl = useIntl();
  const form = useFormAround();
  // The form around is that of a return.
  const values = useWatch({ control: form.control }) as ReturnValues;
  const plan = usePlanReturn();
  const filled = useRef('');
  const order = values.order_id;
  // What the field refuses is not asked for.
  const isRefused = values.lines.some((row) => row['order'] === order && !canReturn(row));
  const asked =
    order === '' || isRefused ? undefined : JSON.stringify({ ...bodyOf(values), comment: undefined, files: undefined });
  const ask = useCallback(
    (body: string, signal: AbortSignal) => plan(JSON.parse(body) as Parameters<typeof plan>[0], signal),
    [plan],
  );
  const outcome = usePreview(asked, ask);

  const said = outcome.item;
  useEffect(() => {
    // Another order has lines of its own; what was typed for this one stays.
    if (!said || String(said.order.id) !== order || filled.current === order) return;
    filled.current = order;
    const kept = (form.getValues('lines') ?? []) as GridRow[];
    if (kept.some((row) => row['order'] === order)) return;
    form.setValue(
      'lines',
      linesOf(order, said.preview.lines, (line) => nameOf(line, intl)),
    );
  }, [form, intl, order, said]);

  if (order === '') return null;
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
      {asked !== undefined && (
        <Section id="outcome" title={m.outcome} result={outcome}>
          {({ preview }) => <Outcome preview={preview} />}
        </Section>
      )}
    </>
  );
}

/** With how many of it can come back, or why none can. */
const nameOf = ({ name, max, refused_by: fault }: ReturnLine, intl: ReturnType<typeof useIntl>): string =>
  fault === null ? intl.formatMessage(mostOf, { name, max }) : intl.formatMessage(whyNone[fault], { name });
