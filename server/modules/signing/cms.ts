import { createHash, verify, X509Certificate } from 'node:crypto';
import { fromBER, OctetString } from 'asn1js';
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type Attribute, type SignerInfo } from 'pkijs';

/** CMS SignedData with one signature and its content inside, as far as it can be told without looking at keys. */
export interface Signed {
  contentType: string;
  content: Buffer;
  /** The certificate that the signature names, out of those that came with it. */
  certificate: Certificate;
  x509: X509Certificate;
  signature: Buffer;
  /** Whether the key of the certificate made the signature over exactly this content. */
  isSound: boolean;
  unsigned: readonly Attribute[];
}

export const oids = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  stampToken: '1.2.840.113549.1.9.16.2.14',
  stampContent: '1.2.840.113549.1.9.16.1.4',
} as const;

// SHA-1 and older ones can be made to meet on purpose, so they are no digests here.
const digests: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
/** What a signature may be made with: RSA of PKCS #1 and ECDSA, each alone or with the digest in its name. */
const makers: Record<string, { key: string; digest?: string }> = {
  '1.2.840.113549.1.1.1': { key: 'rsa' },
  '1.2.840.113549.1.1.11': { key: 'rsa', digest: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', digest: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', digest: 'sha512' },
  '1.2.840.10045.4.3.2': { key: 'ec', digest: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', digest: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', digest: 'sha512' },
};

/** Reads a signed content; undefined when it is none, or not of the one form that is accepted. */
export function readSigned(der: Uint8Array): Signed | undefined {
  try {
    return read(der);
  } catch {
    // The readers of ASN.1 throw errors of many kinds on what is not what they expect; to us it is one case.
    return undefined;
  }
}

function read(der: Uint8Array): Signed | undefined {
  const { offset, result } = fromBER(der);
  // What stands behind the end is signed by nobody.
  if (offset !== der.byteLength) return undefined;
  const data = new SignedData({ schema: new ContentInfo({ schema: result }).content });
  const [signer] = data.signerInfos;
  const { eContent, eContentType } = data.encapContentInfo;
  if (signer === undefined || data.signerInfos.length !== 1 || eContent === undefined) return undefined;
  const [certificate, ...others] = (data.certificates ?? []).filter(
    (one): one is Certificate => one instanceof Certificate && isOf(signer, one),
  );
  // Of two that answer to one name somebody else might read the other one.
  if (certificate === undefined || others.length > 0) return undefined;
  const content = Buffer.from(eContent.getValue());
  const x509 = new X509Certificate(Buffer.from(certificate.toSchema().toBER()));
  const signature = Buffer.from(signer.signature.getValue());
  const isSound = isMadeBy(signer, { content, contentType: eContentType, signature, x509 });
  const unsigned = signer.unsignedAttrs?.attributes ?? [];
  return { contentType: eContentType, content, certificate, x509, signature, isSound, unsigned };
}

/** The same document with nothing beside its signature; of one that `readSigned` has read. */
export function withoutStamps(der: Uint8Array): Buffer {
  const data = new SignedData({ schema: new ContentInfo({ schema: fromBER(der).result }).content });
  for (const signer of data.signerInfos) signer.unsignedAttrs = undefined;
  const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: data.toSchema(true) });
  return Buffer.from(info.toSchema().toBER());
}

const isOf = ({ sid }: SignerInfo, certificate: Certificate) =>
  sid instanceof IssuerAndSerialNumber &&
  sid.issuer.isEqual(certificate.issuer) &&
  sid.serialNumber.isEqual(certificate.serialNumber);

/** The signature is over the signed attributes, and these name the digest and the kind of the content. */
function isMadeBy(signer: SignerInfo, made: Pick<Signed, 'content' | 'contentType' | 'signature' | 'x509'>): boolean {
  const { signedAttrs: attributes, digestAlgorithm, signatureAlgorithm } = signer;
  const digest = digests[digestAlgorithm.algorithmId];
  const maker = makers[signatureAlgorithm.algorithmId];
  if (attributes === undefined || digest === undefined || maker === undefined) return false;
  const { publicKey } = made.x509;
  if (publicKey.asymmetricKeyType !== maker.key || (maker.digest ?? digest) !== digest) return false;
  const one = (type: string) => {
    const found = attributes.attributes.filter((attribute) => attribute.type === type);
    return found.length === 1 && found[0]?.values.length === 1 ? (found[0].values[0] as unknown) : undefined;
  };
  const named = one(oids.messageDigest);
  if (!(named instanceof OctetString)) return false;
  if (!Buffer.from(named.getValue()).equals(createHash(digest).update(made.content).digest())) return false;
  if (String((one(oids.contentType) as { getValue?: () => string })?.getValue?.()) !== made.contentType) return false;
  return verify(digest, Buffer.from(attributes.encodedValue), publicKey, made.signature);
}
