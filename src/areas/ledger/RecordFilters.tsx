import { useIntl } from 'react-intl';
import { useListInvestorsRows } from '../../api/investment/investors';
import { useListMerchantsRows } from '../../api/payment/merchants';
import { useListOrdersRows } from '../../api/payment/orders';
import { useListBondsRows } from '../../api/system-user/bonds';
import { useListPlatformInvestmentsRows } from '../../api/system-user/investments';
import { t } from '../../i18n/terms';
import { FilterChip } from '../../kit/list/FilterChip';
import { Popover } from '../../kit/overlay/Popover';
import { useFilteredList, useFilterName } from '../../kit/table/listContext';
import { documentNumber } from '../../lib/documentNumber';
import { useCan } from '../../session/can';
import { m, ofRecord } from './messages';
import { Found, RecordSearch } from './RecordSearch';

/** What is asked of a list that a record is looked for in. */
const asked = (search: string) => ({ limit: 10, page: 1, filters: { search } });

interface ChoiceProps {
  text: string;
  onChoose: (id: number) => void;
}

const Investors = ({ text, onChoose }: ChoiceProps) => (
  <Found rows={useListInvestorsRows(asked(text))} nameOf={({ id, name }) => name || `№ ${id}`} onChoose={onChoose} />
);
const Investments = ({ text, onChoose }: ChoiceProps) => (
  <Found
    rows={useListPlatformInvestmentsRows(asked(text))}
    nameOf={({ contract_number: number, investor }) => `${number}, ${investor.name}`}
    onChoose={onChoose}
  />
);
const Bonds = ({ text, onChoose }: ChoiceProps) => (
  <Found rows={useListBondsRows(asked(text))} nameOf={({ code }) => code} onChoose={onChoose} />
);
/** An order goes by its number alone here, which ends the numbers of many others. */
const ofOrder = (text: string) => (/^\d{1,6}$/.test(text) ? documentNumber(`OR-${text}`) : text);
const Orders = ({ text, onChoose }: ChoiceProps) => (
  <Found
    rows={useListOrdersRows(asked(ofOrder(text)))}
    nameOf={({ id, customer }) => `№ ${id}, ${customer.name}`}
    onChoose={onChoose}
  />
);
const Merchants = ({ text, onChoose }: ChoiceProps) => (
  <Found rows={useListMerchantsRows(asked(text))} nameOf={({ name }) => name} onChoose={onChoose} />
);

const records = {
  investor_id: { label: t.investor, chip: ofRecord.investor, permission: 'investors.query', Choice: Investors },
  investment_id: { label: t.contract, chip: ofRecord.investment, permission: 'investments.query', Choice: Investments },
  bond_id: { label: t.bond, chip: ofRecord.bond, permission: 'bonds.query', Choice: Bonds },
  order_id: { label: m.order, chip: ofRecord.order, permission: 'orders.query', Choice: Orders },
  merchant_id: { label: m.merchant, chip: ofRecord.merchant, permission: 'merchants.query', Choice: Merchants },
};
type Name = keyof typeof records;

/** The entries of one investor, contract, bond, order or merchant, looked for among those that the person may read. */
export const RecordFilters = () => (
  <>
    <RecordFilter name="investor_id" />
    <RecordFilter name="investment_id" />
    <RecordFilter name="bond_id" />
    <RecordFilter name="order_id" />
    <RecordFilter name="merchant_id" />
    <FactChip />
  </>
);

function RecordFilter({ name }: { name: Name }) {
  const { label, chip, permission, Choice } = records[name];
  const list = useFilteredList(name);
  useFilterName(name, label);
  const intl = useIntl();
  const mayFind = useCan()(permission);
  const id = list.filters[name];
  return (
    <>
      {mayFind && (
        <Popover label={intl.formatMessage(label)} count={typeof id === 'number' ? 1 : 0}>
          <RecordSearch label={label}>
            {(text) => <Choice text={text} onChoose={(chosen) => list.set({ [name]: chosen })} />}
          </RecordSearch>
        </Popover>
      )}
      {typeof id === 'number' && (
        <FilterChip text={intl.formatMessage(chip, { id })} onRemove={() => list.set({ [name]: undefined })} />
      )}
    </>
  );
}

/** The row that was posted is named by the screen that leads from it; its chip takes it away. */
function FactChip() {
  const list = useFilteredList('fact_id');
  useFilterName('fact_id', m.fact);
  const intl = useIntl();
  const id = list.filters['fact_id'];
  if (typeof id !== 'number') return null;
  return (
    <FilterChip text={intl.formatMessage(ofRecord.fact, { id })} onRemove={() => list.set({ fact_id: undefined })} />
  );
}
