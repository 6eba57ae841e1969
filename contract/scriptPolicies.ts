/**
 * The names of the Trusted Types policies under which the app starts a script by its address, one for each script. The
 * server's Content-Security-Policy lets browsers make these and no others: https://www.w3.org/TR/trusted-types/
 */
export const SCRIPT_POLICIES = [
  'stowage-service-worker',
  'stowage-location-worker',
  'stowage-photo-worker',
  'stowage-code-worker',
] as const;

export type ScriptPolicy = (typeof SCRIPT_POLICIES)[number];
