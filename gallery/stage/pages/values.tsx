import { Money } from '../../../src/kit/values/values';

import { State } from '../State';

export function Page() {
  return (
    <State name="An amount, a debt, with the currency, large, nothing, nonsense" isRow>
      <Money amount="1250000.50" />
      <Money amount="-54321.00" />
      <Money amount="0.00" withCurrency />
      <Money amount="999999999999999.99" withCurrency />
      <Money amount={null} />
      <Money amount="1e9" />
    </State>
  );
}
