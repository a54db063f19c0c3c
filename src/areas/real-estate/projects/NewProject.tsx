import { useNavigate } from 'react-router-dom';
import { useCreateProjectMutation } from '../../../api/investment/projects';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { FormPage } from '../../../kit/form/FormPage';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { useScreen } from '../../../kit/state/screen';
import { missingRight } from '../../../parts/missingRight';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m } from './messages';
import { ProjectFields } from './ProjectFields';
import { madeOf, newProject, projectSchema } from './projectForm';

/** Makes a project; its pictures and its offer are added on its card. */
export default function NewProject() {
  const navigate = useNavigate();
  const { title } = useScreen();
  const mayAdd = useCan()('projects.add');
  const [create, { data: made }] = useCreateProjectMutation();
  const form = usePanelForm({
    id: 'newProject',
    values: newProject,
    schema: projectSchema,
    texts: { not_safe: m.notSafe },
  });
  if (!mayAdd) return <MissingRecord failure={missingRight('projects.add')} />;
  return (
    <FormPage
      title={title}
      form={form}
      submit={m.create}
      done={m.wasCreated}
      onClose={() =>
        navigate(made ? href('realEstate.project', { id: String(made.id) }) : href('realEstate.projects'), {
          replace: true,
        })
      }
      onSubmit={(values) => create({ body: madeOf(values) }).unwrap()}
    >
      <ProjectFields />
    </FormPage>
  );
}
