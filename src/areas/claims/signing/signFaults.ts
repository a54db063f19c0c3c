import type { EimzoFault } from '../../../api/eimzo/fault';
import type { Failure } from '../../../lib/failure';

/** What became of a row, besides the codes of the service. */
export const goneCode = 'signing_gone';
export const faultCode = (fault: EimzoFault): string => `eimzo_${fault.reason}`;

/** After these the next document would fare no better. */
export const isFatal = ({ reason }: EimzoFault) => reason !== 'refused' && reason !== 'malformed';

/** What the service holds against the key itself, whatever it signed, and that nobody is there who could verify one. */
const faultsOfAll = [
  'key_expired',
  'key_not_yet_valid',
  'key_not_for_signing',
  'key_revoked',
  'revocation_unknown',
  'signer_untrusted',
  'signer_of_other_organisation',
  'service_unreachable',
];
/** Whether it would befall the next document as well. */
export const isOfAll = ({ codes }: Failure) => codes.some((code) => faultsOfAll.includes(code));
