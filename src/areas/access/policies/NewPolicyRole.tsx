import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { m } from './messages';
import type { PolicyArea, PolicyRole } from './policyArea';

interface Props {
  area: PolicyArea;
  create: (role: { name: string; description: string }) => Promise<PolicyRole>;
  onClose: (made: PolicyRole | undefined) => void;
}

/** A role of one of the two areas of policies, which opens once it is made. */
export function NewPolicyRole({ area, create, onClose }: Props) {
  const [made, setMade] = useState<PolicyRole>();
  const form = usePanelForm({ id: `newRole:${area.id}`, values: { name: '', description: '' } });
  return (
    <FormDrawer
      title={m.create}
      form={form}
      done={m.wasCreated}
      onClose={() => onClose(made)}
      onSubmit={async (values) => setMade(await create(values))}
    >
      <p>
        <FormattedMessage {...m.createNote} />
      </p>
      <TextField name="name" label={m.name} maxLength={50} required />
      <TextField name="description" label={m.description} maxLength={500} multiline />
    </FormDrawer>
  );
}
