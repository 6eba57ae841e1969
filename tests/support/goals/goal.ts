import { decodeHierarchy, decodeItems } from '../../../contract/answers.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import type { ApiClient } from '../apiClient.ts';

/**
 * One thing that is pressed or typed. A chord is one key, a sequence of two is two; what is typed is a key a letter, but
 * for the names of new things, which nobody can do without.
 */
export type Step = { press: string } | { type: string } | { name: string } | { arrives: string };

export const press = (...keys: readonly string[]): Step[] => keys.map((key) => ({ press: key }));
export const type = (text: string): Step => ({ type: text });
export const name = (text: string): Step => ({ name: text });
/** Waits, as a person does who sees it, until the page is one whose path begins so: a form says first that it has saved. */
export const arrives = (path: string): Step => ({ arrives: path });
/** Opens the palette and types in it. */
export const palette = (text: string): Step[] => [...press('Control+Shift+K'), type(text)];
export const times = (count: number, steps: readonly Step[]): Step[] =>
  Array.from({ length: count }, () => steps).flat();

/** What a goal is checked by once its keys are pressed. */
export interface Reached {
  /** The server, as the same person. */
  api: ApiClient;
  /** Of the page, without its host. */
  address: string;
  /** What is in the clipboard. */
  copied: string;
  /** The questions that the browser has asked; each was answered by one key. */
  questions: readonly string[];
}

/** Something that people do every day, from Home on, with the demo data. */
export interface Goal {
  title: string;
  /** The shortest first: counted is the first one that reaches the goal, which an older build may not know. */
  ways: readonly { means: string; steps: readonly Step[] }[];
  isReached(now: Reached): Promise<boolean>;
}

export async function itemsIn(api: ApiClient, location: { id: string }): Promise<Item[]> {
  return decodeItems((await api.api('GET', `/locations/${location.id}/items`)).json).items;
}

/** Items by their names. */
export async function itemsNamed(api: ApiClient, names: readonly string[]): Promise<(Item | undefined)[]> {
  const found = names.map(async (one) => {
    const { json } = await api.api('GET', `/api/search?q=${encodeURIComponent(one)}`);
    return decodeItems(json).items.find((item) => item.name === one);
  });
  return Promise.all(found);
}

/** A location and what is in it, by its name; throws where there is none. */
export async function locationNamed(api: ApiClient, wanted: string) {
  type Node = Location & { children: readonly Node[] };
  const all = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...all(node.children)]);
  const { json } = await api.api('GET', '/api/locations/hierarchy');
  const found = all(decodeHierarchy(json)).find((location) => location.name === wanted);
  if (!found) throw new Error(`There is no location ${wanted}.`);
  return found;
}
