/** The looks of a cell, as places in the list of formats below. */
export const looks = {
  plain: 0,
  heading: 1,
  text: 2,
  money: 3,
  day: 4,
  dateTime: 5,
  number: 6,
  figure: 7,
  moneySum: 8,
  label: 9,
} as const;

/*
 * Formats are written the American way and shown by the spreadsheet in the way of its reader: 4 is # ##0,00 in
 * Russian. 49 is text, which stays text also when somebody edits the cell.
 */
const formats: Record<keyof typeof looks, [format: number, isBold?: boolean]> = {
  plain: [0],
  heading: [49, true],
  text: [49],
  money: [4],
  day: [164],
  dateTime: [165],
  number: [3],
  figure: [0],
  moneySum: [4, true],
  label: [49, true],
};

const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

export const stylesPart = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
  `<styleSheet ${namespace}>`,
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm:ss"/></numFmts>',
  `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${Object.keys(formats).length}">`,
  ...Object.values(formats).map(
    ([format, isBold]) =>
      `<xf numFmtId="${format}" fontId="${isBold ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${isBold ? ' applyFont="1"' : ''}/>`,
  ),
  '</cellXfs>',
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');
