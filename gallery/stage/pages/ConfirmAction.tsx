import { ConfirmAction, ConfirmDelete } from '../../../src/kit/actions/ConfirmAction';
import { listWords } from '../list';
import { answers, Opener } from '../Opener';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="ConfirmDelete: done after a moment">
        <Opener>{(close) => <ConfirmDelete run={answers.done} done={listWords.block} onClose={close} />}</Opener>
      </State>
      <State name="ConfirmAction: refused by the service">
        <Opener>
          {(close) => (
            <ConfirmAction
              title={listWords.changeStatus}
              yes={listWords.block}
              run={answers.refused}
              done={listWords.block}
              onClose={close}
            />
          )}
        </Opener>
      </State>
    </>
  );
}
