/** The window's event that lists have changed (LOOKUP-07): fired by this app, and by whoever else knows of a change. */
export const LISTS_CHANGED = 'categories-updated';
/** What the event says of itself when this app has changed items alone. */
const ITEMS = 'items';

const LISTS = ['lookups', 'items', 'location-items', 'search'];

/** An item of the host has changed (EDIT-12): no location has, and a hierarchy may have 100,000. */
export function announceItems(events: Pick<EventTarget, 'dispatchEvent'>): void {
  events.dispatchEvent(new CustomEvent(LISTS_CHANGED, { detail: ITEMS }));
}

/** The queries that may answer something else after the event; where it says nothing, all of them. */
export function staleAfter(event: Event): readonly string[] {
  return event instanceof CustomEvent && event.detail === ITEMS ? LISTS : [...LISTS, 'locations', 'location'];
}
