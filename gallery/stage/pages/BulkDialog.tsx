import { BulkDialog } from '../../../src/kit/bulk/BulkDialog';
import { listWords } from '../list';
import { Opener } from '../Opener';
import { State } from '../State';
import { word } from '../words';

const noRight = word(
  'Вам нельзя делать это изменение',
  'You may not make this change',
  'Bu oʻzgarish sizga mumkin emas',
);
const rows = { count: 1240, sums: [], onSubmit: () => undefined, onDone: () => undefined };

export function Page() {
  return (
    <>
      <State name="Some are left out">
        <Opener>
          {(close) => (
            <BulkDialog
              {...rows}
              title={listWords.changeStatus}
              submit={<>1 228</>}
              sent={1228}
              skipped={[{ reason: noRight, count: 12 }]}
              onClose={close}
            />
          )}
        </Opener>
      </State>
      <State name="Nobody is left, and nothing can begin">
        <Opener>
          {(close) => (
            <BulkDialog
              {...rows}
              title={listWords.changeStatus}
              submit={<>OK</>}
              sent={0}
              skipped={[{ reason: noRight, count: 1240 }]}
              onClose={close}
            />
          )}
        </Opener>
      </State>
    </>
  );
}
