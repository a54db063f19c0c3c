import { xmlText } from './cellText';
import { columnLetters, quotedName } from './sheetNames';

/** A sheet that is written; `last` is its last line under the filter arrows, none where there are no arrows. */
export interface WrittenSheet {
  name: string;
  columns: number;
  last?: number;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const formats = 'http://schemas.openxmlformats.org';
const office = `${formats}/officeDocument/2006/relationships`;
const relations = `xmlns="${formats}/package/2006/relationships"`;
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const attribute = (text: string) => xmlText(text).replaceAll('"', '&quot;');
export const sheetPart = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

/** The area under the arrows is also a name of the workbook, hidden, as spreadsheets themselves write it. */
function filterName({ name, columns, last }: WrittenSheet, index: number): string {
  if (last === undefined) return '';
  const area = `${quotedName(name)}!$A$1:$${columnLetters(columns - 1)}$${last}`;
  return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${xmlText(area)}</definedName>`;
}

/** The parts of the file that name the others; they are known when the last sheet is. */
export function workbookParts(sheets: readonly WrittenSheet[]): Record<string, string> {
  const names = sheets.map(filterName).join('');
  return {
    'xl/workbook.xml': [
      declaration,
      `<workbook xmlns="${formats}/spreadsheetml/2006/main" xmlns:r="${office}">`,
      // The frozen heading of a sheet counts only within a view of the workbook.
      '<bookViews><workbookView/></bookViews><sheets>',
      ...sheets.map(({ name }, at) => `<sheet name="${attribute(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`),
      '</sheets>',
      names && `<definedNames>${names}</definedNames>`,
      '</workbook>',
    ].join(''),
    'xl/_rels/workbook.xml.rels': [
      declaration,
      `<Relationships ${relations}>`,
      ...sheets.map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      ),
      `<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ].join(''),
    '_rels/.rels': `${declaration}<Relationships ${relations}><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': [
      declaration,
      `<Types xmlns="${formats}/package/2006/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/xml"/>',
      `<Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/>`,
      ...sheets.map((_, at) => `<Override PartName="/${sheetPart(at)}" ContentType="${sheetMl}.worksheet+xml"/>`),
      `<Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/></Types>`,
    ].join(''),
  };
}
