import { useIntl, type MessageDescriptor } from 'react-intl';
import { useCheckOutcome } from '../../api/cache/writeOutcome';
import {
  useChangePostingMutation,
  useCreateCashInMutation,
  useCreateCashInOutMutation,
  useCreateCashOutMutation,
  type Posting,
} from '../../api/system-user/ledger';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { todayInTashkent } from '../../lib/days';
import { useAccounts } from './ledgerChoices';
import { m } from './messages';
import { PostingFields } from './PostingFields';
import { PostingTemplates } from './templates/PostingTemplates';
import { emptyPosting, isEntry, kindOf, termsOf, valuesOf, type PostingValues } from './postingValues';

/** Drafts a posting from nothing. */
export function NewPosting({ onClose }: { onClose: () => void }) {
  return (
    <CreateForm
      id="newPosting"
      values={emptyPosting(todayInTashkent(new Date()))}
      onClose={onClose}
      title={m.create}
      hasTemplates
    />
  );
}

interface Props {
  posting: Posting;
  onClose: () => void;
}

/** Drafts a posting of today with what another one says. */
export function CopyPosting({ posting, onClose }: Props) {
  const before = valuesOf(posting);
  const isOnce = isEntry(before.about);
  // A share is paid once and an expense taken back once, and a file is of the posting that it lies with.
  const about = { link: '', ...(isOnce && { about: '', about_id: '' }), file_ids: [] };
  const values = { ...before, date: todayInTashkent(new Date()), ...about };
  return (
    <CreateForm
      id={`copyPosting:${posting.id}`}
      values={values}
      own={posting.link}
      onClose={onClose}
      title={m.copy}
      hasTemplates
    />
  );
}

interface BeginProps {
  /** Names the draft that is kept while it is typed. */
  id: string;
  values: PostingValues;
  onClose: () => void;
  onSaved?: () => void;
}

/** Drafts a posting of which something is known already. */
export const BegunPosting = (props: BeginProps) => <CreateForm {...props} title={m.create} />;

interface CreateProps {
  id: string;
  title: MessageDescriptor;
  values: PostingValues;
  /** What the values are about already. */
  own?: Posting['link'];
  /** Not where a record has filled it in: what it says is not to be written over. */
  hasTemplates?: boolean;
  onClose: () => void;
  onSaved?: () => void;
}

/** How much a notice says that the posting is of, and whose. */
const sumOf = ({ amount, counterparty }: PostingValues) => ({ amount, person: counterparty || undefined });

function CreateForm({ id, title, values, own, hasTemplates = false, onClose, onSaved }: CreateProps) {
  const [cash_in] = useCreateCashInMutation();
  const [cash_out] = useCreateCashOutMutation();
  const [cash_in_out] = useCreateCashInOutMutation();
  const creates = { cash_in, cash_out, cash_in_out };
  const checkOutcome = useCheckOutcome('system-user');
  const { accounts } = useAccounts();
  const intl = useIntl();
  const form = usePanelForm({ id, values });
  return (
    <FormDrawer
      title={title}
      size="large"
      form={form}
      done={m.saved}
      // A draft has no number yet.
      about={(filled) => ({ record: intl.formatMessage(title), ...sumOf(filled) })}
      onClose={onClose}
      onSubmit={(filled, { key }) =>
        creates[kindOf(filled)]({ 'Idempotency-Key': key, body: termsOf(filled, accounts) }).unwrap()
      }
      checkOutcome={checkOutcome}
      onDone={onSaved}
    >
      {hasTemplates && <PostingTemplates />}
      <PostingFields isKindFixed={isEntry(values.about)} own={own} />
    </FormDrawer>
  );
}

/** Changes one's own draft. */
export function EditPosting({ posting, onClose }: Props) {
  const [change] = useChangePostingMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const { accounts } = useAccounts();
  const form = usePanelForm({
    id: `editPosting:${posting.id}`,
    values: valuesOf(posting),
    version: posting.version,
    fromRecord: (fresh: Posting) => valuesOf(fresh),
  });
  return (
    <FormDrawer
      title={m.editTitle}
      size="large"
      form={form}
      done={m.saved}
      about={(filled) => ({ record: posting.operation.name, ...sumOf(filled) })}
      onClose={onClose}
      onSubmit={(filled, { version = posting.version, key }) => {
        const terms = termsOf(filled, accounts);
        return change({
          ...{ id: posting.id, 'If-Match': version, 'Idempotency-Key': key, body: { action: 'update', terms } },
        }).unwrap();
      }}
      checkOutcome={checkOutcome}
    >
      <PostingFields isKindFixed file={posting.file} own={posting.link} />
    </FormDrawer>
  );
}
