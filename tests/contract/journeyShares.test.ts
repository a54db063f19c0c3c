import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { journeyShares } from '../../scripts/journeyShares';
import { isPartOfShare, shareText, shareVariable } from '../../scripts/journeyTurn';
import { root } from '../../scripts/processes';

const everyRoute = 'e2e/accessibility/everyRoute.spec.ts';
const specs = (readdirSync(join(root, 'e2e'), { recursive: true }) as string[])
  .filter((path) => path.endsWith('.spec.ts') && !path.startsWith('look/'))
  .map((path) => `e2e/${path}`);

afterEach(() => void jest.restoreAllMocks());

test.each([2, 4, 8])('of %i shares each journey is in one, and the look at every route in all', (shares) => {
  const made = journeyShares(shares);
  expect(made).toHaveLength(shares);
  for (const files of made) expect(files).toContain(everyRoute);
  const rest = made.flatMap((files) => files.filter((file) => file !== everyRoute));
  expect(rest.toSorted()).toEqual(specs.filter((file) => file !== everyRoute).toSorted());
});

test('the two files of dialogs and parts, which take longest, are in different halves', () => {
  for (const files of journeyShares(2))
    expect(files.filter((file) => file.startsWith('e2e/accessibility/') && file !== everyRoute)).toHaveLength(1);
});

test.each([2, 4, 8])('the parts of what is in all of %i shares come once each', (shares) => {
  const parts = Array.from({ length: 10 }, (_, at) => at);
  const taken = Array.from({ length: shares }, (_, share) => {
    jest.replaceProperty(process, 'env', { [shareVariable]: shareText(share, shares) });
    return parts.filter(isPartOfShare);
  });
  expect(taken.every((some) => some.length > 0)).toBe(true);
  expect(taken.flat().toSorted((one, other) => one - other)).toEqual(parts);
  jest.replaceProperty(process, 'env', {});
  expect(parts.filter(isPartOfShare)).toEqual(parts);
});
