import { ArrowUpload20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListAsyncTasksRows, type AsyncTask } from '../../../api/investment/asyncTasks';
import { Action } from '../../../kit/actions/Action';
import { DataTable } from '../../../kit/table/DataTable';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { searchText } from '../../../kit/url/listParams';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { m } from './messages';
import { TaskActions } from './TaskActions';
import { taskColumns, taskHref } from './taskColumns';
import { taskStatus, taskType } from './taskTerms';
import { t } from '../../../i18n/terms';

const parameters = { search: searchText(), type: taskType.oneParam(), status: taskStatus.oneParam() };

const rowActions = (task: AsyncTask) => <TaskActions task={task} isRow />;

/** Background tasks, newest first; those that go on are followed. */
export default function TaskList() {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const tasks = useListAsyncTasksRows(list);
  return (
    <ListPage
      list={list}
      rows={tasks}
      columns={taskColumns}
      actions={
        <>
          <ExportButton file="tasks" />
          <Can do="async_tasks.add">
            <Action
              label={m.importFile}
              icon={ArrowUpload20Regular}
              isPrimary
              onSelect={() => navigate(href('investors.newTask'))}
            />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="type" label={t.type} options={taskType.options} />
        <SelectFilter name="status" label={t.state} options={taskStatus.options} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={taskHref} rowActions={rowActions} />
    </ListPage>
  );
}
