/** What is handed in as a signature and was made to cost whoever reads it is refused, and costs by its length and no more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSigned } from '../../server/modules/signing/cms';
import { hostileDer } from '../support/hostileDer';

const sizes = { small: 215_040, large: 860_160 };

/** Milliseconds of the processor, whatever else the host does; the best of three, as others may collect garbage. */
function costOf(bytes: Uint8Array): number {
  const costs = [0, 1, 2].map(() => {
    const begun = process.cpuUsage();
    assert.equal(readSigned(bytes), undefined);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

for (const [what, make] of Object.entries(hostileDer))
  test(`${what}: refused, and four times as many cost little more than four times as much`, () => {
    const [small, large] = [costOf(make(sizes.small)), costOf(make(sizes.large))];
    // What squares the length costs sixteen times as much.
    assert.ok(large < 8 * Math.max(small, 5), `${small} ms, and ${large} ms`);
  });
