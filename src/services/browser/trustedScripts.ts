import type { ScriptPolicy } from '../../../contract/scriptPolicies.ts';

/** What of the browser's Trusted Types is used. */
export interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/**
 * Vouches for the addresses of the app's own scripts: under the server's policy a browser starts no worker whose
 * address is mere text. Each policy knows one address, and throws a TypeError at any other. Where a browser has no
 * Trusted Types, an address stays text.
 */
export function createTrustedScripts(
  trustedTypes: TrustedTypes | undefined,
): (policy: ScriptPolicy, url: string) => string {
  const made = new Map<ScriptPolicy, { createScriptURL(url: string): unknown }>();
  return (name, url) => {
    if (!trustedTypes) return url;
    const policy = made.get(name) ?? trustedTypes.createPolicy(name, { createScriptURL: only(url) });
    made.set(name, policy);
    // The constructors of workers take it as it is; TypeScript's types of a browser know text alone.
    return policy.createScriptURL(url) as string;
  };
}

const only =
  (known: string) =>
  (url: string): string => {
    if (url !== known) throw new TypeError(`'${url}' is no script of this app.`);
    return url;
  };

/** Of this page. TypeScript's types of a browser do not have them yet. */
export const trustedScript = createTrustedScripts(
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes,
);
