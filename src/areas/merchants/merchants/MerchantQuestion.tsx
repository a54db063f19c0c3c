import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDeleteMerchantMutation, useUnblockMerchantMutation, type Merchant } from '../../../api/payment/merchants';
import { t } from '../../../i18n/terms';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { useOffered, type Offered } from '../../../kit/url/useOffered';
import { href } from '../../../routes/href';
import { BlockMerchant } from './BlockMerchant';
import { merchantStatus } from './merchantTerms';
import { m } from './messages';

/** What is asked before something becomes of a merchant, as the address names it. */
export const questions = ['block', 'unblock', 'remove'] as const;
type QuestionName = (typeof questions)[number];

const offered: Offered<QuestionName, Merchant> = {
  block: ['merchants.disable', ({ status }) => status === 'active'],
  unblock: ['merchants.enable', ({ status }) => status === 'blocked'],
  remove: ['merchants.delete', () => true],
};

interface Props {
  name: QuestionName;
  merchant: Merchant;
  onClose: () => void;
}

/** The question before a merchant is blocked, works again or is taken away. */
export function MerchantQuestion({ name: question, merchant, onClose }: Props) {
  const navigate = useNavigate();
  const [unblock] = useUnblockMerchantMutation();
  const [remove] = useDeleteMerchantMutation();
  const isOffered = useOffered(offered, question, merchant);
  const { id, name } = merchant;
  if (!isOffered) return null;
  if (question === 'block') return <BlockMerchant merchant={merchant} onClose={onClose} />;
  if (question === 'unblock')
    return (
      <ConfirmAction
        title={m.unblockTitle}
        yes={m.unblock}
        run={() => unblock({ id, body: {} }).unwrap()}
        statusWords={merchantStatus.labelOf}
        done={m.unblocked}
        onClose={onClose}
      >
        <FormattedMessage {...m.starts} />
      </ConfirmAction>
    );
  return (
    <ConfirmDelete
      run={async () => {
        await remove({ id }).unwrap();
        await navigate(href('merchants.list'), { replace: true });
      }}
      done={t.removed}
      onClose={onClose}
    >
      {name}
    </ConfirmDelete>
  );
}
