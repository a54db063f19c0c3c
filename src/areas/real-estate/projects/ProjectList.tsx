import { Add20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListProjectsRows, type ProjectRow } from '../../../api/investment/projects';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { DataTable } from '../../../kit/table/DataTable';
import { oneOf, order, period, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { m } from './messages';
import { projectColumns } from './projectColumns';
import { projectStatus, projectType } from './projectTerms';

const visibilities = [
  { value: 'shown', label: m.isShown },
  { value: 'hidden', label: m.isHidden },
] as const;

export const parameters = {
  statusProject: projectStatus.param(),
  typeProject: projectType.param(),
  visibility: oneOf(['shown', 'hidden']),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'acceptanceDeadline', 'amountToRaise', 'raised_percent'], '-created_at'),
};

const hrefOf = ({ id }: Pick<ProjectRow, 'id'>) => href('realEstate.project', { id: String(id) });

/** Real-estate projects: what each has raised, and how many of its lots are left. */
export default function ProjectList() {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const mayOpen = useCan()('projects.get');
  const { visibility, ...filters } = list.filters;
  const showProject = visibility && visibility === 'shown';
  const projects = useListProjectsRows({ ...list, filters: { ...filters, showProject } });
  return (
    <ListPage
      list={list}
      rows={projects}
      columns={projectColumns}
      actions={
        <>
          <ExportButton file="projects" />
          <Can do="projects.add">
            <Action
              label={m.create}
              verb="create"
              icon={Add20Regular}
              isPrimary
              onSelect={() => navigate(href('realEstate.newProject'))}
            />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search} period={m.deadline}>
        <SelectFilter name="statusProject" label={m.status} options={projectStatus.options} />
        <SelectFilter name="typeProject" label={m.type} options={projectType.options} />
        <SelectFilter name="visibility" label={m.shown} options={visibilities} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
