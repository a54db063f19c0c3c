import { useNavigate } from 'react-router-dom';
import { useCreateMerchantMutation, useUploadMerchantDocumentMutation } from '../../../api/payment/merchants';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { FormPage } from '../../../kit/form/FormPage';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { useScreen } from '../../../kit/state/screen';
import { useSentPicture } from '../../../parts/useSentPicture';
import { missingRight } from '../../../parts/missingRight';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { MerchantFields } from './MerchantFields';
import { madeOf, merchantSchema, merchantTexts, newMerchant, refusalInForm } from './merchantForm';
import { m } from './messages';

/** Makes a merchant; its papers are added on its card. */
export default function NewMerchant() {
  const navigate = useNavigate();
  const { title } = useScreen();
  const can = useCan();
  const [create, { data: made }] = useCreateMerchantMutation();
  const upload = useUploadMerchantDocumentMutation();
  const logo = useSentPicture(async (file, sent) => ({ id: (await upload(file, sent)).document_key }));
  const form = usePanelForm({ id: 'newMerchant', values: newMerchant, schema: merchantSchema, texts: merchantTexts });
  if (!can('merchants.add')) return <MissingRecord failure={missingRight('merchants.add')} />;
  return (
    <FormPage
      title={title}
      form={form}
      submit={m.create}
      done={m.wasCreated}
      onClose={() =>
        navigate(made ? href('merchants.one', { id: String(made.id) }) : href('merchants.list'), { replace: true })
      }
      onSubmit={async (values) => {
        try {
          const key = await logo.send(values.logo);
          await create({ body: { ...madeOf(values), ...(key !== undefined && { logo_key: key }) } }).unwrap();
        } catch (error) {
          throw refusalInForm(error);
        }
      }}
    >
      <MerchantFields sent={logo.progress} />
    </FormPage>
  );
}
