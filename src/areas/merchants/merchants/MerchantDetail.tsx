import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetMerchantQuery, type Merchant } from '../../../api/payment/merchants';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Tabs } from '../../../kit/detail/Tabs';
import { useTabParam } from '../../../kit/url/useTabParam';
import { CopyableId } from '../../../kit/values/CopyableId';
import { Fact, Facts } from '../../../kit/values/Facts';
import { RecordLink } from '../../../parts/RecordLink';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { MerchantActions } from './MerchantActions';
import { merchantStatus } from './merchantTerms';
import { useMerchantUploads } from './merchantUploads';
import { merchantTabs, type MerchantTab } from './merchantTabs';
import { m as terms } from '../terms/messages';
import { branchCount, m } from './messages';

const names = merchantTabs.map(({ name }) => name) as [string, ...string[]];

/** One merchant: who it is, its papers, its blocks, and whatever else belongs to it. */
export default function MerchantDetail() {
  const id = useRecordId();
  const can = useCan();
  const result = useRecordQuery(useGetMerchantQuery(id === undefined ? skipToken : { id }), id);
  const [asked, choose] = useTabParam(names);
  const shown = merchantTabs.filter(({ permission }) => permission === undefined || can(permission));
  const tab = shown.find(({ name }) => name === asked) ?? merchantTabs[0];
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={(one) => one.name}
      badges={(one) => (
        <>
          <CopyableId text={one.id} />
          {merchantStatus.badge(one.status)}
        </>
      )}
      figures={(one) => <Figures merchant={one} />}
      actions={(one) => <MerchantActions merchant={one} />}
    >
      {(one) => <MerchantTabs key={one.id} merchant={one} shown={shown} tab={tab} onChoose={choose} />}
    </DetailPage>
  );
}

interface TabsProps {
  merchant: Merchant;
  shown: readonly MerchantTab[];
  tab: MerchantTab;
  onChoose: (name: string) => void;
}

function MerchantTabs({ merchant, shown, tab, onChoose }: TabsProps) {
  const uploads = useMerchantUploads(merchant.id);
  return (
    <Tabs label={m.tabs} tabs={shown} chosen={tab.name} onChoose={onChoose}>
      {tab.draw(merchant, uploads)}
    </Tabs>
  );
}

function Figures({ merchant }: { merchant: Merchant }) {
  const can = useCan();
  return (
    <Facts areFigures>
      <Fact label={m.sales} value={merchant.sales} as="money" />
      <Fact label={m.debt} value={merchant.debt} as="money" />
      <Fact label={terms.branches}>
        <RecordLink to={href('branches.list', { id: String(merchant.id) })} permission="branches.query">
          <FormattedMessage {...branchCount} values={{ count: merchant.branches_count }} />
        </RecordLink>
      </Fact>
      {can('catalog.query') && (
        <Fact label={m.product}>
          <RecordLink to={href('catalogue.merchantProducts', { id: String(merchant.id) })} permission="catalog.query">
            <FormattedMessage {...m.goods} />
          </RecordLink>
        </Fact>
      )}
      <Fact label={m.contractEnd} value={merchant.contract_expiry} as="day" />
    </Facts>
  );
}
