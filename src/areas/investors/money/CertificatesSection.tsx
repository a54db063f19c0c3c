import { FormattedMessage } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { useListInvestorCertificatesRows, type Certificate } from '../../../api/system-user/investors';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { Section } from '../../../kit/detail/Section';
import { Choice } from '../../../parts/Choice';
import { FileLink } from '../../../parts/FileLink';
import { m } from './messages';
import { certificateKinds } from './moneyTerms';

const columns: Column<Certificate>[] = [
  { id: 'number', title: m.certificateNumber, value: (row) => row.number, important: true, width: 104 },
  {
    id: 'kind',
    title: m.certificateKind,
    value: (row) => row.kind,
    cell: (row) => <Choice value={row.kind} labels={certificateKinds} />,
  },
  { id: 'issued_at', title: m.issued, value: (row) => row.issued_at, as: 'day', important: true, width: 112 },
  { id: 'valid_until', title: m.validUntil, value: (row) => row.valid_until, as: 'day', width: 120 },
  {
    id: 'url',
    title: m.certificateFile,
    value: (row) => row.url,
    cell: (row) =>
      row.url !== null && (
        <FileLink href={row.url}>
          <FormattedMessage {...m.openFile} />
        </FileLink>
      ),
    important: true,
    width: 104,
  },
];

/** The certificates of an investor, newest first. */
export function CertificatesSection({ investor }: { investor: Investor }) {
  const certificates = useListInvestorCertificatesRows(investor.id);
  return (
    <Section id="certificates" title={m.certificates}>
      <DataTable rows={certificates} columns={columns} empty={m.noCertificates} label={m.certificates} />
    </Section>
  );
}
