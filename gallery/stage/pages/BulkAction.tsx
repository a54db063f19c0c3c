import { CheckmarkCircle20Regular } from '@fluentui/react-icons';
import { BulkAction } from '../../../src/kit/bulk/BulkAction';
import { BulkDialog } from '../../../src/kit/bulk/BulkDialog';
import { listWords } from '../list';
import { State } from '../State';

const action = { title: listWords.changeStatus, icon: CheckmarkCircle20Regular, count: 1240 };

export function Page() {
  return (
    <>
      <State name="Asks before it begins">
        <BulkAction {...action} id="gallery.bulk" permission="investors.update">
          {(close) => (
            <BulkDialog
              title={listWords.changeStatus}
              submit="OK"
              count={1240}
              sent={1240}
              skipped={[]}
              sums={[]}
              onSubmit={close}
              onClose={close}
            />
          )}
        </BulkAction>
      </State>
      <State name="Without the right to it there is nothing">
        <BulkAction {...action} id="gallery.hidden" permission="tax.enable">
          {() => null}
        </BulkAction>
      </State>
    </>
  );
}
