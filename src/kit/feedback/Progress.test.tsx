import { screen } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { Progress } from './Progress';

test.each([
  [0, '0'],
  [0.333, '33'],
  [1, '100'],
  // A service that miscounts makes no bar longer than its room.
  [1.7, '100'],
  [-1, '0'],
])('%d is said as %s percent', (done, percent) => {
  renderPart(<Progress done={done} label="Обработано" />);
  expect(screen.getByRole('progressbar', { name: 'Обработано' })).toHaveAttribute('aria-valuenow', percent);
});
