import { Edit20Regular, Play20Regular, Stop20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  isUnderWay,
  useCancelAsyncTaskMutation,
  useRunAsyncTaskMutation,
  type AsyncTask,
} from '../../../api/investment/asyncTasks';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Can } from '../../../session/can';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const EditTask = lazyComponent(async () => (await import('./EditTask')).EditTask);

/** The kinds whose work a person may let begin. */
const isWork = ({ type }: AsyncTask) => type === 'status_update' || type === 'import_investors';

/** What can be done with a task: the main step beside its name, the same steps in the menu of a row. */
export function TaskActions({ task, isRow = false }: { task: AsyncTask; isRow?: boolean }) {
  const [action, setAction] = useState<'run' | 'cancel' | 'edit'>();
  const [run] = useRunAsyncTaskMutation();
  const [cancel] = useCancelAsyncTaskMutation();
  const close = () => setAction(undefined);
  const wasRun = task.status !== 'created' && m.notCreated;
  const runAction = (
    <Can do="async_tasks.enable">
      <Action
        label={m.run}
        icon={Play20Regular}
        isPrimary={!isRow}
        disabledReason={wasRun || (!isWork(task) && m.otherKind)}
        onSelect={() => setAction('run')}
      />
    </Can>
  );
  const cancelAction = (
    <Can do="async_tasks.disable">
      <Action
        label={t.stop}
        icon={Stop20Regular}
        tone="danger"
        disabledReason={!isUnderWay(task) && task.status !== 'created' && m.hasEnded}
        onSelect={() => setAction('cancel')}
      />
    </Can>
  );
  const editAction = (
    <Can do="async_tasks.update">
      <Action
        label={t.edit}
        // The menu of a card has no key.
        verb={isRow ? 'edit' : undefined}
        icon={Edit20Regular}
        disabledReason={wasRun}
        onSelect={() => setAction('edit')}
      />
    </Can>
  );
  return (
    <>
      {isRow ? (
        <ActionMenu label={m.actions}>
          {runAction}
          {editAction}
          {cancelAction}
        </ActionMenu>
      ) : (
        <>
          {task.status === 'created' ? runAction : cancelAction}
          <ActionMenu label={m.actions}>
            {editAction}
            {task.status === 'created' && cancelAction}
          </ActionMenu>
        </>
      )}
      {action === 'run' && (
        <ConfirmAction
          title={m.runTitle}
          yes={m.run}
          run={() => run({ id: task.id, 'If-Match': task.version }).unwrap()}
          done={m.wasRun}
          onClose={close}
        >
          {task.name}
        </ConfirmAction>
      )}
      {action === 'cancel' && (
        <ConfirmAction
          title={m.cancelTitle}
          yes={t.stop}
          run={() => cancel({ id: task.id }).unwrap()}
          done={m.wasCancelled}
          onClose={close}
        >
          <FormattedMessage {...m.cancelText} />
        </ConfirmAction>
      )}
      {action === 'edit' && (
        <Suspense>
          <EditTask task={task} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
