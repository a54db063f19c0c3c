import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useEraseInvestorMutation } from '../../../api/system-user/investors';
import { ConfirmIrreversible } from '../../../kit/actions/ConfirmIrreversible';
import { href } from '../../../routes/href';
import { InvestorName } from '../../../parts/InvestorName';
import type { InvestorFormProps } from '../card/InvestorForm';
import { m } from '../actionMessages';

/** Erases an archived investor for good; the number is typed by whoever does it. */
export function EraseInvestor({ investor, onClose }: InvestorFormProps) {
  const navigate = useNavigate();
  const [erase] = useEraseInvestorMutation();
  return (
    <ConfirmIrreversible
      title={m.erase}
      text={String(investor.id)}
      yes={m.erase}
      run={async () => {
        await erase({ id: investor.id, number: investor.id }).unwrap();
        // The card of what is gone has nothing more to show.
        void navigate(href('investors.list'), { replace: true });
      }}
      done={m.eraseDone}
      onClose={onClose}
    >
      <p>
        <InvestorName investor={investor} />
      </p>
      <FormattedMessage {...m.eraseText} />
    </ConfirmIrreversible>
  );
}
