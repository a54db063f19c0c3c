import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import {
  useCreatePartnerMutation,
  useListPartnersRows,
  useUpdatePartnerMutation,
  type Partner,
} from '../../../api/system-user/partners';
import { useFormat } from '../../../i18n/format';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { DateField } from '../../../kit/fields/DateField';
import { PercentField } from '../../../kit/fields/NumberField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Drawer } from '../../../kit/overlay/Drawer';
import { Note } from '../../../parts/Note';
import { partnerKind } from '../dividendTerms';
import { m, total } from './messages';

const everybody = { filters: { order_by: '-percent' as const }, limit: 100, page: 1 };

const sharesOf = (partners: readonly Partner[]) =>
  partners.map(({ id, version, next_percent: percent }) => ({ id, version, percent }));

const blank = { name: '', kind: 'company', number: '', bank_account: '', mfo: '', start_date: '' };

/** A new partner; he shares nothing until the shares of all are set. */
export function NewPartner({ onClose }: { onClose: () => void }) {
  const partners = useListPartnersRows(everybody);
  const [create] = useCreatePartnerMutation();
  const form = usePanelForm({ id: 'newPartner', values: blank });
  const isCompany = useWatch({ control: form.control, name: 'kind' }) === 'company';
  return (
    <FormDrawer
      title={m.add}
      form={form}
      done={m.made}
      onClose={onClose}
      onSubmit={({ number, bank_account, mfo, name, start_date }) =>
        create({
          body: {
            ...{ name, start_date, percent: 0, others: sharesOf(partners.items) },
            ...(isCompany ? { kind: 'company', inn: number } : { kind: 'person', pinfl: number }),
            ...{ bank_account: bank_account || null, mfo: mfo || null },
          },
        }).unwrap()
      }
    >
      <AsyncField source={partners}>
        <SelectField name="kind" label={m.kind} options={partnerKind.options} required />
      </AsyncField>
      <TextField name="name" label={m.name} maxLength={200} required />
      <TextField name="number" label={isCompany ? m.inn : m.pinfl} maxLength={14} required />
      <TextField name="bank_account" label={m.bankAccount} maxLength={20} />
      <TextField name="mfo" label={m.mfo} maxLength={5} />
      <DateField name="start_date" label={m.since} required />
    </FormDrawer>
  );
}

/** The shares of all partners from the next month on: they are 100 together, or nothing is saved. */
export function SetShares({ onClose }: { onClose: () => void }) {
  const { items, state, failure, retry } = useListPartnersRows(everybody);
  if (failure && items.length === 0)
    return (
      <Drawer title={m.shares} onClose={onClose}>
        <FailureNote failure={failure} retry={retry} />
      </Drawer>
    );
  if (state === 'loading' || items.length === 0) return null;
  return <SharesForm partners={items.filter(mayShare)} onClose={onClose} />;
}

/** Whoever has ended before the month from which they are set gets none. */
const mayShare = ({ end_date: end, is_active, shares_from: from }: Partner): boolean =>
  end === null ? is_active : end.slice(0, 7) >= from;

const nameOf = ({ id }: Partner) => `share${id}`;

function SharesForm({ partners, onClose }: { partners: readonly Partner[]; onClose: () => void }) {
  const [update] = useUpdatePartnerMutation();
  const values: Record<string, number | null> = Object.fromEntries(
    partners.map((one) => [nameOf(one), one.next_percent]),
  );
  const form = usePanelForm({ id: 'partnerShares', values });
  return (
    <FormDrawer
      title={m.shares}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={async (shares) => {
        const set = partners.map((one) => ({
          ...{ id: one.id, version: one.version, percent: shares[nameOf(one)] ?? 0 },
        }));
        const [first, ...others] = set;
        if (first === undefined) return;
        const { id, version, percent } = first;
        await update({ id, 'If-Match': version, body: { percent, others } }).unwrap();
      }}
    >
      {partners.map((one) => (
        <PercentField key={one.id} name={nameOf(one)} label={one.name} required />
      ))}
      <Total form={form} />
    </FormDrawer>
  );
}

/** What the typed shares come to, in whole ten thousandths, so that nothing is lost in the sum. */
function Total({ form }: { form: ReturnType<typeof usePanelForm<Record<string, number | null>>> }) {
  const format = useFormat();
  const shares = Object.values(useWatch({ control: form.control }));
  const sum = shares.reduce<number>((all, share) => all + Math.round((share ?? 0) * 10_000), 0);
  if (sum === 1_000_000)
    return (
      <Note>
        <FormattedMessage {...m.whole} />
      </Note>
    );
  return (
    <Note isWarning>
      <FormattedMessage {...total} values={{ sum: format.number(sum / 10_000) }} />
    </Note>
  );
}
