import { Masked } from '../../../src/kit/values/values';

import { State } from '../State';

export function Page() {
  return (
    <State name="Masked, nothing" isRow>
      <Masked text="3010******0018" />
      <Masked text={null} />
    </State>
  );
}
