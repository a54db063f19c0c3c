import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { takeFileSnapshot } from './fileSnapshot';

const place = mkdtempSync(join(tmpdir(), 'divan-snapshot-'));
after(() => rmSync(place, { recursive: true, force: true }));

test('what has gone since comes back, what has come stays', () => {
  const folder = mkdtempSync(join(place, 'files-'));
  for (const name of ['a', 'b']) writeFileSync(join(folder, name), name);
  const restore = takeFileSnapshot(folder, join(place, 'aside'));
  for (let round = 0; round < 2; round++) {
    rmSync(join(folder, 'a'));
    writeFileSync(join(folder, 'c'), 'c');
    restore();
    assert.deepEqual(readdirSync(folder).sort(), ['a', 'b', 'c']);
    assert.equal(readFileSync(join(folder, 'a'), 'utf8'), 'a');
  }
});
