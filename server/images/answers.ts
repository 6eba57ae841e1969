import { LINKS, type ImageLink, type Owner } from '../store/images/links.ts';
import type { ImageRow } from '../store/images/rows.ts';
import type { ImageAddresses } from './addresses.ts';

/** What an answer says of an image, but for its addresses, which change from day to day. */
export type ImageFacts = ReturnType<typeof factsOf>;

export function factsOf(row: ImageRow) {
  return {
    id: row.id,
    filename: row.filename,
    mime_type: row.mime_type,
    // The address is always there.
    image_data: null,
    status: row.status,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

/** An image as the API answers it. */
export function imageOf(facts: ImageFacts, addresses: ImageAddresses) {
  return {
    ...facts,
    url: addresses.full(facts.id),
    thumbnail_url: addresses.thumbnail(facts.id),
    preview_url: addresses.preview(facts.id),
  };
}

/** What an answer says of a link, but for the addresses of its image. */
export type LinkFacts = ReturnType<typeof linkFactsOf>;

export function linkFactsOf(owner: Owner, { link, image }: ImageLink) {
  return {
    id: link.id,
    [LINKS[owner].field]: link.owner_id,
    image_id: link.image_id,
    created_at: new Date(link.created_at).toISOString(),
    image: factsOf(image),
  };
}

/** The fields of {@link imageOf} that are asked for: signing an address costs more than all the rest. */
export function imageFieldsOf(
  facts: ImageFacts,
  addresses: ImageAddresses,
  isAsked: (name: string) => boolean,
): object {
  return Object.fromEntries([
    ...Object.entries(facts).filter(([name]) => isAsked(name)),
    ...SIGNED.flatMap(({ name, file }) => (isAsked(name) ? [[name, addresses[file](facts.id)]] : [])),
  ]);
}

const SIGNED = [
  { name: 'url', file: 'full' },
  { name: 'thumbnail_url', file: 'thumbnail' },
  { name: 'preview_url', file: 'preview' },
] as const;

/** A link as the API answers it, its image nested. */
export function linkOf(facts: LinkFacts, addresses: ImageAddresses) {
  return { ...facts, image: imageOf(facts.image, addresses) };
}
