/** Whether the path belongs to the API; everything else is the app's. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || /^\/locations\/[^/]+\/items$/.test(path);
}

/** What watchdogs ask; answered also while the server ends. */
export const HEALTH_PATH = '/api/health';
