import { Drawer } from '../../../src/kit/overlay/Drawer';
import { listWords } from '../list';
import { Opener } from '../Opener';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Medium">
        <Opener>
          {(close) => (
            <Drawer title={listWords.changeStatus} onClose={close}>
              ООО «Барака»
            </Drawer>
          )}
        </Opener>
      </State>
      <State name="Large">
        <Opener>
          {(close) => (
            <Drawer title="ООО «Барака»" size="large" onClose={close}>
              ООО «Барака»
            </Drawer>
          )}
        </Opener>
      </State>
    </>
  );
}
