/** A paper: what the panel prints instead of the screen, light, on A4, with who printed it and when on each page. */

export interface Paper {
  title: string;
  /** What stands under the title: the filters of a list, what is missing. */
  facts: readonly { label: string; value: string }[];
  body: Node;
  /** A table of many columns lies on its side. */
  isWide?: boolean;
  /** Who signs, where it is others than those who sign the books. */
  signatures?: readonly string[];
}

export interface Stamp {
  /** What the window is called. */
  product: string;
  language: string;
  /** Who printed it and when, at the foot of each page. */
  printed: string;
  /** Who signs, each with a line. */
  signatures: readonly string[];
}

const className = 'divan-paper';

/** A text as CSS writes it. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

// Colours of the system in its light look: a paper has no theme.
const stylesOf = ({ isWide }: Paper, { printed }: Stamp): string => `
@page {
  size: A4 ${isWide ? 'landscape' : 'portrait'};
  margin: 14mm 14mm 18mm;
  @bottom-left { content: ${quoted(printed)}; font: 8pt sans-serif; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; }
}
@media screen { .${className} { display: none; } }
@media print {
  :root { color-scheme: light !important; background: Canvas !important; }
  body { background: Canvas !important; }
  body > :not(.${className}) { display: none !important; }
  .${className} { font: 9.5pt/1.35 sans-serif; color: CanvasText; overflow-wrap: anywhere; padding-right: 0.3mm; }
  .${className} > div { margin-bottom: 2mm; }
  .${className} h1 { font-size: 15pt; line-height: 1.2; margin: 1mm 0 3mm; }
  .${className} h2, .${className} h3 { font-size: 11pt; margin: 5mm 0 2mm; break-after: avoid; }
  .${className} .product { margin: 0; font-size: 8.5pt; }
  .${className} dl { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 2mm 5mm; margin: 0 0 3mm; }
  .${className} dl > div { break-inside: avoid; }
  .${className} dt { font-size: 8pt; opacity: 0.7; }
  .${className} dd { margin: 0; }
  .${className} header dl { padding-bottom: 3mm; border-bottom: 0.4pt solid; }
  .${className} table { width: 100%; border-collapse: collapse; font-size: 8.5pt; overflow-wrap: break-word; hyphens: auto; }
  .${className} table.many { font-size: 6.5pt; }
  .${className} table.many :is(th, td) { padding: 0.8mm 0.6mm; }
  .${className} thead { display: table-header-group; }
  .${className} tr { break-inside: avoid; }
  .${className} th, .${className} td { padding: 1mm 1.5mm; border: 0.4pt solid; text-align: left; vertical-align: top; }
  .${className} .figure { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .${className} ol, .${className} ul { margin: 0; padding-left: 5mm; }
  .${className} li { margin-bottom: 1.5mm; break-inside: avoid; }
  .${className} p { margin: 0 0 2mm; }
  .${className} .signatures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8mm; margin-top: 14mm; break-inside: avoid; }
  .${className} .signatures div { padding-top: 1mm; border-top: 0.6pt solid; font-size: 8.5pt; }
}`;

const element = (tag: string, text?: string, name?: string): HTMLElement => {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (name !== undefined) made.className = name;
  return made;
};

/** Names with their values, as they stand under the title. */
export function factsOf(facts: Paper['facts']): HTMLElement {
  const list = element('dl');
  for (const { label, value } of facts) {
    const fact = element('div');
    fact.append(element('dt', label), element('dd', value));
    list.append(fact);
  }
  return list;
}

function articleOf(paper: Paper, stamp: Stamp): HTMLElement {
  const article = element('article', undefined, className);
  article.lang = stamp.language;
  const head = element('header');
  head.append(element('p', stamp.product, 'product'), element('h1', paper.title), factsOf(paper.facts));
  const foot = element('footer', undefined, 'signatures');
  foot.append(...(paper.signatures ?? stamp.signatures).map((who) => element('div', who)));
  article.append(head, paper.body, foot);
  return article;
}

/** A part of a paper under a title of its own. */
export function partOf(title: string, ...nodes: readonly Node[]): HTMLElement {
  const part = element('section');
  part.append(element('h2', title), ...nodes);
  return part;
}

/** Puts a paper in the place of the page for whatever prints it; answers how it is taken away. */
export function putPaper(paper: Paper, stamp: Stamp): () => void {
  const article = articleOf(paper, stamp);
  const styles = new CSSStyleSheet();
  styles.replaceSync(stylesOf(paper, stamp));
  document.body.append(article);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  return () => {
    article.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
  };
}

/** A table for a paper: heads, and rows of texts; figures stand to the right. */
export function tableBody(
  heads: readonly { title: string; isFigure: boolean }[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  const table = element('table');
  const cells = (tag: 'th' | 'td', texts: readonly string[]) => {
    const row = element('tr');
    row.append(...texts.map((text, at) => element(tag, text, heads[at]?.isFigure ? 'figure' : undefined)));
    return row;
  };
  const head = element('thead');
  head.append(
    cells(
      'th',
      heads.map(({ title }) => title),
    ),
  );
  const body = element('tbody');
  body.append(...rows.map((row) => cells('td', row)));
  table.append(head, body);
  return table;
}
