import { decodeImage } from '../../contract/photos/images.ts';
import type { ApiClient } from './apiClient.ts';

/** Puts a photo on the server and links it. */
export async function addPhoto(
  server: Pick<ApiClient, 'api' | 'token'> & { url: string },
  owner: { kind: 'location' | 'item'; id: string },
  jpeg: Buffer,
): Promise<string> {
  const form = new FormData();
  form.set('mime_type', 'image/jpeg');
  form.set('filename', 'cabinet.jpg');
  form.set('image', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'cabinet.jpg');
  const headers = { authorization: `Bearer ${server.token}` };
  const answer = await fetch(`${server.url}/api/images`, { method: 'POST', headers, body: form });
  const { id } = decodeImage(await answer.json());
  const link = { [`${owner.kind}_id`]: owner.id, image_id: id };
  const linked = await server.api('POST', `/api/${owner.kind}-images`, link);
  if (linked.status >= 400) throw new Error(`The photo was not linked: ${linked.status}`);
  return id;
}
