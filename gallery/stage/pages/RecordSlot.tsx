import { RecordSlot } from '../../../src/kit/list/RecordSlot';
import { Drawer } from '../../../src/kit/overlay/Drawer';
import { listWords } from '../list';
import { Opener } from '../Opener';
import { State } from '../State';

function SampleDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Drawer title={listWords.open} onClose={onClose}>
      № {id}
    </Drawer>
  );
}

export function Page() {
  return (
    <State name="A record is open">
      <Opener>
        {(close) => (
          <RecordSlot record={{ id: 7, hrefOf: undefined, open: () => undefined, close }} Drawer={SampleDrawer} />
        )}
      </Opener>
    </State>
  );
}
