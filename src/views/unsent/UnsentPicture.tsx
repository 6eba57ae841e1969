import { useEffect, useState } from 'react';
import { useLater } from '../AppContext.ts';
import { Icon } from '../parts/Icon.tsx';

/** An unsent photo as this browser keeps it, small; an icon where its picture cannot be read. */
export function UnsentPicture({ id }: { id: string }) {
  const { showPhoto } = useLater();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    let release = () => {};
    void showPhoto(id).then((shown) => {
      if (!shown) return;
      if (isLeft) return shown.release();
      release = shown.release;
      setUrl(shown.url);
    });
    return () => {
      isLeft = true;
      release();
    };
  }, [id, showPhoto]);
  return (
    <span className="unsent-picture">
      {/* The name of the file stands beside it. */}
      {url === undefined ? <Icon name="i-lucide-image" /> : <img src={url} alt="" />}
    </span>
  );
}
