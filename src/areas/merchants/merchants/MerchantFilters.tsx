import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListCatalogueRegionsQuery } from '../../../api/payment/catalogues';
import { t } from '../../../i18n/terms';
import { MoreFilters } from '../../../kit/list/MoreFilters';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Can } from '../../../session/can';
import { useCategoryOptions } from '../categories/useCategoryOptions';
import { useManagerOptions } from './managers';
import { merchantStatus } from './merchantTerms';
import { m } from './messages';
import { MineFilter } from './MineFilter';
import { useTypeOptions } from './useTypeOptions';

const contractStates = [
  { value: 'ending', label: m.ending },
  { value: 'ended', label: m.ended },
] as const;
const salesTrends = [{ value: 'falling', label: m.falling }] as const;
const debtSigns = [
  { value: 'owed', label: m.owed },
  { value: 'none', label: m.even },
  { value: 'negative', label: m.negative },
] as const;

const seldom = ['sales_trend', 'region_id', 'category_guid', 'kam_id', 'hunter_id'];

/** By what the list of merchants is narrowed, besides the search and the end of the contract. */
export function MerchantFilters() {
  const types = useTypeOptions();
  return (
    <>
      <MineFilter name="is_mine" />
      <SelectFilter name="status" label={m.status} options={merchantStatus.options} />
      <SelectFilter name="type" label={m.type} options={types} />
      <SelectFilter name="contract" label={m.contractState} options={contractStates} />
      <SelectFilter name="debt" label={m.debtSign} options={debtSigns} />
      <MoreFilters names={seldom}>
        <SelectFilter name="sales_trend" label={m.salesTrend} options={salesTrends} />
        <RegionFilter />
        <Can do="merchant_categories.query">
          <CategoryFilter />
        </Can>
        <ManagerFilters />
      </MoreFilters>
    </>
  );
}

function RegionFilter() {
  const source = useRecordQuery(useListCatalogueRegionsQuery());
  const options = (source.item?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return <SelectFilter name="region_id" label={t.region} options={options} source={source} />;
}

function CategoryFilter() {
  return <SelectFilter name="category_guid" label={m.category} {...useCategoryOptions()} />;
}

function ManagerFilters() {
  return (
    <>
      <SelectFilter name="kam_id" label={m.kam} {...useManagerOptions('KAM')} />
      <SelectFilter name="hunter_id" label={m.hunter} {...useManagerOptions('hunter')} />
    </>
  );
}
