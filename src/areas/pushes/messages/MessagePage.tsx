import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUpdatePushMessageMutation, type PushMessageDetail } from '../../../api/payment/pushMessages';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { DetailSkeleton } from '../../../kit/feedback/skeletons';
import { FormPage } from '../../../kit/form/FormPage';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { oneOf } from '../../../kit/url/listParams';
import { useUrlParams } from '../../../kit/url/useUrlParams';
import { useScreen, useScreenTitle } from '../../../kit/state/screen';
import { FieldGroup } from '../../../kit/form/FieldGroup';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { useContentPicture } from '../../../parts/useContentPicture';
import { href } from '../../../routes/href';
import type { Loaded } from '../../../lib/rows';
import { useCan } from '../../../session/can';
import { MessageCard } from './MessageCard';
import { MessageFields } from './MessageFields';
import { changeOf, refusalInForm, schema, texts, valuesOf } from './messageForm';
import { m } from './messages';
import { useMessage } from './useMessage';

/** Whoever asks for the recipients of a draft is shown them, and not its form. */
export const parameters = { shown: oneOf(['recipients']) };

// The page is laid out as if it were not there.
const useStyles = makeStyles({ here: { display: 'contents' } });

/** One message: the form of a draft for who may change it, else what became of it and who got it. */
export default function MessagePage() {
  const styles = useStyles();
  const id = useRecordId();
  const { title } = useScreen();
  const mayUpdate = useCan()('notifications.update');
  const { shown } = useUrlParams(parameters).values;
  const result = useMessage(id);
  const { item, failure, retry } = result;
  const [begun, setBegun] = useState<number>();
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  if (item === undefined)
    return failure ? <MissingRecord failure={failure} retry={retry} /> : <DetailSkeleton title={title} />;
  const isAside = shown === 'recipients';
  if (item.status === 'draft' && mayUpdate && begun !== id && !isAside) setBegun(id);
  const isBegun = mayUpdate && begun === id;
  return (
    <>
      {isBegun && (
        // Put aside with what was typed in it, as long as the recipients are looked at.
        <div hidden={isAside} className={isAside ? undefined : styles.here}>
          <EditMessage key={id} message={item} result={result} />
        </div>
      )}
      {(!isBegun || isAside) && <MessageCard id={id} result={result} />}
    </>
  );
}

interface EditProps {
  message: PushMessageDetail;
  result: Loaded<PushMessageDetail>;
}

/** The form of a draft. One that a colleague publishes meanwhile stays for as long as something typed would be lost with it. */
function EditMessage({ message, result }: EditProps) {
  const navigate = useNavigate();
  const { title } = useScreen();
  const [update] = useUpdatePushMessageMutation();
  const picture = useContentPicture();
  const { id } = message;
  const textOf = useTextOf();
  useScreenTitle(textOf(message, 'title'));
  const form = usePanelForm({
    id: `editPushMessage:${id}`,
    schema,
    texts,
    version: message.version,
    values: valuesOf(message),
    fromRecord: valuesOf,
  });
  if (message.status !== 'draft' && !form.formState.isDirty) return <MessageCard id={id} result={result} />;
  return (
    <FormPage
      title={title}
      form={form}
      done={m.saved}
      onClose={() => {
        const to = `${href('pushes.list')}?message=${id}`;
        void navigate(to, { replace: true });
      }}
      onSubmit={async (values, { changed, version = message.version }) => {
        try {
          const key = changed.image === undefined ? undefined : await picture.send(values.image);
          const body = { ...changeOf(values, changed), ...(key !== undefined && { image_key: key }) };
          if (Object.keys(body).length > 0) await update({ id, 'If-Match': version, body }).unwrap();
        } catch (error) {
          throw refusalInForm(error);
        }
      }}
    >
      <FieldGroup>
        <MessageFields sent={picture.progress} own={message.target} />
      </FieldGroup>
    </FormPage>
  );
}
