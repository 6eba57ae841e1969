import { useApp } from '../AppContext.ts';

/** The first photo of something, over what stands in its place: nothing at all where the browser cannot show it. */
export function SmallPhoto({ url }: { url: string | undefined }) {
  const { apiBase } = useApp();
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
      onError={(event) => (event.currentTarget.hidden = true)}
    />
  );
}
