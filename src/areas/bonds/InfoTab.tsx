import type { BondDetail } from '../../api/system-user/bonds';
import { Section } from '../../kit/detail/Section';
import { DataTable, type Column } from '../../kit/table/DataTable';
import { Fact, Facts } from '../../kit/values/Facts';
import { rowsOf } from '../../lib/rows';
import { About } from '../../parts/About';
import { t } from '../../i18n/terms';
import { couponPeriods } from './bondTerms';
import { FileLink } from '../../parts/FileLink';
import { m } from './messages';
import { SoldBar } from './SoldBar';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';

type File = BondDetail['files'][number] & { id: string };

const columns: Column<File>[] = [
  {
    id: 'name',
    title: t.file,
    value: (row) => row.name,
    cell: (row) => <FileLink href={row.url}>{row.name}</FileLink>,
    important: true,
  },
  { id: 'created_at', title: t.fileAdded, value: (row) => row.created_at, as: 'dateTime', width: 168 },
];

/** The terms of a bond and its papers. */
export function InfoTab({ bond }: { bond: BondDetail }) {
  const files = bond.files.map((file) => ({ ...file, id: file.file_id }));
  return (
    <>
      <About>
        <Fact label={m.issuer} value={bond.issuer} />
        <Fact label={m.issuerInn} value={bond.issuer_inn} as="inn" />
        <Fact label={m.isin} value={bond.isin} />
        <Fact label={m.nominal} value={bond.nominal} as="money" />
        <Fact label={m.soldUnits} value={<SoldBar bond={bond} />} />
        <Fact label={m.holders} value={bond.holders_count} as="number" />
        <Fact label={m.couponPeriod} value={couponPeriods.text(bond.coupon_period)} />
        <Fact label={m.months} value={bond.month_count} as="number" />
        <Fact label={m.issueDay} value={bond.issue_date} as="day" />
        <Fact label={m.matures} value={bond.maturity_date} as="day" />
        <Fact label={m.accrued} value={bond.accrued_amount} as="money" />
        <Fact label={t.strategy}>
          {bond.strategy && (
            <RecordLink to={href('strategies.one', { id: String(bond.strategy.id) })} permission="strategies.get">
              {bond.strategy.name}
            </RecordLink>
          )}
        </Fact>
        <Fact label={m.createdBy} value={bond.created_by?.name} />
        <Fact label={t.created} value={bond.created_at} as="dateTime" />
      </About>
      {bond.description !== null && (
        <Section id="description" title={m.description}>
          <Facts>
            <Fact label={m.description} value={bond.description} />
          </Facts>
        </Section>
      )}
      <Section id="files" title={m.files}>
        <DataTable rows={rowsOf(files)} columns={columns} empty={m.noFiles} label={m.files} />
      </Section>
    </>
  );
}
