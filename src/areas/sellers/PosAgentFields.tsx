import { makeStyles, tokens } from '@fluentui/react-components';
import type { PosAgent } from '../../api/payment/sellers';
import { AccountField, InnField } from '../../kit/fields/identifierFields';
import { MfoField, PhoneField } from '../../parts/listedFields';
import { RadioField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FindAddress } from '../../parts/place/FindAddress';
import { addressParts, wholeAddress } from '../../parts/place/foundAddress';
import type { TextsOf } from '../../parts/place/useTakePlace';
import { BranchField } from './BranchField';
import { m } from './messages';
import type { Kind } from './posAgentForm';
import { sellerRole } from './sellerTerms';

/** What a place says of where an agent is; where it is registered is another matter. */
const agentAddress: TextsOf = (place) => {
  const { city } = addressParts(place);
  return { ...(city && { city }), ...wholeAddress(place) };
};

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
  },
});

/** The fields of a seller or of an agent. */
export function PosAgentFields({ kind, record }: { kind: Kind; record?: PosAgent }) {
  const styles = useStyles();
  const isSeller = kind === 'seller';
  return (
    <>
      <div className={styles.columns}>
        <TextField name="name" label={isSeller ? m.sellerName : m.agentName} maxLength={150} required />
        <PhoneField name="phone" label={m.phone} required />
      </div>
      {isSeller ? (
        <>
          <TextField name="username" label={m.username} help={m.usernameHelp} maxLength={50} required />
          <RadioField name="role" label={m.role} options={sellerRole.options} required />
        </>
      ) : (
        <>
          <FindAddress textsOf={agentAddress} />
          <div className={styles.columns}>
            <TextField name="country" label={m.country} maxLength={300} />
            <TextField name="city" label={m.city} maxLength={300} />
          </div>
          <TextField name="address" label={m.address} maxLength={300} />
          <TextField name="legal_address" label={m.legalAddress} maxLength={300} />
          <div className={styles.columns}>
            <TextField name="email" label={m.email} maxLength={120} />
            <TextField name="position" label={m.position} maxLength={300} />
          </div>
          <div className={styles.columns}>
            <InnField name="inn" label={m.inn} required />
            <MfoField name="mfo" label={m.mfo} required />
          </div>
          <TextField name="bank_name" label={m.bankName} maxLength={150} required />
          <AccountField name="account_number" label={m.accountNumber} required />
          <TextField name="swift" label={m.swift} maxLength={11} />
        </>
      )}
      <BranchField kind={kind} record={record} />
    </>
  );
}
