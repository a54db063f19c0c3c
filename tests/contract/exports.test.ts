/** Every list can be taken along as a file by whoever may export it; a table that cannot says here why. */
import { readdirSync, readFileSync } from 'node:fs';

/** A few rows of one record that nobody takes along, or rights, which are no rows of business. */
const without = [
  'src/areas/access/',
  // Rows of one investor; what they are about has a list with an export of its own, or is a file itself.
  'src/areas/investors/card/AttachmentsSection.tsx',
  'src/areas/investors/investments/InvestmentsSection.tsx',
  'src/areas/investors/investments/SharesSection.tsx',
  'src/areas/investors/journal/EditsSection.tsx',
  'src/areas/investors/money/CardsSection.tsx',
  'src/areas/investors/money/CertificatesSection.tsx',
  'src/areas/investors/money/ClaimsSection.tsx',
  'src/areas/investors/money/TransactionsSection.tsx',
];

const files = ['src/areas', 'src/parts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);
const tables = files.filter((file) => readFileSync(file, 'utf8').includes('<DataTable'));
const exporting = /<(ExportButton|ExportedTable)\b/;

it.each(tables.filter((file) => !without.some((name) => file.startsWith(name))))('%s exports its rows', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(exporting);
});

it('names no table that is not there, or that exports by now', () => {
  for (const name of without.filter((one) => one.endsWith('.tsx'))) {
    expect(tables).toContain(name);
    expect(readFileSync(name, 'utf8')).not.toMatch(exporting);
  }
});
