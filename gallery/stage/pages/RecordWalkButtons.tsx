import { useState } from 'react';
import { RecordWalkButtons } from '../../../src/kit/list/RecordWalkButtons';
import { RecordWalkContext } from '../../../src/kit/state/recordWalk';
import { Drawer } from '../../../src/kit/overlay/Drawer';
import { Opener } from '../Opener';
import { State } from '../State';

const numbers = ['417', '418', '419'];
const alone = { previous: undefined, next: undefined };

/** Three records in a row; the one in the middle is open first. */
function Row({ hasRows }: { hasRows: boolean }) {
  const [at, open] = useState(1);
  const way = (to: number) => (numbers[to] === undefined ? undefined : () => open(to));
  return (
    <RecordWalkContext value={{ previous: way(at - 1), next: way(at + 1) }}>
      <span>№ {numbers[at]}</span>
      <RecordWalkButtons hasRows={hasRows} />
    </RecordWalkContext>
  );
}

// One key has one meaning on a page: only the first example answers N and P while the drawer is closed.
export function Page() {
  return (
    <>
      <State name="Between two others, and no further than the ends" isRow>
        <Row hasRows />
      </State>
      <State name="Alone in its row" isRow>
        <RecordWalkContext value={alone}>
          <RecordWalkButtons />
        </RecordWalkContext>
      </State>
      <State name="In a drawer, where J and K walk as well">
        <Opener>
          {(close) => (
            <Drawer title="ООО «Барака»" onClose={close}>
              <Row hasRows={false} />
            </Drawer>
          )}
        </Opener>
      </State>
    </>
  );
}
