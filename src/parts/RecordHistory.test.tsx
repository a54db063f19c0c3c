import { renderPart } from '../../tests/panel/renderPart';
import { RecordHistory, type HistoryRow } from './RecordHistory';

const row = (id: number, change: Partial<HistoryRow>): HistoryRow => ({
  ...{ id, action: 'change', field: null, old: null, new: null },
  ...{ user: { name: 'Нигора Юсупова' }, created_at: '2026-11-20 10:00:05' },
  ...change,
});

test('what one person did at once is one entry, with sums and days as they are read elsewhere (FMT-03)', () => {
  const { container } = renderPart(
    <RecordHistory
      words={{}}
      rows={[
        row(3, { field: 'amount', old: '1250000.00', new: '5400000.50' }),
        row(2, { field: 'planned_date', old: null, new: '2026-11-25' }),
        row(1, { field: 'comment', new: 'approved', created_at: '2026-11-20 09:00:00' }),
      ]}
    />,
  );
  const entries = [...container.querySelectorAll('li')].map((one) => one.textContent?.replaceAll('\u00a0', ' '));
  expect(entries).toHaveLength(2);
  expect(entries[0]).toContain('1 250 000,00 сум');
  expect(entries[0]).toContain('5 400 000,50 сум');
  expect(entries[0]).toContain('25.11.2026');
  // What people wrote is theirs.
  expect(entries[1]).toContain('approved');
});

test('codes that nobody has words for are not shown', () => {
  const { container } = renderPart(
    <RecordHistory
      words={{}}
      rows={[row(1, { action: 'decide_again', field: 'new_kind', old: 'half_done', new: 'wallet' })]}
    />,
  );
  expect(container.textContent).not.toMatch(/decide_again|new_kind|half_done|wallet/);
  expect(container.textContent).toContain('Другое действие');
});

test('two acts within one second that change the same field stay two entries', () => {
  const { container } = renderPart(
    <RecordHistory
      words={{}}
      rows={[row(2, { field: 'status', old: 'Проверен', new: 'Принят' }), row(1, { field: 'status', new: 'Проверен' })]}
    />,
  );
  expect(container.querySelectorAll('li')).toHaveLength(2);
});
