import sharp from 'sharp';

/** Uploads so many photos, of noise, so that none is small. */
export async function uploadPhotos(
  { url, token }: { url: string; token: string | undefined },
  count: number,
): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const jpeg = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  for (let number = 0; number < count; number += 1) {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), `photo-${number}.jpg`);
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `photo-${number}` };
    const answer = await fetch(new URL('/api/images', url), { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`A photo was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}
