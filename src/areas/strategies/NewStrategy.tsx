import { useNavigate } from 'react-router-dom';
import {
  useCreateStrategyMutation,
  useUploadPictureMutation,
  type StrategyNew,
} from '../../api/system-user/strategies';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { FormPage } from '../../kit/form/FormPage';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { useScreen } from '../../kit/state/screen';
import { useSentPicture } from '../../parts/useSentPicture';
import { missingRight } from '../../parts/missingRight';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { m } from './messages';
import { StrategyFields } from './StrategyFields';
import { bodyOf, newValues, refusalInForm, schema, texts } from './strategyForm';
import { t } from '../../i18n/terms';

/** Makes a strategy; it is sold once somebody says so on its page. */
export default function NewStrategy() {
  const navigate = useNavigate();
  const { title } = useScreen();
  const mayAdd = useCan()('strategies.add');
  const [create, { data: made }] = useCreateStrategyMutation();
  const picture = useSentPicture(useUploadPictureMutation());
  const form = usePanelForm({ id: 'newStrategy', schema, texts, values: newValues() });
  if (!mayAdd) return <MissingRecord failure={missingRight('strategies.add')} />;
  return (
    <FormPage
      title={title}
      form={form}
      submit={t.create}
      done={m.wasCreated}
      onClose={() => navigate(made ? href('strategies.one', { id: String(made.id) }) : href('strategies.list'))}
      onSubmit={async (values) => {
        try {
          const image = await picture.send(values.image);
          // The fields ask for all that a new one needs.
          const body = { ...(bodyOf(values) as StrategyNew), ...(typeof image === 'string' && { image_id: image }) };
          await create({ body }).unwrap();
        } catch (error) {
          throw refusalInForm(error);
        }
      }}
    >
      <StrategyFields sent={picture.progress} />
    </FormPage>
  );
}
