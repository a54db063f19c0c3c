import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useListMerchantBranchesRows } from '../../../api/payment/branches';
import { useCreateMerchantDiscountMutation, useCreateMerchantMarkupMutation } from '../../../api/payment/merchantTerms';
import { DateField } from '../../../kit/fields/DateField';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { NumberField, PercentField } from '../../../kit/fields/NumberField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useFormAround, usePanelForm } from '../../../kit/form/usePanelForm';
import { todayInTashkent } from '../../../lib/days';
import { Can } from '../../../session/can';
import { m } from './messages';

const mostMonths = 24;

interface Values {
  percent: number | null;
  month_count: number | null;
  begin_date: string;
  end_date: string;
}
const blank = (): Values => ({
  percent: null,
  month_count: null,
  begin_date: todayInTashkent(new Date()),
  end_date: '',
});
/** As it is sent: the form has let a percent through. */
const sent = ({ percent, end_date, ...values }: Values) => ({
  ...values,
  percent: percent!, // required
  end_date: end_date === '' ? null : end_date,
});

interface Props {
  merchantId: number;
  onClose: () => void;
}

/** Gives a merchant a discount, of one term or all, in some branches or all. */
export function NewDiscount({ merchantId, onClose }: Props) {
  const [create] = useCreateMerchantDiscountMutation();
  const form = usePanelForm({ id: `newDiscount:${merchantId}`, values: { ...blank(), branch_ids: [] as string[] } });
  return (
    <FormDrawer
      title={m.addDiscount}
      form={form}
      done={m.discountAdded}
      onClose={onClose}
      onSubmit={({ branch_ids: branches, ...values }) =>
        create({ id: merchantId, body: { ...sent(values), branch_ids: branches.map(Number) } }).unwrap()
      }
    >
      <PercentField name="percent" label={m.percent} min={0.0001} max={100} required />
      <NumberField name="month_count" label={m.months} help={m.monthsHelp} min={1} max={mostMonths} />
      <Days />
      <Can do="branches.query">
        <BranchesField merchantId={merchantId} />
      </Can>
    </FormDrawer>
  );
}

/** More branches than a merchant has. */
const allOf = { limit: 1000, page: 1 };

function BranchesField({ merchantId }: { merchantId: number }) {
  const branches = useListMerchantBranchesRows({ ...allOf, filters: { id: merchantId, order_by: 'name' } });
  const listed = branches.items;
  const options = useMemo(() => listed.map(({ id, name }) => ({ value: String(id), label: name })), [listed]);
  // None chosen is all of them, so a list that did not come may not look like one of which none was chosen.
  return (
    <AsyncField source={branches}>
      <MultiSelectField name="branch_ids" label={m.branches} help={m.branchesHelp} options={options} />
    </AsyncField>
  );
}

/** Says what instalments of a number of months add to the price. */
export function NewMarkup({ merchantId, onClose }: Props) {
  const [create] = useCreateMerchantMarkupMutation();
  const form = usePanelForm({ id: `newMarkup:${merchantId}`, values: blank() });
  return (
    <FormDrawer
      title={m.addMarkup}
      form={form}
      done={m.markupAdded}
      onClose={onClose}
      onSubmit={(values) => {
        const { month_count, ...body } = sent(values);
        const sentBody = { ...body, month_count: month_count! }; // required
        return create({ id: merchantId, body: sentBody }).unwrap();
      }}
    >
      <NumberField name="month_count" label={m.months} min={1} max={mostMonths} required />
      <PercentField name="percent" label={m.percent} min={0} max={1000} required />
      <Days />
    </FormDrawer>
  );
}

function Days() {
  const { control } = useFormAround();
  const begin = String(useWatch({ control, name: 'begin_date' }) ?? '');
  return (
    <>
      <DateField name="begin_date" label={m.begin} min={todayInTashkent(new Date())} required />
      <DateField name="end_date" label={m.end} help={m.endHelp} min={begin === '' ? undefined : begin} />
    </>
  );
}
