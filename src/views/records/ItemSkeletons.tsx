/** Item cards' worth of waiting, in the cards' size (HOME-22). */
export function ItemSkeletons({ count }: { count: number }) {
  return (
    <ul className="cards" aria-busy="true" aria-label="Loading items">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="card item-card" data-skeleton="">
          <span className="skeleton item-picture" />
          <div className="skeleton-lines">
            <span className="skeleton skeleton-title" />
            <span className="skeleton skeleton-text" />
            <span className="skeleton skeleton-meta" />
          </div>
        </li>
      ))}
    </ul>
  );
}
