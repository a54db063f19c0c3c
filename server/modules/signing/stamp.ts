import { createECDH, createHash, randomBytes, webcrypto } from 'node:crypto';
import { fromBER, Integer, ObjectIdentifier, OctetString, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
} from 'pkijs';
import { oids, readSigned } from './cms';

const sha256 = '2.16.840.1.101.3.4.2.1';
const policy = '1.2.860.3.2.99.1';
const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest();
/** Bytes as the ASN.1 library takes them: a buffer of their own. */
const own = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

export interface TimeStamps {
  /** A token over a signature, DER. */
  stamp(signature: Uint8Array, now: Date): Promise<Buffer>;
  /** When the signature was stamped; undefined when the token is not ours, or of another signature. */
  timeOf(token: Uint8Array, signature: Uint8Array): Promise<Date | undefined>;
}

/** Time stamps by a key of this installation, which is made of a secret of 32 bytes and so the same in every process. */
export function timeStamps(secret: Buffer): TimeStamps {
  const ready = stampKey(secret);
  // Told to whoever asks for a stamp, not to the process.
  ready.catch(() => undefined);

  return {
    async stamp(signature, now) {
      const { key, certificate } = await ready;
      const content = contentOf(signature, now);
      const signed = new SignedData({
        version: 3,
        encapContentInfo: new EncapsulatedContentInfo({
          eContentType: oids.stampContent,
          eContent: new OctetString({ valueHex: content }),
        }),
        signerInfos: [
          new SignerInfo({
            sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
            signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: attributesOf(content) }),
          }),
        ],
        certificates: [certificate],
      });
      await signed.sign(key, 0, 'SHA-256');
      const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
      return Buffer.from(info.toSchema().toBER());
    },
    async timeOf(token, signature) {
      const signed = readSigned(token);
      if (signed === undefined || !signed.isSound || signed.contentType !== oids.stampContent) return undefined;
      const { certificate } = await ready;
      const keyOf = (one: Certificate) => Buffer.from(one.subjectPublicKeyInfo.toSchema().toBER());
      // The key and not the certificate: each process makes one of its own for the same key.
      if (!keyOf(signed.certificate).equals(keyOf(certificate))) return undefined;
      const info = new TSTInfo({ schema: fromBER(own(signed.content)).result });
      const { hashAlgorithm, hashedMessage } = info.messageImprint;
      const isOfIt = Buffer.from(hashedMessage.getValue()).equals(digestOf(signature));
      return hashAlgorithm.algorithmId === sha256 && isOfIt ? info.genTime : undefined;
    },
  };
}

function contentOf(signature: Uint8Array, now: Date): ArrayBuffer {
  // Whole seconds, as times are written everywhere else.
  const genTime = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const info = new TSTInfo({
    version: 1,
    policy,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
      hashedMessage: new OctetString({ valueHex: own(digestOf(signature)) }),
    }),
    serialNumber: new Integer({ valueHex: own(positive(16)) }),
    genTime,
  });
  return info.toSchema().toBER();
}

// In the order of their encodings, as DER wants a set.
const attributesOf = (content: ArrayBuffer) => [
  new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.stampContent })] }),
  new Attribute({
    type: oids.messageDigest,
    values: [new OctetString({ valueHex: own(digestOf(new Uint8Array(content))) })],
  }),
];

function positive(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes[0] = (bytes[0]! & 0x7f) | 0x40; // it has `size` bytes
  return bytes;
}

const name = 'Divan Time Stamp';

/** The key that stamps, made of a secret of 32 bytes, with a certificate for it. */
export function stampKey(secret: Buffer) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const halves = { x: text(point.subarray(1, 33)), y: text(point.subarray(33)) };
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const jwk = { kty: 'EC', crv: 'P-256', ...halves };
  return Promise.all([
    webcrypto.subtle.importKey('jwk', { ...jwk, d: text(secret) }, algorithm, false, ['sign']),
    webcrypto.subtle.importKey('jwk', jwk, algorithm, true, ['verify']),
  ]).then(async ([key, publicKey]) => ({ key, certificate: await certificateOf(key, publicKey) }));
}

async function certificateOf(key: webcrypto.CryptoKey, publicKey: webcrypto.CryptoKey): Promise<Certificate> {
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 1 });
  for (const who of [certificate.issuer, certificate.subject])
    who.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) }));
  certificate.notBefore.value = new Date(Date.UTC(2025, 0, 1));
  certificate.notAfter.value = new Date(Date.UTC(2045, 0, 1));
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(key, 'SHA-256');
  // Written and read, so that what is compared later is what others read.
  return Certificate.fromBER(certificate.toSchema(true).toBER());
}
