import type { Location } from '../../../contract/entities.ts';
import { locationPath } from '../locations/shareUrl.ts';

/** The path that a label's QR code leads to: a location's by its label, else by its id; an item's by its id. */
export function labelPath(
  of: { location: Pick<Location, 'id' | 'label'> } | { item: { id: string } },
): string {
  return 'location' in of ? locationPath(of.location) : `/view/${encodeURIComponent(of.item.id)}`;
}

/** The whole address of a path, at an origin with or without a path of its own: 'https://stowage.lan'. */
export function labelAddress(url: string, path: string): string {
  return url.replace(/\/+$/, '') + path;
}

/** Where QR codes lead. */
export interface LabelUrl {
  url: string;
  /** Whether other machines than this one, such as phones, cannot open it. */
  isOnlyHere: boolean;
}

/** What the server says it is reached at, else where this page is open. */
export function labelUrl(given: string | undefined, origin: string): LabelUrl {
  const url = given ?? origin;
  return { url, isOnlyHere: isThisMachine(url) };
}

function isThisMachine(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
