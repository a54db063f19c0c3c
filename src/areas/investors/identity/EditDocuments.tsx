import {
  useGetPersonalDocumentDataQuery,
  useUpdatePersonalDocumentDataMutation,
  type PersonalDocumentChange,
  type PersonalDocumentData,
} from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { chosenId, sentFields } from './changes';
import { DocumentFields } from './DocumentFields';
import { documentValues, freshDocument, schema } from './documentForm';
import type { InvestorFormProps } from '../card/InvestorForm';
import { m } from '../actionMessages';

/** Changes what a person submitted; the form begins with the data that the section shows. */
export function EditDocuments({ investor, onClose }: InvestorFormProps) {
  const { item } = useRecordQuery(useGetPersonalDocumentDataQuery({ id: investor.id }), investor.id);
  return item && <Form investorId={investor.id} data={item} onClose={onClose} />;
}

interface Props {
  investorId: number;
  data: PersonalDocumentData;
  onClose: () => void;
}

function Form({ investorId, data, onClose }: Props) {
  const [update] = useUpdatePersonalDocumentDataMutation();
  const form = usePanelForm({
    id: `editDocuments:${investorId}`,
    schema,
    values: documentValues(data),
    texts: { expiryBeforeIssue: m.expiryBeforeIssue, fourteen: m.fourteenDigits },
    version: data.version,
    // The refusal carries the whole record.
    fromRecord: freshDocument,
  });
  return (
    <FormDrawer
      title={m.editDocuments}
      form={form}
      size="large"
      done={m.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = data.version }) => {
        const body: PersonalDocumentChange = {
          ...sentFields(changed),
          ...('region_id' in changed && { region_id: chosenId(changed.region_id) }),
          ...('district_id' in changed && { district_id: chosenId(changed.district_id) }),
          ...('green_card' in changed && { green_card: changed.green_card ? changed.green_card === 'yes' : null }),
        };
        if (Object.keys(body).length === 0) return;
        await update({ investor_id: investorId, id: data.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <DocumentFields data={data} />
    </FormDrawer>
  );
}
