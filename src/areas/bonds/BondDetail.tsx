import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetBondQuery, type BondDetail as Bond } from '../../api/system-user/bonds';
import { DetailPage, MissingRecord } from '../../kit/detail/DetailPage';
import { Tabs } from '../../kit/detail/Tabs';
import { useTabParam } from '../../kit/url/useTabParam';
import { CopyableId } from '../../kit/values/CopyableId';
import { Fact, Facts } from '../../kit/values/Facts';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { useCan } from '../../session/can';
import { t } from '../../i18n/terms';
import { BondActions } from './BondActions';
import { Rate } from './bondColumns';
import { useBondName } from './bondName';
import { bondStatus } from './bondTerms';
import { HoldersTab } from './HoldersTab';
import { InfoTab } from './InfoTab';
import { LogsTab } from './LogsTab';
import { m } from './messages';
import { ScheduleTab } from './ScheduleTab';

const tabs = [
  { name: 'info', title: t.about },
  { name: 'schedule', title: m.schedule },
  { name: 'investments', title: m.investments },
  { name: 'logs', title: m.logs },
] as const;
type Tab = (typeof tabs)[number]['name'];
const names = ['info', 'schedule', 'investments', 'logs'] as const;

/** One bond: its terms, its schedule, who holds it, and what was done to it. */
export default function BondDetail() {
  const id = useRecordId();
  const nameOf = useBondName();
  const result = useRecordQuery(useGetBondQuery(id === undefined ? skipToken : { id }), id);
  const [asked, choose] = useTabParam<Tab>(names);
  // Who holds it is read with the right to the list.
  const mayList = useCan()('bonds.query');
  const shown = tabs.filter(({ name }) => mayList || name !== 'investments');
  const tab = shown.some(({ name }) => name === asked) ? asked : 'info';
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={(bond) => `${bond.code} · ${nameOf(bond)}`}
      label={(bond) => bond.code}
      badges={(bond) => (
        <>
          <CopyableId text={bond.id} />
          {bondStatus.badge(bond.status)}
        </>
      )}
      figures={(bond) => <Figures bond={bond} />}
      actions={(bond) => <BondActions bond={bond} />}
    >
      {(bond) => (
        <Tabs label={t.bond} tabs={shown} chosen={tab} onChoose={choose}>
          {tab === 'info' && <InfoTab bond={bond} />}
          {tab === 'schedule' && <ScheduleTab key={bond.id} bond={bond} />}
          {tab === 'investments' && <HoldersTab key={bond.id} id={bond.id} />}
          {tab === 'logs' && <LogsTab key={bond.id} id={bond.id} />}
        </Tabs>
      )}
    </DetailPage>
  );
}

function Figures({ bond }: { bond: Bond }) {
  return (
    <Facts areFigures>
      <Fact label={m.total} value={bond.total_amount} as="money" />
      <Fact label={m.sold} value={bond.sold_amount} as="money" />
      <Fact label={m.rate} value={<Rate percent={bond.rate_percent} />} />
      <Fact label={m.nextDate} value={bond.next_date} as="day" />
      <Fact label={m.nextAmount} value={bond.next_amount} as="money" />
    </Facts>
  );
}
