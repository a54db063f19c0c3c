import { pspSums } from './pspSums';

test.each([
  // 250 000 at 0.5 % and 1.25 %: pays 251 250.00, returns 3 125.00.
  ['250000.00', '0.5000', '1.2500', '1250.00', '251250.00', '3125.00'],
  // Half a tiyin goes up for the commission and down for the cashback.
  ['1.00', '0.5000', '0.5000', '0.01', '1.01', '0.00'],
  ['0.99', '0.5000', '0.5000', '0.00', '0.99', '0.00'],
  ['3.99', '50.0000', '50.0000', '2.00', '5.99', '1.99'],
  ['9999999999999999.99', '100.0000', '0.0000', '9999999999999999.99', '19999999999999999.98', '0.00'],
] as const)('%s at %s %% and %s %%', (amount, percent, back, commission, paid, cashback) =>
  expect(pspSums(amount, percent, back)).toEqual({ commission, paid, cashback }),
);
test.each(['', 'x', '0.00'])('no amount is no sum: %s', (amount) => expect(pspSums(amount, '1', '1')).toBeUndefined());
