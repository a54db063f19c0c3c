import { ArrowUndo20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import type { EntryDetail } from '../../api/system-user/expenses';
import { Action } from '../../kit/actions/Action';
import { addressOf } from '../../routes/href';
import { Can } from '../../session/can';
import { m } from './messages';

interface Props {
  kind: 'expense' | 'income';
  entry: EntryDetail;
}

/** What is posted is never changed: a posting of people, with the sides swapped, takes it back. */
export function TakeBack({ kind, entry }: Props) {
  const navigate = useNavigate();
  return (
    <Can do="gl.add">
      <Action
        label={m.takeBack}
        icon={ArrowUndo20Regular}
        disabledReason={entry.taken_back_by !== null && m.wasTakenBack}
        onSelect={() => void navigate(addressOf('ledger.postings', {}, { form: `${kind}.${entry.id}` }))}
      />
    </Can>
  );
}
