import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import type { Address } from './visits.ts';

/** The address that a form is on, as it is now. */
export function useAddress(): Address {
  return { search: useSearch(), state: useHistoryState<unknown>() };
}
