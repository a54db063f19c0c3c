import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useListPlatformInvestmentsRows } from '../../api/system-user/investments';
import { useListInvestorsRows } from '../../api/investment/investors';
import { useListBondsRows } from '../../api/system-user/bonds';
import type { Posting } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { AsyncField } from '../../kit/fields/AsyncField';
import { PickField } from '../../kit/fields/PickField';
import { SelectField } from '../../kit/fields/SelectField';
import { useDependentField } from '../../kit/form/useDependentField';
import { useFormAround } from '../../kit/form/usePanelForm';
import { Fact, Facts } from '../../kit/values/Facts';
import type { Rows } from '../../lib/rows';
import { useStrategyChoices } from '../../parts/useStrategyChoices';
import { useCan } from '../../session/can';
import { m, ofExpense, ofIncome } from './messages';
import { aboutKinds, isAbout, isEntry, type AboutKind, type EntryKind } from './postingValues';

interface Option {
  value: string;
  label: string;
}
interface OfRecord {
  /** The record that stands, which may be gone from the lists. */
  own: readonly Option[];
}

const labels: Record<AboutKind, MessageDescriptor> = {
  ...{ strategy: t.strategy, investor: t.investor, investment: t.contract, bond: t.bond },
};
const rights: Record<AboutKind, string> = {
  ...{
    strategy: 'strategies.query',
    investor: 'investors.query',
    investment: 'investments.query',
    bond: 'bonds.query',
  },
};

/**
 * What the posting is about: its entries then stand by that record, and what is spent for a strategy is not shared among all in profit
 * and loss. Only kinds whose records the person may look up, and the one that stands.
 */
export function AboutFields({ own }: { own?: Posting['link'] }) {
  const { control } = useFormAround();
  const can = useCan();
  const kind = String(useWatch({ control, name: 'about' }) ?? '');
  useDependentField('about_id', 'about');
  const stands = useMemo(
    () => (own && own.type === kind ? [{ value: String(own.id), label: own.name || `№ ${own.id}` }] : []),
    [own, kind],
  );
  const offered = aboutKinds.filter((one) => one === own?.type || can(rights[one]));
  if (isEntry(kind)) return <TakenBack kind={kind} />;
  if (offered.length === 0) return null;
  const Field = isAbout(kind) ? fields[kind] : undefined;
  return (
    <>
      <SelectField name="about" label={m.about} options={offered.map((value) => ({ value, label: labels[value] }))} />
      {Field && <Field key={kind} own={stands} />}
    </>
  );
}

/** Which expense or income the posting takes back; another is chosen from its own card. */
function TakenBack({ kind }: { kind: EntryKind }) {
  const id = String(useWatch({ control: useFormAround().control, name: 'about_id' }) ?? '');
  return (
    <Facts>
      <Fact label={m.takesBack}>
        <FormattedMessage {...(kind === 'expense' ? ofExpense : ofIncome)} values={{ id }} />
      </Fact>
    </Facts>
  );
}

function StrategyField({ own }: OfRecord) {
  const { source, options } = useStrategyChoices({ all: true });
  return (
    <AsyncField source={source}>
      <SelectField name="about_id" label={t.strategy} options={withOwn(own, options)} required />
    </AsyncField>
  );
}

const found = (search: string) => ({ limit: 20, page: 1, filters: { search } });

function InvestorField({ own }: OfRecord) {
  const [text, setText] = useState('');
  const rows = useListInvestorsRows(found(text));
  return (
    <Found label={t.investor} own={own} rows={rows} nameOf={({ id, name }) => name || `№ ${id}`} onFind={setText} />
  );
}

function InvestmentField({ own }: OfRecord) {
  const [text, setText] = useState('');
  const rows = useListPlatformInvestmentsRows(found(text));
  return <Found label={t.contract} own={own} rows={rows} nameOf={(one) => one.contract_number} onFind={setText} />;
}

function BondField({ own }: OfRecord) {
  const [text, setText] = useState('');
  const rows = useListBondsRows(found(text));
  return <Found label={t.bond} own={own} rows={rows} nameOf={({ code }) => code} onFind={setText} />;
}

const fields = { strategy: StrategyField, investor: InvestorField, investment: InvestmentField, bond: BondField };

interface FoundProps<Row> extends OfRecord {
  label: MessageDescriptor;
  rows: Rows<Row>;
  nameOf: (row: Row) => string;
  onFind: (text: string) => void;
}

function Found<Row extends { id: number }>({ label, own, rows, nameOf, onFind }: FoundProps<Row>) {
  const options = withOwn(
    own,
    rows.items.map((row) => ({ value: String(row.id), label: nameOf(row) })),
  );
  return (
    <AsyncField source={rows}>
      <PickField {...{ name: 'about_id', label, options, onFind }} isFinding={rows.state === 'loading'} required />
    </AsyncField>
  );
}

const withOwn = (own: readonly Option[], options: readonly Option[]): Option[] => [
  ...own.filter(({ value }) => options.every((one) => one.value !== value)),
  ...options,
];
