import { type IncomingMessage, ServerResponse } from 'node:http';

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

/** What every answer says to browsers, whatever made it; a route may say something stricter. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': ['camera=(self)', ...DENIED.map((name) => `${name}=()`)].join(', '),
};

/** The kind of answers that a server makes. */
export function answersWith(headers: Readonly<Record<string, string>>): typeof ServerResponse {
  const entries = Object.entries(headers);
  // Node's own answers to what no handler sees, a request without a host for example, are made of it too.
  return class<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
    constructor(...given: ConstructorParameters<typeof ServerResponse<R>>) {
      super(...given);
      for (const [name, value] of entries) this.setHeader(name, value);
    }
  };
}
