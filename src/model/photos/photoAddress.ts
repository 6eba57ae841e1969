import type { Image } from '../../../contract/photos/images.ts';

/** Where a photo is found. */
export type PhotoAddress =
  /** An <img> loads it as it is. */
  | { kind: 'plain'; url: string }
  /** From the API's root; it wants the bearer token, so it is fetched and shown by an object URL. */
  | { kind: 'guarded'; path: string };

/** thumbnail: at most 320 px. preview: at most 960 px. Where the host has none, the photo itself. */
export type PhotoSize = 'thumbnail' | 'preview' | 'full';

const DEFAULT_TYPE = 'image/jpeg';
/** Media types that may stand in a data URL; anything else would be another kind of content, or break it. */
const IMAGE_TYPE = /^image\/[\w.+-]+$/i;
const SAFE_PROTOCOLS = ['http:', 'https:', 'blob:'];
/** Resolves what is relative, only to judge it. */
const ANYWHERE = 'https://host.invalid/';

/**
 * The address of an image (ENT-26 to ENT-30): its url, else its data as a data URL, else the bare path, which wants
 * the token (decisions, Images). `apiBase` is the API host, '' for the app's own.
 */
export function photoAddress(image: Image, apiBase: string, size: PhotoSize = 'full'): PhotoAddress {
  const url = imageUrl(sized(image, size), apiBase) ?? imageUrl(image.url, apiBase) ?? dataUrl(image);
  if (url !== undefined) return { kind: 'plain', url };
  return { kind: 'guarded', path: `/images/${encodeURIComponent(image.id)}` };
}

/**
 * An address that a host has answered, as an <img> may load it: relative ones from the API host on. undefined for
 * none, and for one of another scheme (javascript:).
 */
export function imageUrl(address: string | undefined, apiBase: string): string | undefined {
  const url = address?.trim() ?? '';
  if (url === '') return undefined;
  if (/^data:/i.test(url)) return /^data:image\//i.test(url) ? url : undefined;
  const parsed = parsedUrl(url);
  if (!parsed || !SAFE_PROTOCOLS.includes(parsed.protocol)) return undefined;
  const isRelative = parsed.origin === new URL(ANYWHERE).origin;
  return isRelative
    ? apiBase.replace(/\/+$/, '') + parsed.pathname + parsed.search + parsed.hash
    : parsed.href;
}

function sized(image: Image, size: PhotoSize): string | undefined {
  if (size === 'thumbnail') return image.thumbnail_url ?? image.preview_url;
  return size === 'preview' ? image.preview_url : undefined;
}

/** `image_data` is base64, or a data URL already. */
function dataUrl({ image_data: data, mime_type: type }: Image): string | undefined {
  if (data.trim() === '') return undefined;
  if (/^\s*data:/i.test(data)) return imageUrl(data, '');
  return `data:${IMAGE_TYPE.test(type) ? type : DEFAULT_TYPE};base64,${data.replace(/\s/g, '')}`;
}

function parsedUrl(url: string): URL | undefined {
  try {
    return new URL(url, ANYWHERE);
  } catch {
    return undefined;
  }
}
