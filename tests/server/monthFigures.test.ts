/** What a month is closed with of its dividends is what the run that stands comes to, and what its entries lead to. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { reckonTotals } from '../../server/modules/closing/store';
import { useDividends } from '../support/dividends';

const { work, strategy, october, profit, calculate, look } = useDividends();

test('a run that was replaced counts neither in the dividends nor in the tax of its month', async () => {
  const own = await strategy();
  await october(own);
  await profit(own, 'divided');
  assert.equal((await calculate(own))[0], 202);
  const { revision, gross, tax } = await look(own);
  assert.equal(revision, 2);

  const { id } = await work.one<{ id: number }>(`select id from closing_months where month = '2026-10-01'`);
  const kept = () =>
    work.one<{ dividends: string; tax: string }>('select dividends, tax from closing_months where id = $1', [id]);
  await work.db.transaction((sql) => reckonTotals(sql, id, '2026-10-01'));
  assert.deepEqual(await kept(), { dividends: gross, tax });
  for (const [figure, sum] of Object.entries({ dividends: gross, tax })) {
    const { totals } = await work.answer<{ totals: { figure: string } }>(
      `system GET /v1/gl-list?limit=1&begin_date=2026-10-01&end_date=2026-10-31&figure=${figure}`,
      { as: 'accountant' },
    );
    assert.equal(totals.figure, sum, figure);
  }

  // A month that was closed before has both runs in its figures.
  await work.db.query(
    'update closing_months set dividends = dividends + $2::numeric, tax = tax + $3::numeric where id = $1',
    [...[id, gross, tax]],
  );
  await work.db.script(await readFile('server/migrations/0121_figures_without_replaced_runs.sql', 'utf8'));
  assert.deepEqual(await kept(), { dividends: gross, tax });
});
