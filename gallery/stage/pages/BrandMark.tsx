import { BrandMark } from '../../../src/kit/foundation/BrandMark';

import { State } from '../State';

export function Page() {
  return (
    <State name="The mark" isRow>
      <BrandMark />
      <BrandMark size={40} />
      <BrandMark size={64} />
    </State>
  );
}
