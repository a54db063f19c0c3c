import { useRef, useState } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useListApplicationBasketsQuery,
  useRecalculateInstalmentMutation,
  type Application,
  type Basket,
  type Recalculated,
  type RecalculateTerms,
} from '../../../api/payment/instalments';
import { usePlanRecalculation } from '../../../api/payment/recalculation';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { DateField } from '../../../kit/fields/DateField';
import { GridField, type GridColumn } from '../../../kit/fields/GridField';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { NumberField } from '../../../kit/fields/NumberField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { todayInTashkent } from '../../../lib/days';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { m as instalments } from '../messages';
import { m } from './messages';
import type { ApplicationFormProps } from './formProps';
import { bodyOf, valuesOf, type RecalculateValues } from './recalculateValues';
import { TermsCompared } from './TermsCompared';

interface Planned {
  values: RecalculateValues;
  version: number;
  body: RecalculateTerms;
  plan: Recalculated;
}

const isCount = (text: string) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000;
const columns: GridColumn[] = [
  {
    id: 'count',
    title: instalments.count,
    as: 'text',
    width: 112,
    check: (value) => (isCount(value) ? undefined : 'wrongCount'),
  },
  { id: 'price', title: m.piecePrice, as: 'money', width: 184 },
];

/** Other terms: what they come to is reckoned by the service and shown beside the old ones, and only then they are taken. */
export function Recalculate({ application, onClose }: ApplicationFormProps) {
  const baskets = useRecordQuery(useListApplicationBasketsQuery({ id: application.id }), application.id);
  const [planned, setPlanned] = useState<Planned>();
  const [typed, setTyped] = useState<RecalculateValues>();
  if (planned)
    return (
      <TakeTerms
        application={application}
        planned={planned}
        onTaken={onClose}
        onBack={() => {
          setTyped(planned.values);
          setPlanned(undefined);
        }}
      />
    );
  const lines = baskets.item?.baskets;
  if (!lines) return null;
  return <TermsForm application={application} lines={lines} typed={typed} onPlanned={setPlanned} onClose={onClose} />;
}

interface FormProps {
  application: Application;
  lines: readonly Basket[];
  /** What was typed before the terms were looked at. */
  typed: RecalculateValues | undefined;
  onPlanned: (planned: Planned) => void;
  onClose: () => void;
}

function TermsForm({ application: one, lines, typed, onPlanned, onClose }: FormProps) {
  const plan = usePlanRecalculation();
  const isPlanned = useRef(false);
  const today = todayInTashkent(new Date());
  const form = usePanelForm<RecalculateValues>({
    id: `recalculate:${one.id}`,
    values: typed ?? valuesOf(one, lines),
    version: one.version,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords: applicationStatus.labelOf,
    texts: { wrongCount: m.wrongCount },
  });
  return (
    <FormDrawer
      title={m.recalculateTitle}
      size="large"
      form={form}
      submit={m.compare}
      // The form goes for the question that it leads to, which is no end.
      onClose={() => !isPlanned.current && onClose()}
      onSubmit={async (values, { version = one.version }) => {
        const body = bodyOf(one, lines, values);
        const answer = await plan(version, body, new AbortController().signal);
        isPlanned.current = true;
        onPlanned({ values, version, body, plan: answer });
      }}
    >
      <MoneyField name="down_payment" label={instalments.down} min="0.00" required />
      <NumberField name="expiry_month_count" label={instalments.monthCount} min={1} max={24} required />
      <DateField name="first_payment_day" label={instalments.firstDay} min={today} />
      <GridField
        name="lines"
        label={m.lines}
        columns={columns}
        names={{ title: m.line, of: (row) => row['name'] ?? '' }}
      />
    </FormDrawer>
  );
}

interface TakeProps {
  application: Application;
  planned: Planned;
  onTaken: () => void;
  onBack: () => void;
}

function TakeTerms({ application, planned, onTaken, onBack }: TakeProps) {
  const [recalculate] = useRecalculateInstalmentMutation();
  const isTaken = useRef(false);
  return (
    <ConfirmAction
      title={m.compareTitle}
      yes={m.takeTerms}
      statusWords={applicationStatus.labelOf}
      run={async () => {
        await recalculate({ 'If-Match': planned.version, body: planned.body }).unwrap();
        isTaken.current = true;
      }}
      done={m.recalculated}
      onClose={() => (isTaken.current ? onTaken() : onBack())}
    >
      <TermsCompared application={application} plan={planned.plan} />
    </ConfirmAction>
  );
}
