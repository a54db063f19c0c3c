/**
 * Which file a text comes in. Ids begin with their area, and each area has a file of its own. Only what stands here is
 * divided otherwise: by the beginnings of the ids, of which the longest decides.
 */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  /** All that is said to whoever is not signed in, and by the last boundaries of the panel. */
  public: [
    ...['session', 'i18n', 'routes.session'],
    ...['shell.footer', 'shell.language', 'shell.loading', 'shell.missing'],
    ...['kit.code', 'kit.failure', 'kit.notices', 'kit.errorBoundary', 'kit.overlay'],
  ],
  /** The frame, the titles of all routes, and what a list of any area says. */
  frame: [
    ...['terms', 'shell', 'menu', 'network', 'notices', 'ads', 'routes', 'kit', 'palette.button'],
    'kit.period.chosen',
    // The buttons of the export and of the printing, which are fetched when they are pressed.
    ...['button', 'words', 'picked', 'notLoaded'].map((part) => `kit.export.${part}`),
    ...['button', 'words', 'record', 'list'].map((part) => `kit.print.${part}`),
  ],
  palette: ['palette', 'routes.records'],
  dashboard: ['dashboard', 'routes.blocks'],
  /** What parts of the frame say that are fetched when somebody asks for them. */
  'shell.asked': ['tabMenu', 'tabList', 'signInAgain'].map((part) => `shell.${part}`),
  /** What the bars over the page and the footer say that comes after its first rows. */
  'shell.late': [
    ...['newer', 'dirty', 'reload', 'silent', 'slow', 'long', 'giveUp'].map((part) => `network.bar.${part}`),
    'shell.footer.zone',
  ],
  'kit.form': [
    ...['field', 'form', 'draft', 'changed', 'amountAgain', 'amounts', 'moneyConfirm', 'password', 'date'],
    ...['period', 'calendar', 'uploads', 'file', 'write', 'outcome', 'switch', 'choices', 'photo', 'photos'],
    ...['tooLate', 'reveal', 'hours'],
  ].map((part) => `kit.${part}`),
  /** The page that must stand first of all. */
  'investors.list': ['list', 'bulk', 'edit', 'balance', 'decision', 'actions', 'palette'].map(
    (part) => `investors.${part}`,
  ),
  parts: [
    ...['parts', 'investors.status', 'investors.investmentStatus'],
    ...['investors.list.noName', 'investors.list.status'],
  ],
  /** Of why something is closed to a person. */
  'parts.why': ['access.why'],
  /** Of who applies for an instalment, beside the photos. */
  'parts.applicant': ['parts.applicant'],
  /** Of what customers read: its languages, its pictures, and the phone that shows it. */
  'parts.content': ['parts.preview', 'parts.texts', 'parts.focal'],
  /** Of what gateways do with cards. */
  'parts.charges': ['parts.charges'],
  /** Of what came of a scoring. */
  'parts.scoring': ['parts.scoring'],
  /** Of addresses that are looked up, and of points on a map. */
  'parts.place': ['parts.map', 'parts.place'],
  /** Of orders, and of the applications and contracts that come of them. */
  'parts.orders': [
    'parts.orders',
    ...['status', 'reason', 'journal', 'on', 'off', 'autopay', 'payment'].map((part) => `instalments.${part}`),
    ...['contractDate', 'contractNumber', 'invoiceDate', 'invoiceNumber'].map((part) => `instalments.${part}`),
    ...['salary', 'additional', 'familyIncome'].map((part) => `instalments.${part}`),
  ],
  'parts.claims': ['claims.general', 'claims.cards', 'claims.exitReason'],
  'parts.investments': [
    ...['card.investments', 'card.noInvestments', 'exitReason', 'investments', 'lists', 'listStatus', 'movement'],
    ...['penalty', 'shares'],
  ].map((part) => `investors.${part}`),
  ...Object.fromEntries(
    ['kit.export', 'kit.print', 'kit.import', 'kit.views', 'kit.bulk', 'kit.chart', 'kit.tree', 'parts.history'].map(
      (part) => [part, [part]],
    ),
  ),
};

/** Of every area a file of its own: the blocks of the monitoring panel, which shows those of several, and what only a refused write says. */
const apart = /^(?!routes\.)\w+\.(?:blocks|refusal)(?=\.)/;

const byLength = Object.entries(beginnings)
  .flatMap(([name, ids]) => ids.map((beginning) => ({ name, beginning })))
  .sort((a, b) => b.beginning.length - a.beginning.length);

/** The name of the file that a text comes in. */
export function namespaceOf(id: string): string {
  const [own] = apart.exec(id) ?? [];
  if (own !== undefined) return own;
  const found = byLength.find(({ beginning }) => id === beginning || id.startsWith(`${beginning}.`));
  return found?.name ?? id.slice(0, id.indexOf('.'));
}

/** The texts of a catalogue by their files. */
export function byNamespace<Text>(texts: Readonly<Record<string, Text>>): Record<string, Record<string, Text>> {
  const files: Record<string, Record<string, Text>> = {};
  for (const [id, text] of Object.entries(texts)) (files[namespaceOf(id)] ??= {})[id] = text;
  return files;
}

/** Of a catalogue what screens and their groups are called; a text that takes a value is none. */
export function titlesOf(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter(([id, text]) => id.startsWith('routes.') && !text.includes('{')),
  );
}
