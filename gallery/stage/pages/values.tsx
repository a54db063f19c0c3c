import { DateTime, Day, Inn, Masked, Money, Month, Phone } from '../../../src/kit/values/values';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="An amount, a debt, with the currency, large, nothing, nonsense" isRow>
        <Money amount="1250000.50" />
        <Money amount="-54321.00" />
        <Money amount="0.00" withCurrency />
        <Money amount="999999999999999.99" withCurrency />
        <Money amount={null} />
        <Money amount="1e9" />
      </State>
      <State name="A moment, nothing, nonsense" isRow>
        <DateTime value="2026-03-05 14:07:31" />
        <DateTime value={null} />
        <DateTime value="soon" />
      </State>
      <State name="A day, nothing, no day" isRow>
        <Day value="2026-03-05" />
        <Day value={null} />
        <Day value="2026-02-31" />
      </State>
      <State name="A month" isRow>
        <Month value="2026-03" />
      </State>
      <State name="The number of a taxpayer, nothing" isRow>
        <Inn value="549595337" />
        <Inn value={null} />
      </State>
      <State name="A phone, nothing" isRow>
        <Phone value="998901234567" />
        <Phone value={null} />
      </State>
      <State name="Masked, nothing" isRow>
        <Masked text="3010******0018" />
        <Masked text={null} />
      </State>
    </>
  );
}
