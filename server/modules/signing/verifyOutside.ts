import { OuterFault } from '../../shared/outerService';
import { Refusal } from '../../shared/problem';
import { holderOf } from './authorities';
import { readSigned, withoutStamps, type Signed } from './cms';
import type { EimzoAnswer, EimzoServer } from './eimzoServer';
import type { SignatureFault } from './rules';
import {
  documentOf,
  hexOf,
  refuse,
  refuseAnother,
  signerOf,
  stampedAt,
  type Expected,
  type Handed,
  type Verified,
} from './verify';

interface Outside extends Expected {
  server: EimzoServer;
  /** From which the person signed. */
  address: string;
}

const success = 1;
/** What its other answers say of a document; of any that is not here it is only known that it refuses. */
const faultsOfStatus: Readonly<Record<number, SignatureFault>> = {
  [-1]: 'revocation_unknown',
  [-5]: 'stamp_wrong',
  [-10]: 'signature_wrong',
  [-11]: 'signer_untrusted',
  [-12]: 'key_expired',
  [-21]: 'stamp_wrong',
  [-22]: 'stamp_wrong',
  [-23]: 'stamp_wrong',
};

/**
 * The same as `verifySignature`, of a key that only E-IMZO-SERVER knows: what can be read here is held against the document
 * here, the signature, its key and the revocation there, and both have to have read the same.
 */
export async function verifyOutside(handed: Handed, expected: Outside): Promise<Verified> {
  const signed = documentOf(handed, expected);
  refuseAnother(handed, signed);
  const signer = signerOf(signed, expected);
  const signedAt = await stampedAt(signed, expected);
  const pkcs7 = await stamped(handed, signed, expected);
  const fault = faultOf(await asked(() => expected.server.verify(pkcs7, expected.address)), signed);
  if (fault !== undefined) throw refuse(fault === 'signature_differs' ? 'signature' : 'pkcs7', fault);
  return { signer, serial: signed.x509.serialNumber.toLowerCase(), signedAt, pkcs7 };
}

/** The document with a stamp of the authority in the place of ours, which it does not know. */
async function stamped({ pkcs7 }: Handed, signed: Signed, { server, address }: Outside): Promise<string> {
  const bare = withoutStamps(Buffer.from(pkcs7, 'base64')).toString('base64');
  const { status, pkcs7b64 } = await asked(() => server.stamp(bare, address));
  const fault = faultsOfStatus[status];
  if (fault !== undefined) throw refuse('pkcs7', fault);
  // Anything else is its own trouble: the authority of time does not answer it, for one.
  if (status !== success || typeof pkcs7b64 !== 'string') throw unreachable();
  const made = readSigned(Buffer.from(pkcs7b64, 'base64'));
  if (!made?.content.equals(signed.content) || !made.signature.equals(signed.signature)) throw unreachable();
  return pkcs7b64;
}

const unreachable = () =>
  new Refusal(503, 'service_unreachable', 'The service that verifies signatures does not answer', { retryAfter: 5 });

async function asked(ask: () => Promise<EimzoAnswer>): Promise<EimzoAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof OuterFault)) throw error;
    throw error.kind === 'refused' ? refuse('pkcs7', 'signature_unreadable') : unreachable();
  }
}

const objectIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What is wrong by its answer; only what it says outright counts as right. */
function faultOf({ status, pkcs7Info }: EimzoAnswer, signed: Signed): SignatureFault | undefined {
  const { signers, documentBase64 } = objectIn(pkcs7Info);
  const [first, ...others] = Array.isArray(signers) ? (signers as unknown[]) : [];
  const signer = objectIn(first);
  // A key that was taken back may be told by a status that says less.
  if (isThere(signer.revokedStatusInfo)) return 'key_revoked';
  if (status !== success) return faultsOfStatus[status] ?? 'signature_wrong';
  if (first === undefined || others.length > 0) return 'signature_unreadable';
  if (!Buffer.from(textIn(documentBase64), 'base64').equals(signed.content)) return 'signature_of_other_text';
  return faultOfReading(signer, signed) ?? faultOfKey(signer) ?? faultOfStamp(objectIn(signer.timeStampInfo));
}

/** It has read the signature and the certificate that were read here. */
function faultOfReading(signer: Record<string, unknown>, signed: Signed): SignatureFault | undefined {
  if (!Buffer.from(textIn(signer.signature), 'hex').equals(signed.signature)) return 'signature_differs';
  const [own] = Array.isArray(signer.certificate) ? (signer.certificate as unknown[]) : [];
  const { serialNumber, subjectInfo } = objectIn(own);
  const isSame =
    hexOf(textIn(serialNumber)) === hexOf(signed.x509.serialNumber) &&
    objectIn(subjectInfo)['1.2.860.3.16.1.1'] === holderOf(signed.certificate).inn;
  return isSame ? undefined : 'signer_differs';
}

function faultOfKey(signer: Record<string, unknown>): SignatureFault | undefined {
  if (signer.verified !== true) return 'signature_wrong';
  if (signer.certificateVerified !== true) return 'signer_untrusted';
  if (signer.certificateValidAtSigningTime !== true) return 'key_expired';
  // Its word about revocation is the answer of the authority, which it shows.
  return isThere(signer.exception) || !isThere(signer.OCSPResponse) ? 'revocation_unknown' : undefined;
}

function faultOfStamp(stamp: Record<string, unknown>): SignatureFault | undefined {
  const { verified, digestVerified, certificateVerified, certificateValidAtSigningTime, revokedStatusInfo } = stamp;
  const isSound = [verified, digestVerified, certificateVerified, certificateValidAtSigningTime].every(
    (said) => said === true,
  );
  return isSound && !isThere(revokedStatusInfo) ? undefined : 'stamp_wrong';
}
