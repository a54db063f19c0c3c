/** What the export writes, opened and saved again by LibreOffice: it has to be the same file to somebody else. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formulas, planOf, readBack, write } from '../support/sheetFiles';

const places = [
  process.env.SOFFICE_PATH ?? '',
  '/usr/bin/soffice',
  '/usr/bin/libreoffice',
  '/usr/local/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
];
const office = places.find((path) => path !== '' && existsSync(path));
const whenInstalled = office === undefined ? it.skip : it;
const skipped = office === undefined ? ' (skipped: LibreOffice is not installed)' : '';

whenInstalled(
  `LibreOffice reads the same values, types and formulas${skipped}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'divan-office-'));
    try {
      const columns = { Имя: 'text', ПИНФЛ: 'text', Сумма: 'money', Дата: 'day', Создан: 'dateTime' } as const;
      const rows = [
        ['=1+1', '00123456789012', '1250000.05', '2024-02-29', '2026-03-05 14:07:31'],
        ['@SUM(A1)', '=cmd|x', '9999999999999.99', '1900-03-01', '2024-02-28 23:59:59'],
        ['_x0041_ <b>&"\n строка', '3010******0018', '-0.01', '2000-01-01', '2024-02-29 00:00:00'],
        ['', '1', '-10000000000000.00', '**.**.1990', 'x'],
        ['пятая', '2', '0.10', '9999-12-31', '2026-01-01 00:00:01'],
      ];
      const plan = planOf(columns, { lines: 5 });
      const facts = [{ label: 'Поиск', value: '=1+1', kind: 'text' as const }];
      const bytes = await write(plan, [rows], facts);
      writeFileSync(join(folder, 'export.xlsx'), bytes);
      const { stderr } = spawnSync(
        office ?? '',
        [
          '--headless',
          `-env:UserInstallation=file://${folder}/profile`,
          '--convert-to',
          'xlsx',
          '--outdir',
          join(folder, 'again'),
          join(folder, 'export.xlsx'),
        ],
        { encoding: 'utf8', timeout: 100_000 },
      );
      const saved = join(folder, 'again/export.xlsx');
      if (!existsSync(saved)) throw new Error(stderr);
      const [ours, theirs] = [readBack(bytes), readBack(new Uint8Array(readFileSync(saved)))];

      expect(theirs.book.SheetNames).toEqual(['Инвесторы', 'Инвесторы (2)', 'Фильтры']);
      for (const at of [0, 1, 2])
        for (const [place, cell] of Object.entries(ours.sheet(at))) {
          if (place.startsWith('!')) continue;
          const { t, v, w } = cell as { t: string; v: unknown; w: string };
          const other = theirs.sheet(at)[place] as { t: string; v: unknown; w: string };
          expect([at, place, other.t, other.w]).toEqual([at, place, t, w]);
          if (t === 's') expect(other.v).toBe(v);
          else expect(other.v).toBeCloseTo(v as number, 9);
        }
      expect(formulas(theirs)).toEqual({ 'Инвесторы (2)!C4': 'SUM(Инвесторы!C2:C4,C2:C3)' });
      expect([0, 1].map((at) => theirs.sheet(at)['!autofilter'])).toEqual([{ ref: 'A1:E4' }, { ref: 'A1:E3' }]);
      // What belongs to a view, as the frozen heading does, is lost where LibreOffice converts without a window.
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  120_000,
);
