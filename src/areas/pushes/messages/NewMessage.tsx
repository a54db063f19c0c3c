import { useNavigate } from 'react-router-dom';
import { useCreatePushMessageMutation } from '../../../api/payment/pushMessages';
import { t } from '../../../i18n/terms';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { FormPage } from '../../../kit/form/FormPage';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { useScreen } from '../../../kit/state/screen';
import { FieldGroup } from '../../../kit/form/FieldGroup';
import { useContentPicture } from '../../../parts/useContentPicture';
import { missingRight } from '../../../parts/missingRight';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { MessageFields } from './MessageFields';
import { bodyOf, emptyValues, refusalInForm, schema, texts } from './messageForm';
import { m } from './messages';

/** Writes a message; it is a draft until somebody publishes it. */
export default function NewMessage() {
  const navigate = useNavigate();
  const { title } = useScreen();
  const mayAdd = useCan()('notifications.add');
  const [create, { data: made }] = useCreatePushMessageMutation();
  const picture = useContentPicture();
  const form = usePanelForm({ id: 'newPushMessage', schema, texts, values: emptyValues });
  if (!mayAdd) return <MissingRecord failure={missingRight('notifications.add')} />;
  return (
    <FormPage
      title={title}
      form={form}
      submit={t.create}
      done={m.saved}
      onClose={() => {
        const to = made ? `${href('pushes.list')}?message=${made.id}` : href('pushes.list');
        void navigate(to, { replace: true });
      }}
      onSubmit={async (values) => {
        try {
          const key = await picture.send(values.image);
          const body = { ...bodyOf(values), ...(typeof key === 'string' && { image_key: key }) };
          await create({ body }).unwrap();
        } catch (error) {
          throw refusalInForm(error);
        }
      }}
    >
      <FieldGroup>
        <MessageFields sent={picture.progress} />
      </FieldGroup>
    </FormPage>
  );
}
