import { createECDH, webcrypto } from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate } from 'pkijs';

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
