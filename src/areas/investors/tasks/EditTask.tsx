import { useUpdateAsyncTaskMutation, type AsyncTask } from '../../../api/investment/asyncTasks';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { investorStatus } from '../../../parts/investorStatus';
import { targets } from '../status/transitions';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const options = investorStatus.optionsOf(targets);

const valuesOf = ({ name, params }: AsyncTask) => ({
  name,
  status: params.status ?? '',
  comment: params.comment ?? '',
});

/** Changes what a task is called and what holds for rows that say nothing else, until it is run. */
export function EditTask({ task, onClose }: { task: AsyncTask; onClose: () => void }) {
  const [update] = useUpdateAsyncTaskMutation();
  const form = usePanelForm({
    id: `editTask:${task.id}`,
    version: task.version,
    values: valuesOf(task),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.editTitle}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={({ name, status, comment }, { version = task.version }) => {
        const said = status as AsyncTask['params']['status'] | '';
        const params = { ...(said !== '' && { status: said }), ...(comment !== '' && { comment }) };
        return update({ id: task.id, 'If-Match': version, body: { name, params } }).unwrap();
      }}
    >
      <TextField name="name" label={t.name} maxLength={120} required />
      {task.type === 'status_update' && (
        <>
          <SelectField name="status" label={m.pendingForAll} options={options} />
          <TextField name="comment" label={m.comment} maxLength={500} multiline />
        </>
      )}
    </FormDrawer>
  );
}
