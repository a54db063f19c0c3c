import { ConfirmIrreversible } from '../../../src/kit/actions/ConfirmIrreversible';
import { listWords } from '../list';
import { answers, Opener } from '../Opener';
import { State } from '../State';

export function Page() {
  return (
    <State name="What it concerns has to be typed: 417">
      <Opener>
        {(close) => (
          <ConfirmIrreversible
            title={listWords.block}
            text="417"
            yes={listWords.block}
            run={answers.done}
            done={listWords.block}
            onClose={close}
          >
            ООО «Барака»
          </ConfirmIrreversible>
        )}
      </Opener>
    </State>
  );
}
