import { Edit16Regular } from '@fluentui/react-icons';
import { Action } from '../../../kit/Action';
import { Can } from '../../../session/can';
import { useOpenDeed } from './deeds';
import { m } from './messages';

/** Opens the form of the section that it stands in. */
export function EditButton({ form }: { form: 'common' | 'documents' | 'company' }) {
  const open = useOpenDeed();
  return (
    <Can do="investors.update">
      <div>
        <Action label={m.edit} icon={Edit16Regular} onSelect={() => open(form)} />
      </div>
    </Can>
  );
}
