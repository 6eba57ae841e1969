import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate and its private key, PEM. */
interface SelfSigned {
  cert: string;
  key: string;
}

/** A value of DER: tag, length, content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const bytes = body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(body.length < 128 ? [body.length] : bytes)]), body]);
}

const sequence = (...content: Uint8Array[]): Buffer => der(0x30, ...content);
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const ECDSA_WITH_SHA256 = sequence(der(0x06, hex('2a8648ce3d040302')));
const COMMON_NAME = der(0x06, hex('550403'));
const SUBJECT_ALT_NAME = der(0x06, hex('551d11'));

/** A certificate for 127.0.0.1 that signs itself, as a home network has them; good until 2099. The curve is of its key. */
export function selfSigned(namedCurve = 'P-256'): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('Stowage test')))));
  const validity = sequence(
    der(0x17, Buffer.from('240101000000Z')),
    der(0x18, Buffer.from('20991231235959Z')),
  );
  const address = sequence(der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, address))));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const certificate = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64');
  const lines = certificate.match(/.{1,64}/g) ?? [];
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
