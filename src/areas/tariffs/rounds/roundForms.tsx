import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import {
  useCreateRoundMutation,
  useUpdateRoundMutation,
  type NewRound as Wanted,
  type Round,
  type RoundChange,
} from '../../../api/investment/rounds';
import { useListTariffsRows } from '../../../api/investment/tariffs';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { DateField } from '../../../kit/fields/DateField';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm, type PanelForm } from '../../../kit/form/usePanelForm';
import { Note } from '../../../parts/Note';
import { useStrategyChoices } from '../../../parts/useStrategyChoices';
import { m } from './messages';

const blank = {
  name: '',
  strategy_id: '',
  tariff_ids: [] as string[],
  start_date: '',
  end_date: '',
  target_amount: '',
  min_amount: '',
};
type Values = typeof blank;

const valuesOf = (round: Round): Values => ({
  name: round.name,
  strategy_id: String(round.strategy.id),
  tariff_ids: round.tariffs.map(({ id }) => String(id)),
  start_date: round.start_date,
  end_date: round.end_date,
  target_amount: round.target_amount,
  min_amount: round.min_amount,
});

const sent = ({ strategy_id, tariff_ids, ...values }: Values): Wanted => ({
  ...values,
  strategy_id: Number(strategy_id),
  tariff_ids: tariff_ids.map(Number),
});

/** Plans a round. */
export function NewRound({ onClose }: { onClose: () => void }) {
  const [create] = useCreateRoundMutation();
  const form = usePanelForm({ id: 'newRound', values: blank });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={m.plan}
      done={m.made}
      onClose={onClose}
      onSubmit={(values) => create({ body: sent(values) }).unwrap()}
    >
      <Terms form={form} />
    </FormDrawer>
  );
}

/** Changes a round; of an open one what nobody has relied on. */
export function EditRound({ round, onClose }: { round: Round; onClose: () => void }) {
  const [update] = useUpdateRoundMutation();
  const form = usePanelForm({
    id: `editRound:${round.id}`,
    version: round.version,
    values: valuesOf(round),
    fromRecord: valuesOf,
  });
  const isOpen = round.status === 'open';
  return (
    <FormDrawer
      title={m.editTitle}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={async (values, { changed, version = round.version }) => {
        const all = sent(values);
        const body = Object.fromEntries(Object.entries(all).filter(([name]) => name in changed)) as RoundChange;
        if (Object.keys(body).length > 0) await update({ id: round.id, 'If-Match': version, body }).unwrap();
      }}
    >
      {isOpen && (
        <Note>
          <FormattedMessage {...m.openNote} />
        </Note>
      )}
      <Terms form={form} own={round.strategy} isOpen={isOpen} raised={round.raised_amount} />
    </FormDrawer>
  );
}

interface TermsProps {
  form: PanelForm<Values>;
  /** The strategy that the round stands in already. */
  own?: Round['strategy'];
  isOpen?: boolean;
  raised?: string;
}

function Terms({ form, own, isOpen, raised }: TermsProps) {
  const strategies = useStrategyChoices({ own });
  const [strategy, start] = useWatch({ control: form.control, name: ['strategy_id', 'start_date'] });
  // Those of the strategy that was chosen before are none of this one, whose list does not show them.
  const clearTariffs = () => form.setValue('tariff_ids', [], { shouldDirty: true });
  return (
    <>
      <TextField name="name" label={m.name} maxLength={200} required />
      <AsyncField source={strategies.source}>
        <SelectField
          name="strategy_id"
          label={m.strategy}
          options={strategies.options}
          onChosen={clearTariffs}
          disabled={isOpen}
          required
        />
      </AsyncField>
      {strategy !== '' && <TariffsField key={strategy} strategy={strategy} isOpen={isOpen} />}
      <DateField name="start_date" label={m.start} disabled={isOpen} required />
      <DateField name="end_date" label={m.end} min={start === '' ? undefined : start} required />
      <MoneyField
        name="target_amount"
        label={m.target}
        min={raised === undefined || raised === '0.00' ? undefined : raised}
        required
      />
      <MoneyField name="min_amount" label={m.min} help={m.minHelp} min="0.00" disabled={isOpen} required />
    </>
  );
}

/** The tariffs of the chosen strategy. */
function TariffsField({ strategy, isOpen }: { strategy: string; isOpen?: boolean }) {
  const asked = useMemo(() => ({ filters: { strategy_id: [strategy] }, limit: 100, page: 1 }), [strategy]);
  const tariffs = useListTariffsRows(asked);
  const options = tariffs.items.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <AsyncField source={tariffs}>
      <MultiSelectField name="tariff_ids" label={m.tariffs} options={options} disabled={isOpen} required />
    </AsyncField>
  );
}
