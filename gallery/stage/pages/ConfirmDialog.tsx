import { ConfirmDialog } from '../../../src/kit/overlay/ConfirmDialog';
import { listWords } from '../list';
import { Opener } from '../Opener';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Yes and no">
        <Opener>{(close) => <ConfirmDialog title={listWords.changeStatus} onYes={close} onNo={close} />}</Opener>
      </State>
      <State name="Under way">
        <Opener>
          {(close) => (
            <ConfirmDialog title={listWords.block} yes={listWords.block} state="busy" onYes={close} onNo={close}>
              ООО «Барака»
            </ConfirmDialog>
          )}
        </Opener>
      </State>
    </>
  );
}
