const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the app runs where samples may stand in for single things: on localhost, or a preview host
 * (decisions, Fallback order). `previewHosts` are names with commas or spaces between them.
 */
export function isSampleHost(hostname: string, previewHosts = ''): boolean {
  const names = previewHosts.toLowerCase().split(/[\s,]+/);
  return LOCAL.includes(hostname) || (hostname !== '' && names.includes(hostname.toLowerCase()));
}
