import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { TlsFiles } from './config.ts';
import { BadSetting } from './setting.ts';

/** A certificate, with those between it and its root where there are any, and its private key; PEM. */
export interface TlsPair {
  cert: string;
  key: string;
}

/**
 * Reads certificate and key, once: a renewed certificate takes effect at the next start. Throws {@link BadSetting}
 * for files that cannot be read, are not PEM, or do not belong together.
 */
export async function readTls(files: TlsFiles): Promise<TlsPair> {
  const cert = await pem('STOWAGE_TLS_CERT', files.cert, 'CERTIFICATE');
  const key = await pem('STOWAGE_TLS_KEY', files.key, '[A-Z ]*PRIVATE KEY');
  const certificate = parsed(
    () => new X509Certificate(cert),
    `STOWAGE_TLS_CERT: ${files.cert} holds no usable certificate.`,
  );
  const privateKey = parsed(
    () => createPrivateKey(key),
    `STOWAGE_TLS_KEY: ${files.key} holds no usable private key; one with a passphrase cannot be used.`,
  );
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new BadSetting('STOWAGE_TLS_KEY is not the key of the certificate in STOWAGE_TLS_CERT.');
  }
  // Whatever else TLS refuses, a key that is too short for example, is better said now than to each visitor.
  parsed(
    () => createSecureContext({ cert, key }),
    'STOWAGE_TLS_CERT and STOWAGE_TLS_KEY cannot be used for TLS.',
  );
  return { cert, key };
}

/** The text of the file, which has a PEM block of this kind. */
async function pem(setting: string, path: string, kind: string): Promise<string> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new BadSetting(`${setting}: ${path} cannot be read (${reasonOf(error)}).`, { cause: error });
  }
  // Node takes a certificate that is not PEM here, and refuses it later.
  if (new RegExp(`^-----BEGIN ${kind}-----`, 'm').test(text)) return text;
  const what = kind === 'CERTIFICATE' ? 'certificate' : 'private key';
  throw new BadSetting(`${setting}: ${path} is not a PEM file with a ${what}.`);
}

function parsed<T>(parse: () => T, complaint: string): T {
  try {
    return parse();
  } catch (error) {
    throw new BadSetting(complaint, { cause: error });
  }
}

/** The code of a failed file operation: ENOENT, EACCES, EISDIR. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
