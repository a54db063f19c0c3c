import { Star } from '../../../src/kit/Star';

import { State } from '../State';

export function Page() {
  return (
    <State name="The mark" isRow>
      <Star />
      <Star size={40} />
      <Star size={64} />
    </State>
  );
}
