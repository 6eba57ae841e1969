import { imageUrl } from '../../model/photoAddress.ts';
import { useApp } from '../AppContext.ts';

/** The first photo of something, over what stands in its place: nothing at all where the browser cannot show it. */
export function SmallPhoto({ url }: { url: string | undefined }) {
  const { apiBase } = useApp();
  const src = imageUrl(url, apiBase);
  if (src === undefined) return null;
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
