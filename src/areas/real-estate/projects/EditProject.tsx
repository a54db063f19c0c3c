import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetProjectQuery, useUpdateProjectMutation, type Project } from '../../../api/investment/projects';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { DetailSkeleton } from '../../../kit/feedback/skeletons';
import { FormPage } from '../../../kit/form/FormPage';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { useScreen, useScreenTitle } from '../../../kit/state/screen';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { missingRight } from '../../../parts/missingRight';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m } from './messages';
import { ProjectFields } from './ProjectFields';
import { projectSchema, sentOf, valuesOf } from './projectForm';
import { titleOf } from './projectTerms';

/** The form of a project that is there. */
export default function EditProject() {
  const id = useRecordId();
  const { title } = useScreen();
  const mayEdit = useCan()('projects.update');
  const { item, failure, retry } = useRecordQuery(useGetProjectQuery(id === undefined ? skipToken : { id }), id);
  if (!mayEdit) return <MissingRecord failure={missingRight('projects.update')} />;
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  if (item === undefined)
    return failure ? <MissingRecord failure={failure} retry={retry} /> : <DetailSkeleton title={title} />;
  return <Form key={id} project={item} />;
}

function Form({ project }: { project: Project }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [update] = useUpdateProjectMutation();
  const name = titleOf(project, intl);
  useScreenTitle(name);
  const { id, version: seen } = project;
  const form = usePanelForm({
    id: `editProject:${id}`,
    version: seen,
    values: valuesOf(project),
    fromRecord: valuesOf,
    schema: projectSchema,
    texts: { not_safe: m.notSafe },
  });
  return (
    <FormPage
      title={name}
      form={form}
      done={m.wasSaved}
      onClose={() => navigate(href('realEstate.project', { id: String(id) }), { replace: true })}
      onSubmit={async (_, { changed, version = seen }) => {
        const body = sentOf(changed);
        if (Object.keys(body).length > 0) await update({ id, 'If-Match': version, body }).unwrap();
      }}
    >
      <ProjectFields hasSold={project.soldCount > 0} />
    </FormPage>
  );
}
