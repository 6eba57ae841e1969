import { type App, useApp } from '../AppContext.ts';

/** The first photo of something, over what stands in its place: nothing at all while the browser cannot show it. */
export function SmallPhoto({ url }: { url: string | undefined }) {
  const { apiBase, deferred } = useApp();
  if (!url) return null;
  // Not by the model's `imageUrl`: Home's first load has no room for it, and a picture runs no script of any address.
  const src = url.startsWith('/') ? apiBase + url : url;
  return (
    <img
      key={src}
      className="small-photo"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={({ currentTarget }) => hideUntilBack(currentTarget, deferred).catch(() => {})}
    />
  );
}

/**
 * Takes a photo that could not be loaded off the page, and loads it again once the host is there. Rejects where the code
 * that looks for the host does not arrive.
 */
export async function hideUntilBack(image: HTMLImageElement, deferred: App['deferred']): Promise<void> {
  image.hidden = true;
  const { photos } = await deferred();
  photos.waitFor(image.src, () => {
    // Off the page it would be waited for on and on.
    if (!image.isConnected) return;
    image.hidden = false;
    // Browsers load it anew though nothing differs.
    image.src += '';
  });
}
