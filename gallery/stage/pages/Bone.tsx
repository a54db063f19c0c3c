import { Bone } from '../../../src/kit/Bone';

import { State } from '../State';

export function Page() {
  return (
    <State name="A text on its way" isRow>
      <div style={{ width: 320, display: 'grid', gap: 12 }}>
        <Bone tall width="short" />
        <Bone />
        <Bone width="short" />
      </div>
    </State>
  );
}
