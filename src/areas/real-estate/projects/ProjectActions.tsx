import {
  Archive20Regular,
  ArrowUndo20Regular,
  CheckmarkCircle20Regular,
  Edit20Regular,
  Eye20Regular,
  EyeOff20Regular,
  Play20Regular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useUpdateProjectMutation, type Project, type ProjectStatus } from '../../../api/investment/projects';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { m } from './messages';
import { projectStatus, stepOnward, titleOf } from './projectTerms';

/** How the step to a status is called where it is offered. */
const steps: Partial<Record<ProjectStatus, { label: MessageDescriptor; icon: FluentIcon }>> = {
  fundraising: { label: m.begin, icon: Play20Regular },
  in_progress: { label: m.build, icon: Play20Regular },
  completed: { label: m.complete, icon: CheckmarkCircle20Regular },
  draft: { label: m.restore, icon: ArrowUndo20Regular },
};

const questions: Partial<Record<ProjectStatus, MessageDescriptor>> = {
  fundraising: m.beginTitle,
  in_progress: m.buildTitle,
  completed: m.completeTitle,
  archived: m.archiveTitle,
  draft: m.restoreTitle,
};

/** What can be done with a project: its form, the step onward, the archive, and whether investors see it. */
export function ProjectActions({ project }: { project: Project }) {
  const navigate = useNavigate();
  const intl = useIntl();
  const [asked, setAsked] = useState<ProjectStatus>();
  const [update] = useUpdateProjectMutation();
  const { id, version, statusProject: status, showProject: isShown } = project;
  const change = (body: { statusProject: ProjectStatus } | { showProject: boolean }) =>
    update({ id, 'If-Match': version, body }).unwrap();
  const to = stepOnward[status];
  const step = to && steps[to];
  return (
    <>
      <Can do="projects.enable">
        {step && <Action label={step.label} icon={step.icon} verb="approve" isPrimary onSelect={() => setAsked(to)} />}
      </Can>
      <Can do="projects.update">
        <Action
          label={t.edit}
          verb="edit"
          icon={Edit20Regular}
          onSelect={() => navigate(href('realEstate.editProject', { id: String(id) }))}
        />
      </Can>
      <ActionMenu>
        <Can do="projects.enable">
          <Action
            label={isShown ? m.hide : m.show}
            icon={isShown ? EyeOff20Regular : Eye20Regular}
            done={isShown ? m.isInvisible : m.isVisible}
            onSelect={() => change({ showProject: !isShown })}
          />
          {status !== 'archived' && (
            <Action label={m.archive} icon={Archive20Regular} tone="danger" onSelect={() => setAsked('archived')} />
          )}
        </Can>
      </ActionMenu>
      {asked && (
        <ConfirmAction
          title={questions[asked] ?? t.newStatus}
          run={() => change({ statusProject: asked })}
          statusWords={projectStatus.labelOf}
          done={t.statusEdited}
          onClose={() => setAsked(undefined)}
        >
          {titleOf(project, intl)}
        </ConfirmAction>
      )}
    </>
  );
}
