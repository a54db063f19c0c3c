import { screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { ChartCard } from './ChartCard';

const m = defineMessages({
  title: { id: 'investors.blocks.byMonth', defaultMessage: 'Новые инвесторы по месяцам' },
  empty: { id: 'investors.blocks.empty', defaultMessage: 'За этот период инвесторов нет' },
});

let mockCut = true;
jest.mock('./ChartDrawing', () => {
  if (mockCut) throw new Error('cut');
  return { ChartDrawing: () => <p>drawn</p> };
});

it('asks again for the file that draws, when it did not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const chart = {
    axis: m.title,
    series: [{ id: 'count', title: m.title, as: 'number' as const }],
    points: [{ id: '1', title: 'январь 2026', short: 'янв', to: '/list', values: ['5'] }],
  };
  const result = { item: chart, failure: undefined, refreshing: false, retry: () => undefined };
  const { user } = renderPart(<ChartCard title={m.title} kind="columns" result={result} empty={m.empty} />);
  const again = await screen.findByRole('button', { name: 'Показать ещё раз' });
  mockCut = false;
  await user.click(again);
  expect(await screen.findByText('drawn')).toBeVisible();
});
