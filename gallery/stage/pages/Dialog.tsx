import { Button } from '@fluentui/react-components';
import { Dialog } from '../../../src/kit/overlay/Dialog';
import { listWords } from '../list';
import { Opener } from '../Opener';
import { State } from '../State';

export function Page() {
  return (
    <State name="A question with a body of its own">
      <Opener>
        {(close) => (
          <Dialog
            title={listWords.changeStatus}
            buttons={
              <Button type="submit" appearance="primary">
                OK
              </Button>
            }
            onSubmit={close}
            onClose={close}
          >
            ООО «Барака»
          </Dialog>
        )}
      </Opener>
    </State>
  );
}
