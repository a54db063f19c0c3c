import { screen } from '@testing-library/react';
import { renderPart } from '../../../../tests/panel/renderPart';
import type { Product } from '../../../api/marketplace/products';
import { PriceLine } from './PriceLine';
import { usePriceTexts } from './usePriceTexts';

// Of a product only what the sheet shows is of interest.
const row = {
  id: 1,
  name: 'Чайник',
  sku: 'K-1',
  price: '100.00',
  old_price: null,
  merchant: { name: 'Дом' },
} as Product;
const rows = [row];

function Sheet() {
  const texts = usePriceTexts(rows);
  return (
    <table>
      <tbody>
        <PriceLine row={row} at={0} texts={texts} isFixed={false} onEnter={() => undefined} />
      </tbody>
    </table>
  );
}

test('what is wrong with a price is said when its cell is left, and describes the cell', async () => {
  const { user } = renderPart(<Sheet />);
  const cell = screen.getByRole('textbox', { name: /Чайник/ });
  await user.clear(cell);
  await user.type(cell, 'дорого');
  expect(screen.queryByText('Это не цена')).toBeNull();
  expect(cell).toBeValid();
  await user.tab();
  expect(screen.getByText('Это не цена')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(cell).toBeInvalid();
  expect(cell).toHaveAccessibleDescription('Это не цена');
});
