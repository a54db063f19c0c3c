/** Every list can be taken along as a file by whoever may export it; a table that cannot says here why. */
import { elementsIn, filesUnder } from '../support/sources';

/** A few rows of one record that nobody takes along, or rights, which are no rows of business. */
const without = [
  'src/areas/access/',
  // Rows of one bond or project: terms, files, changes, and a schedule that is filled in.
  'src/areas/bonds/InfoTab.tsx',
  'src/areas/bonds/LogsTab.tsx',
  'src/areas/bonds/SchedulePreview.tsx',
  'src/areas/bonds/ScheduleTab.tsx',
  // Of one customer: his contracts, his cards, and how he was scored.
  'src/areas/customers/card/ApplicationsSection.tsx',
  'src/areas/customers/card/InstalmentsSection.tsx',
  'src/areas/customers/card/OrdersSection.tsx',
  'src/areas/customers/cards/CardsSection.tsx',
  'src/areas/customers/scoring/ScoringDrawer.tsx',
  'src/areas/customers/scoring/ScoringSection.tsx',
  // Of one application: its goods, papers, rows and payments, and what its score is made of.
  'src/areas/instalments/card/PapersTab.tsx',
  'src/areas/instalments/card/ScoringSection.tsx',
  'src/areas/instalments/goods/GoodsTab.tsx',
  'src/areas/instalments/money/PaymentsTab.tsx',
  'src/areas/instalments/money/PromisesSection.tsx',
  'src/areas/instalments/money/RefundsSection.tsx',
  'src/areas/instalments/money/ScheduleTab.tsx',
  // Of one order: its goods, files and receipts, of which the last have a list of their own.
  'src/areas/orders/card/AttachmentsSection.tsx',
  'src/areas/orders/card/BasketSection.tsx',
  'src/areas/orders/card/ReceiptsSection.tsx',
  // Of one return: its goods, the rows that it cuts, what was paid back, and its steps.
  'src/areas/refund-claims/Outcome.tsx',
  'src/areas/refund-claims/ReturnClaimCard.tsx',
  // The lines of one receipt, and the months of one merchant, which its moves below them can be taken along with.
  'src/areas/fiscalization/ReceiptLines.tsx',
  'src/areas/merchants/payouts/MerchantMonths.tsx',
  // Of one merchant: its papers, when it was blocked, and where it is told of its orders, of which there are few.
  'src/areas/merchants/channels/CallbacksTab.tsx',
  'src/areas/merchants/channels/TelegramTab.tsx',
  'src/areas/merchants/merchants/BlocksTab.tsx',
  'src/areas/merchants/merchants/PapersTab.tsx',
  'src/areas/real-estate/projects/FilesSection.tsx',
  'src/areas/real-estate/projects/OfferSection.tsx',
  // What one month writes on its last day, which is in its files, and these.
  'src/areas/closing/ClosingEntries.tsx',
  // The days of one month whose entries are not as they were closed; its entries have a list of their own.
  'src/areas/closing/DigestSection.tsx',
  'src/areas/closing/ClosingFiles.tsx',
  // Lines of one posting or entry.
  'src/areas/expenses/EntryFacts.tsx',
  'src/areas/ledger/PostingDrawer.tsx',
  // The attributes of one model, and the terms of one product, of which there are few.
  'src/areas/catalogue/models/ModelAttributes.tsx',
  'src/areas/catalogue/products/ProductDrawer.tsx',
  // A few providers, whose messages have a journal with an export.
  'src/areas/payment-settings/sms/ProviderTable.tsx',
  // The lines of one invoice, which is printed with them.
  'src/areas/payment-settings/invoices/InvoicePage.tsx',
  // The two sides of one statement of the bank.
  'src/areas/ledger/bank/BankSummary.tsx',
  // Files themselves.
  'src/areas/reports/ReportFileList.tsx',
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

const hasTable = (path: string) => elementsIn(path).has('DataTable') || elementsIn(path).has('RecordTable');
const tables = ['src/areas', 'src/parts']
  .flatMap(filesUnder)
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && hasTable(path));
const isExporting = (path: string) => elementsIn(path).has('ExportButton') || elementsIn(path).has('ExportedTable');

it.each(tables.filter((path) => !without.some((name) => path.startsWith(name))))('%s exports its rows', (path) => {
  expect(isExporting(path)).toBe(true);
});

it('names no table that is not there, or that exports by now', () => {
  for (const name of without.filter((one) => one.endsWith('.tsx'))) {
    expect(tables).toContain(name);
    expect(isExporting(name)).toBe(false);
  }
});
