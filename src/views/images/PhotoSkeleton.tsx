/** What photos look like while they load, in the size that they will have. */
export function PhotoSkeleton({ withLarge }: { withLarge: boolean }) {
  return (
    <div className="panel-body photos-body">
      {withLarge && <div className="photo-large skeleton" />}
      <div className="thumbs">
        <span className="thumb skeleton" />
      </div>
      <p className="photo-actions" role="status">
        <span className="spinner" aria-hidden="true" />
        Loading images...
      </p>
    </div>
  );
}
