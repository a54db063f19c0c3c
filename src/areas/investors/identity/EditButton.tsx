import { Edit16Regular } from '@fluentui/react-icons';
import { Action } from '../../../kit/actions/Action';
import { Can } from '../../../session/can';
import { useOpenInvestorForm } from '../card/investorForms';
import { m } from '../actionMessages';

/** Opens the form of the section that it stands in. */
export function EditButton({ form }: { form: 'common' | 'documents' | 'company' }) {
  const open = useOpenInvestorForm();
  return (
    <Can do="investors.update">
      <div>
        <Action label={m.edit} icon={Edit16Regular} onSelect={() => open(form)} />
      </div>
    </Can>
  );
}
