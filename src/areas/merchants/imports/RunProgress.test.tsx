import { screen } from '@testing-library/react';
import { renderPart } from '../../../../tests/panel/renderPart';
import type { MerchantImport } from '../../../api/payment/merchantImports';
import { RunProgress } from './RunProgress';

const run = (ok: number, total: number | null = 20): MerchantImport => ({
  id: 1,
  source: 'sheet',
  file: 'goods.xlsx',
  status: 'running',
  total,
  ok,
  failed: 0,
  error: null,
  errors_file: null,
  user: null,
  created_at: '2026-11-02T10:00:00+05:00',
  finished_at: null,
});

test('an import that runs is announced by what it does and not by each row that it has done', () => {
  const { rerender } = renderPart(<RunProgress run={run(0, null)} />);
  expect(screen.getByRole('status')).toHaveTextContent('Забираем файл…');
  rerender(<RunProgress run={run(3)} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Загружается$/);
  expect(screen.getByText(/Обработано строк: 3 из 20/)).toBeVisible();
  rerender(<RunProgress run={run(4)} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Загружается$/);
  expect(screen.getByText(/Обработано строк: 4 из 20/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
});
