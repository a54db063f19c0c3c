/** What the program does with a key: a signed document with its content inside, and a time stamp put into it. */
import { createHash } from 'node:crypto';
import { fromBER, ObjectIdentifier, OctetString, UTCTime, type AsnType } from 'asn1js';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { Pair } from './certificates';

const own = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
const stampToken = '1.2.840.113549.1.9.16.2.14';

/** Signs the content with its digest, its kind and the time as signed attributes. */
export async function signContent({ key, certificate }: Pair, content: Uint8Array, isDetached = false) {
  const digest = createHash('sha256').update(content).digest();
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: ContentInfo.DATA,
      ...(!isDetached && { eContent: new OctetString({ valueHex: own(content) }) }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          // In the order of their encodings, as DER wants a set.
          attributes: [
            attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: ContentInfo.DATA })),
            attribute('1.2.840.113549.1.9.5', new UTCTime({ valueDate: new Date() })),
            attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: own(digest) })),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(key, 0, 'SHA-256', own(content));
  const signature = signed.signerInfos[0]!.signature.getValue(); // the one that was made above
  return { pkcs7: derOf(signed), signature: Buffer.from(signature) };
}

const attribute = (type: string, value: AsnType) => new Attribute({ type, values: [value] });

function derOf(signed: SignedData): Buffer {
  const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(info.toSchema().toBER());
}

/** The same document with the token beside its signature. */
export function attachStamp(pkcs7: Uint8Array, token: Uint8Array): Buffer {
  const signed = new SignedData({ schema: new ContentInfo({ schema: fromBER(pkcs7).result }).content });
  const [signer] = signed.signerInfos;
  const { offset, result } = fromBER(token);
  if (signer === undefined || offset === -1) throw new Error('The token or the document cannot be read');
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute(stampToken, result)] });
  return derOf(signed);
}
