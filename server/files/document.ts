/** A word-processing document of headings, facts and tables: the few parts that every reader of docx needs. */
import { strToU8, zipSync } from 'fflate';

export type Block =
  | { heading: string; level: 1 | 2 }
  | { paragraph: string }
  | { table: string[][]; /** Whether the first row is a heading of columns. */ head: boolean };

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** What XML cannot hold is left out; what it would read as markup is written so that it is text. */
function escape(text: string): string {
  const legal = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return legal.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const run = (text: string, bold = false) =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escape(text)}</w:t></w:r>`;
const paragraph = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;

const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:color="BFBFBF"/>`).join('');

function table(rows: string[][], head: boolean): string {
  const width = Math.floor(9600 / (rows[0]?.length ?? 1));
  const columns = (rows[0] ?? []).map(() => `<w:gridCol w:w="${width}"/>`).join('');
  const cell = (text: string, bold: boolean) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(run(text, bold))}</w:tc>`;
  const lines = rows.map((row, at) => {
    const title = head && at === 0;
    const properties = title ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
    return `<w:tr>${properties}${row.map((text, place) => cell(text, title || (!head && place === 0))).join('')}</w:tr>`;
  });
  const properties = `<w:tblPr><w:tblW w:w="9600" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>`;
  return `<w:tbl>${properties}<w:tblGrid>${columns}</w:tblGrid>${lines.join('')}</w:tbl>${paragraph('')}`;
}

function markup(block: Block): string {
  if ('heading' in block) return paragraph(run(block.heading), `Heading${block.level}`);
  if ('paragraph' in block) return paragraph(run(block.paragraph));
  return table(block.table, block.head);
}

const heading = (level: number, size: number) =>
  `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:keepNext/>` +
  `<w:spacing w:before="240" w:after="120"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

/** The bytes of a docx. */
export function docx(title: string, blocks: Block[]): Buffer {
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>` +
      `<Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/>` +
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>',
    '_rels/.rels':
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/>` +
      '<Relationship Id="r2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>',
    'word/_rels/document.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml':
      `<w:styles xmlns:w="${namespace}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/>` +
      `<w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>${heading(1, 32)}${heading(2, 24)}</w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${namespace}"><w:body>${blocks.map(markup).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/></w:sectPr></w:body></w:document>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escape(title)}</dc:title></cp:coreProperties>`,
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(declaration + xml)]);
  return Buffer.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>));
}
