import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SCRIPT_POLICIES } from '../../contract/scriptPolicies.ts';

/** The app may load only its own files; photos also from memory. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // No text becomes a script: what would run it takes only what a named policy has vouched for.
  "require-trusted-types-for 'script'",
  `trusted-types ${SCRIPT_POLICIES.join(' ')}`,
].join('; ');

/** For a file that somebody has uploaded: opened by itself it runs nothing, and belongs to no origin. */
export const FILE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

const OFF = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'];
const DENIED = [...OFF, 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb'];

const ALWAYS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': ['camera=(self)', ...DENIED.map((name) => `${name}=()`)].join(', '),
};

/** What every answer says to browsers, whatever made it, by whether it goes over TLS; a route may be stricter. */
export type AnswerHeaders = (isSecure: () => boolean) => Readonly<Record<string, string>>;

/**
 * The one list of these headers. `hsts` is for how many seconds browsers shall come over TLS alone; undefined to leave
 * that out, 0 to take it back. Over plain HTTP nobody believes it, and it is not said.
 */
export function answerHeaders(hsts?: number): AnswerHeaders {
  if (hsts === undefined) return () => ALWAYS;
  const secure = { ...ALWAYS, 'Strict-Transport-Security': `max-age=${hsts}` };
  return (isSecure) => (isSecure() ? secure : ALWAYS);
}

/** The kind of answers that a server makes. */
export function answersWith(
  headers: AnswerHeaders,
  isSecure: (request: IncomingMessage) => boolean,
): typeof ServerResponse {
  // Node's own answers to what no handler sees, a request without a host for example, are made of it too.
  return class<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
    constructor(...given: ConstructorParameters<typeof ServerResponse<R>>) {
      super(...given);
      const all = headers(() => isSecure(this.req));
      for (const [name, value] of Object.entries(all)) this.setHeader(name, value);
    }
  };
}

/** Whether a connection speaks TLS with this server. */
export const isEncrypted = (socket: Socket): boolean => 'encrypted' in socket && socket.encrypted === true;
