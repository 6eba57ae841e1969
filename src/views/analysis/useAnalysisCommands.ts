import { useCommands } from '../commands/registry.ts';

/** Something that can be done with an analysis right now: a button, a key and a command at once. */
export interface Offer {
  id: string;
  text: string;
  icon: string;
  key: string;
  perform(): void;
}

/** Offers the same by key and in the palette. */
export function useAnalysisCommands(offers: readonly Offer[]): void {
  useCommands(
    offers.map(({ id, text, icon, key, perform }) => ({
      id,
      name: text,
      section: 'Here',
      icon,
      key,
      keywords: 'photo image analysis compartments',
      perform,
    })),
    offers.map(({ id }) => id).join(),
  );
}
