import type { X509Certificate } from 'node:crypto';
import { wrongFields } from '../../shared/problem';
import { holderOf, isForSigning, isTrusted, lifeOf } from './authorities';
import { oids, readSigned, type Signed } from './cms';
import type { Revocation } from './revocation';
import type { SignatureFault } from './rules';
import type { TimeStamps } from './stamp';

export interface Handed {
  /** SignedData in base64. */
  pkcs7: string;
  serial_number: string;
  /** The bare signature in hex. */
  signature: string;
}

export interface Verified {
  /** Name and INN of whoever signed. */
  signer: string;
  serial: string;
  signedAt: Date;
  /** What is kept of it: SignedData in base64. */
  pkcs7: string;
}

/** What a signature is held against, whoever knows its key. */
export interface Expected {
  toSign: string;
  now: Date;
  stamps: TimeStamps;
  /** Whose keys sign, by the number of the organisation. */
  inn: string;
  /** Serial numbers of the keys of others that sign, too. */
  foreignSerials: readonly string[];
}

interface Against extends Expected {
  authorities: readonly X509Certificate[];
  revocation: Revocation;
}

export const refuse = (field: keyof Handed, fault: SignatureFault) => wrongFields({ [field]: fault }, faults[fault]);

const faults: Record<SignatureFault, string> = {
  signature_unreadable: 'The signature cannot be read, or does not hold its content',
  signature_of_other_text: 'Something else was signed than this document',
  signature_wrong: 'The signature was not made by the key it names',
  signature_differs: 'The signature differs from the one in the document',
  signer_differs: 'The serial number differs from the one in the document',
  signer_untrusted: 'The key was not issued by a trusted authority',
  key_expired: 'The key has expired',
  key_not_yet_valid: 'The key is not valid yet',
  key_not_for_signing: 'The key was not issued for signing documents',
  key_revoked: 'The key has been revoked',
  revocation_unknown: 'There is no list, good today, that says whether the key has been revoked',
  signer_of_other_organisation: 'The key is that of another organisation',
  stamp_wrong: 'The time stamp is missing, or not of this signature',
};

/** In ms: the stamp may be of another process, whose clock is a little ahead of the one that takes the signature. */
const clocksApart = 60_000;

/** A serial number without regard to capitals and the noughts before it. */
export const hexOf = (text: string) => text.toLowerCase().replace(/^0+(?=.)/, '');

/** Holds a signature against the document it is for; throws a refusal that names the field and what is wrong with it. */
export async function verifySignature(handed: Handed, against: Against): Promise<Verified> {
  const { now, authorities, revocation } = against;
  const signed = documentOf(handed, against);
  if (!signed.isSound) throw refuse('pkcs7', 'signature_wrong');
  refuseAnother(handed, signed);
  if (!isTrusted(signed.x509, authorities, now)) throw refuse('pkcs7', 'signer_untrusted');
  const signer = signerOf(signed, against);
  const revoked = await revocation(signed.certificate, authorities, now);
  if (revoked !== 'no') throw refuse('pkcs7', revoked === 'yes' ? 'key_revoked' : 'revocation_unknown');
  const signedAt = await stampedAt(signed, against);
  return { signer, serial: signed.x509.serialNumber.toLowerCase(), signedAt, pkcs7: handed.pkcs7 };
}

/** What was handed in, with exactly this text inside. */
export function documentOf({ pkcs7 }: Pick<Handed, 'pkcs7'>, { toSign }: Pick<Expected, 'toSign'>): Signed {
  const signed = readSigned(Buffer.from(pkcs7, 'base64'));
  if (signed === undefined || signed.contentType !== oids.data) throw refuse('pkcs7', 'signature_unreadable');
  if (!signed.content.equals(Buffer.from(toSign, 'utf8'))) throw refuse('pkcs7', 'signature_of_other_text');
  return signed;
}

/** The signature and the key are those that were named beside the document. */
export function refuseAnother(handed: Handed, { signature, x509 }: Signed): void {
  if (!signature.equals(Buffer.from(handed.signature, 'hex'))) throw refuse('signature', 'signature_differs');
  if (hexOf(x509.serialNumber) !== hexOf(handed.serial_number)) throw refuse('serial_number', 'signer_differs');
}

/** Who signed, by a key that is valid, meant for signing, and of somebody who may. */
export function signerOf({ certificate, x509 }: Signed, { now, inn: own, foreignSerials }: Expected): string {
  const life = lifeOf(x509, now);
  if (life !== 'valid') throw refuse('pkcs7', life === 'over' ? 'key_expired' : 'key_not_yet_valid');
  if (!isForSigning(certificate)) throw refuse('pkcs7', 'key_not_for_signing');
  const { name, inn } = holderOf(certificate);
  const serial = hexOf(x509.serialNumber);
  if (inn !== own && !foreignSerials.some((one) => hexOf(one) === serial))
    throw refuse('pkcs7', 'signer_of_other_organisation');
  return inn === undefined ? name : `${name}, ИНН ${inn}`;
}

/** When it was stamped here. */
export async function stampedAt({ unsigned, signature }: Signed, { stamps, now }: Expected): Promise<Date> {
  const tokens = unsigned.filter(({ type }) => type === oids.stampToken).flatMap(({ values }) => values as Encoded[]);
  const [token] = tokens;
  const at =
    token === undefined || tokens.length > 1
      ? undefined
      : await stamps.timeOf(new Uint8Array(token.toBER()), signature);
  if (at === undefined || at.getTime() > now.getTime() + clocksApart) throw refuse('pkcs7', 'stamp_wrong');
  return at;
}
interface Encoded {
  toBER(): ArrayBuffer;
}
