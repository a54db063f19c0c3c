import { fc } from '../../../../tests/support/fastCheck';
import { isTableLook, narrowest, widest, type TableSettings } from '../../state/tableSettings';
import { readLook, unknownColumns, wholeLook, writeLook } from './settingsParam';

const columns = [{ id: 'name' }, { id: 'phone', width: 144 }, { id: 'pinfl', width: 148, hidden: true as const }];

it('writes the look of a table as a short text that an address takes as it is', () => {
  const look = wholeLook(columns, { order: ['phone', 'name'], widths: { name: 240, gone: 100 }, pinned: 2 });
  const text = writeLook(look);
  expect(text).toBe('1c21*phone.*-pinfl.*name.240');
  expect(new URLSearchParams({ view: text }).toString()).toBe(`view=${text}`);
  expect(readLook(text)).toEqual({ ...look, shown: { phone: true, name: true, pinfl: false } });
});

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/), { minLength: 1, maxLength: 30 });
it('reads back whatever it wrote', () => {
  fc.assert(
    fc.property(
      ids,
      fc.integer({ min: narrowest, max: widest }),
      fc.boolean(),
      fc.integer({ min: 0, max: 3 }),
      (order, width, on, pinned) => {
        const look: TableSettings = {
          density: on ? 'compact' : 'comfortable',
          order,
          shown: Object.fromEntries(order.map((id, at) => [id, at % 2 === 0])),
          widths: { [String(order[0])]: width },
          pinned,
          actionsPinned: on,
        };
        expect(readLook(writeLook(look))).toEqual(look);
      },
    ),
  );
});

it('takes any text from an address without failing, and gives nothing but a sound look', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `1c11*${text}`),
      ),
      (text) => {
        const look = readLook(text);
        expect(look === undefined || isTableLook(look)).toBe(true);
      },
    ),
  );
  for (const broken of ['', '1', '2c11', '1c91', '1c11*', '1c11*name', '1c11*name.12345', '1c11*a.*a.', '1c11*<b>.'])
    expect(readLook(broken)).toBeUndefined();
  expect(readLook('1c11*name.9')).not.toHaveProperty('widths');
  expect(readLook(`1c11${'*a.'.repeat(1000)}`)).toBeUndefined();
});

it('names the columns that a table does not have, unless they are left out anyway', () => {
  expect(unknownColumns(columns, { order: ['name', 'inn', 'kpp'], shown: { kpp: false } })).toEqual(['inn']);
});
