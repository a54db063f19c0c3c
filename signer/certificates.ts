/** Keys and certificates of the development signer: made here, good for nothing else. */
import { randomBytes, webcrypto } from 'node:crypto';
import { BmpString, BitString, Integer, OctetString, PrintableString, Utf8String } from 'asn1js';
import {
  AltName,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  GeneralName,
  type RelativeDistinguishedNames,
} from 'pkijs';

export interface Pair {
  key: webcrypto.CryptoKey;
  certificate: Certificate;
}

export interface Holder {
  name: string;
  organisation?: string;
  inn?: string;
  pinfl?: string;
}

export interface Life {
  from: Date;
  to: Date;
}

export const innOid = '1.2.860.3.16.1.1';
export const pinflOid = '1.2.860.3.16.1.2';

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const ec = { name: 'ECDSA', namedCurve: 'P-256' };
export type Kind = 'rsa' | 'ec';

export const newKeys = (kind: Kind): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(kind === 'rsa' ? rsa : ec, true, ['sign', 'verify']);

const textOf = async (key: webcrypto.CryptoKey) =>
  Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key)).toString('base64');
const keyOf = (text: string, kind: Kind) =>
  webcrypto.subtle.importKey(
    'pkcs8',
    Buffer.from(text, 'base64'),
    kind === 'rsa' ? { name: rsa.name, hash: rsa.hash } : ec,
    true,
    ['sign'],
  );

/** A pair as it stands in a file, and back. */
export interface KeptPair {
  kind: Kind;
  key: string;
  certificate: string;
}
export const keep = async ({ key, certificate }: Pair, kind: Kind): Promise<KeptPair> => ({
  ...{ kind, key: await textOf(key) },
  certificate: derOf(certificate).toString('base64'),
});
export const restore = async ({ kind, key, certificate }: KeptPair): Promise<Pair> => ({
  key: await keyOf(key, kind),
  certificate: Certificate.fromBER(Buffer.from(certificate, 'base64')),
});

export const derOf = (certificate: Certificate): Buffer => Buffer.from(certificate.toSchema(true).toBER());
const pem = (label: string, der: Uint8Array): string => {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
};
export const pemOf = (certificate: Certificate): string => pem('CERTIFICATE', derOf(certificate));
export const keyPemOf = async (key: webcrypto.CryptoKey): Promise<string> =>
  pem('PRIVATE KEY', new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', key)));

/** The serial number as the program writes it: hex, without noughts before it. */
export const serialOf = ({ serialNumber }: Certificate): string =>
  Buffer.from(serialNumber.valueBlock.valueHexView).toString('hex').replace(/^0+/, '');

function describe(names: RelativeDistinguishedNames, { name, organisation, inn, pinfl }: Holder) {
  const add = (type: string, value: Utf8String | PrintableString | BmpString) =>
    names.typesAndValues.push(new AttributeTypeAndValue({ type, value }));
  add('2.5.4.3', new Utf8String({ value: name }));
  if (organisation !== undefined) add('2.5.4.10', new Utf8String({ value: organisation }));
  add('2.5.4.6', new PrintableString({ value: 'UZ' }));
  if (inn !== undefined) add(innOid, new PrintableString({ value: inn }));
  if (pinfl !== undefined) add(pinflOid, new PrintableString({ value: pinfl }));
}

const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
  new Extension({ extnID, critical, extnValue: value.toBER() });
const constraints = (isAuthority: boolean) =>
  extension('2.5.29.19', true, new BasicConstraints({ cA: isAuthority }).toSchema());
/** Signing documents and standing by them; or signing certificates. */
const usage = (bits: number) =>
  extension('2.5.29.15', true, new BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits: 1 }));
const machineNames = () =>
  extension(
    '2.5.29.17',
    false,
    new AltName({
      altNames: [
        new GeneralName({ type: 2, value: 'localhost' }),
        new GeneralName({ type: 7, value: new OctetString({ valueHex: new Uint8Array([127, 0, 0, 1]).buffer }) }),
      ],
    }).toSchema(),
  );

interface Wanted {
  holder: Holder;
  life: Life;
  kind: Kind;
  /** Who issues it; itself, when nobody does. */
  by?: Pair;
  /** For the socket of this machine. */
  isMachine?: boolean;
  /** What the key is for, as the first bits of its key usage; signing documents or, when nobody issues it, certificates. */
  bits?: number;
}

/** A new key and its certificate. */
export async function issue({
  holder,
  life,
  kind,
  by,
  isMachine = false,
  bits = by === undefined ? 0x06 : 0xc0,
}: Wanted): Promise<Pair> {
  const { privateKey, publicKey } = await newKeys(kind);
  const certificate = new Certificate({ version: 2 });
  const serial = randomBytes(8);
  serial[0] = (serial[0]! & 0x7f) | 0x40; // eight bytes were asked for
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array(serial).buffer });
  describe(certificate.subject, holder);
  if (by === undefined) describe(certificate.issuer, holder);
  else certificate.issuer = by.certificate.subject;
  certificate.notBefore.value = life.from;
  certificate.notAfter.value = life.to;
  certificate.extensions = [constraints(by === undefined), usage(bits), ...(isMachine ? [machineNames()] : [])];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(by?.key ?? privateKey, 'SHA-256');
  return { key: privateKey, certificate: Certificate.fromBER(certificate.toSchema(true).toBER()) };
}
