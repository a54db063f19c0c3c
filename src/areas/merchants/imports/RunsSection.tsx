import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMerchantImportRows, type MerchantImport } from '../../../api/payment/merchantImports';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { codeText } from '../../../kit/state/failureText';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import { FileLink } from '../../../parts/FileLink';
import { Can } from '../../../session/can';
import { importSource, importStatus, isUnderWay } from './importTerms';
import { m } from './messages';
import { RunProgress } from './RunProgress';

/** How often the list is read while one of them runs, in milliseconds. */
const progressEvery = 1000;

const columns: Column<MerchantImport>[] = [
  fieldColumn('created_at', t.date, { as: 'dateTime', important: true, width: 160 }),
  fieldColumn('file', t.file, { important: true }),
  importStatus.column('status', t.status, (row) => row.status, { important: true, width: 216 }),
  fieldColumn('total', m.total, { as: 'number', width: 88 }),
  fieldColumn('ok', m.ok, { as: 'number', width: 96 }),
  fieldColumn('failed', m.failed, { as: 'number', important: true, width: 112 }),
  {
    id: 'errors_file',
    title: m.errors,
    value: (row) => row.errors_file && row.file,
    cell: ({ errors_file: url }) =>
      url && (
        <FileLink href={url}>
          <FormattedMessage {...m.errors} />
        </FileLink>
      ),
    important: true,
    width: 136,
  },
  {
    // Why nothing was imported at all; a code without words stands as it came.
    id: 'error',
    title: m.brokenBy,
    value: (row) => row.error,
    words: (row) => (row.error === null ? undefined : codeText(row.error)),
    width: 320,
  },
  importSource.column('source', m.source, (row) => row.source, { width: 152 }),
  {
    id: 'user',
    title: m.who,
    value: (row) => row.user?.name,
    words: (row) => (row.user ? undefined : m.byNight),
    width: 168,
  },
];

/** The imports of a merchant, the newest first, and how far the one is that runs. */
export function RunsSection({ merchantId }: { merchantId: number }) {
  const list = useListState({});
  const [every, setEvery] = useState(0);
  const query = { filters: { id: merchantId }, limit: list.limit, page: list.page };
  const rows = useMerchantImportRows(query, { pollingInterval: every, refetchOnMountOrArgChange: true });
  const running = rows.items.find(({ status }) => isUnderWay(status));
  const wanted = running ? progressEvery : 0;
  if (wanted !== every) setEvery(wanted);
  return (
    <Section id="imports" title={m.runs}>
      {running && <RunProgress run={running} />}
      <Can do="merchants.export">
        <ExportButton file="merchant-imports" columns={columns} readPage={rows.readAll} total={rows.total} />
      </Can>
      <DataTable list={list} rows={rows} columns={columns} empty={m.noRuns} label={m.runs} />
    </Section>
  );
}
