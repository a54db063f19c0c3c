import { CheckmarkCircle20Regular } from '@fluentui/react-icons';
import { BulkAction, type BulkFormProps } from '../../../src/kit/bulk/BulkAction';
import { BulkDialog } from '../../../src/kit/bulk/BulkDialog';
import { planBulk } from '../../../src/kit/bulk/bulkPlan';
import { listWords } from '../list';
import { State } from '../State';

type Row = { id: number };
const rows: readonly Row[] = Array.from({ length: 1240 }, (_, at) => ({ id: at + 1 }));

const Question = ({ rows: picked, ...ends }: BulkFormProps<Row>) => {
  const plan = planBulk(picked, () => undefined, {}, {});
  return (
    <BulkDialog
      {...plan.summary}
      {...ends}
      title={listWords.changeStatus}
      submit={listWords.changeStatus}
      onSubmit={() => undefined}
    />
  );
};
const action = {
  title: listWords.changeStatus,
  icon: CheckmarkCircle20Regular,
  Form: Question,
  rows,
  onDone: () => undefined,
};

export function Page() {
  return (
    <>
      <State name="Asks before it begins">
        <BulkAction {...action} id="gallery.bulk" permission="investors.update" />
      </State>
      <State name="Without the right to it there is nothing">
        <BulkAction {...action} id="gallery.hidden" permission="tax.enable" />
      </State>
    </>
  );
}
