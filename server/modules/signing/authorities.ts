import { X509Certificate } from 'node:crypto';
import { BitString, fromBER } from 'asn1js';
import type { Certificate } from 'pkijs';
import { readPem } from './pem';

/** Gives the certificates of the authorities whose keys may sign, as they are now. */
export type Authorities = () => Promise<readonly X509Certificate[]>;

/**
 * The authorities named in a file of PEM certificates. It is read each time, so that an authority can be taken away
 * while the server runs. Without a file, and without a name of one, nobody is trusted.
 */
export function authoritiesOf(file: string | undefined): Authorities {
  return async () => (await readPem(file, 'CERTIFICATE')).map((der) => new X509Certificate(der));
}

const isWithin = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  now >= new Date(validFrom) && now <= new Date(validTo);

/** Whether one of the authorities, valid itself, issued this certificate, and not for issuing others. */
export const isTrusted = (certificate: X509Certificate, authorities: readonly X509Certificate[], now: Date): boolean =>
  !certificate.ca &&
  authorities.some(
    (authority) =>
      authority.ca &&
      isWithin(authority, now) &&
      certificate.checkIssued(authority) &&
      certificate.verify(authority.publicKey),
  );

/** How a time stands to the life of a certificate. */
export function lifeOf({ validFrom, validTo }: X509Certificate, now: Date): 'early' | 'valid' | 'over' {
  if (now < new Date(validFrom)) return 'early';
  return now > new Date(validTo) ? 'over' : 'valid';
}

const keyUsage = '2.5.29.15';
/** digitalSignature and nonRepudiation, the first two bits. */
const signs = 0xc0;

/** Whether the key may sign documents: what its certificate says of its usage allows it, or nothing is said. */
export function isForSigning({ extensions = [] }: Certificate): boolean {
  const said = extensions.find(({ extnID }) => extnID === keyUsage);
  if (said === undefined) return true;
  const { result } = fromBER(said.extnValue.getValue());
  return result instanceof BitString && ((result.valueBlock.valueHexView[0] ?? 0) & signs) !== 0;
}

const commonName = '2.5.4.3';
const innOid = '1.2.860.3.16.1.1';

/** Whose key it is: the name, and the INN of the organisation when it has one. */
export function holderOf({ subject }: Certificate): { name: string; inn?: string } {
  const text = (oid: string) => {
    const found = subject.typesAndValues.find(({ type }) => String(type) === oid);
    return found && String((found.value as { valueBlock: { value: unknown } }).valueBlock.value);
  };
  return { name: text(commonName) ?? '', inn: text(innOid) };
}
