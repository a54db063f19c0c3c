import type { PosAgent } from '../../api/payment/sellers';
import { AccountField, InnField } from '../../kit/fields/identifierFields';
import { MfoField, PhoneField } from '../../parts/listedFields';
import { RadioField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FieldColumns } from '../../kit/form/FieldGroup';
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

/** The fields of a seller or of an agent. */
export function PosAgentFields({ kind, record }: { kind: Kind; record?: PosAgent }) {
  const isSeller = kind === 'seller';
  return (
    <>
      <FieldColumns>
        <TextField name="name" label={isSeller ? m.sellerName : m.agentName} maxLength={150} required />
        <PhoneField name="phone" label={m.phone} required />
      </FieldColumns>
      {isSeller ? (
        <>
          <TextField name="username" label={m.username} help={m.usernameHelp} maxLength={50} required />
          <RadioField name="role" label={m.role} options={sellerRole.options} required />
        </>
      ) : (
        <>
          <FindAddress textsOf={agentAddress} />
          <FieldColumns>
            <TextField name="country" label={m.country} maxLength={300} />
            <TextField name="city" label={m.city} maxLength={300} />
          </FieldColumns>
          <TextField name="address" label={m.address} maxLength={300} />
          <TextField name="legal_address" label={m.legalAddress} maxLength={300} />
          <FieldColumns>
            <TextField name="email" label={m.email} maxLength={120} />
            <TextField name="position" label={m.position} maxLength={300} />
          </FieldColumns>
          <FieldColumns>
            <InnField name="inn" label={m.inn} required />
            <MfoField name="mfo" label={m.mfo} required />
          </FieldColumns>
          <TextField name="bank_name" label={m.bankName} maxLength={150} required />
          <AccountField name="account_number" label={m.accountNumber} required />
          <TextField name="swift" label={m.swift} maxLength={11} />
        </>
      )}
      <BranchField kind={kind} record={record} />
    </>
  );
}
