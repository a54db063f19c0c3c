import { FormattedMessage } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { useListInvestorCertificatesRows, type Certificate } from '../../../api/system-user/investors';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { Section } from '../../../kit/detail/Section';
import { FileLink } from '../../../parts/FileLink';
import { m } from './messages';
import { certificateKinds } from './moneyTerms';

export const certificateColumns: Column<Certificate>[] = [
  { id: 'number', title: m.certificateNumber, value: (row) => row.number, important: true, width: 104 },
  certificateKinds.column('kind', m.certificateKind, (row) => row.kind),
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
      <DataTable rows={certificates} columns={certificateColumns} empty={m.noCertificates} label={m.certificates} />
    </Section>
  );
}
