import { repairJson } from './repair.ts';

export interface FoundJson {
  value: unknown;
  /** Whether its end was missing. */
  isCut: boolean;
}

/** Brackets in prose that are tried before giving up; fewer in a long text, for each may be read to its end. */
const STARTS_MAX = 50;
const STARTS_MAX_LONG = 2;
const LONG = 100_000;

/**
 * The first JSON value in `text` that `isWanted`, whatever stands around it (prose, code fences) and with what can be
 * repaired repaired; else the first one of all; undefined when there is none.
 */
export function jsonIn(text: string, isWanted: (value: unknown) => boolean): FoundJson | undefined {
  const whole = parsed(text);
  // JSON through and through; a text or number that is JSON too is prose.
  if (typeof whole?.value === 'object' && whole.value !== null) return { ...whole, isCut: false };
  let first: FoundJson | undefined;
  const bracket = /[{[]/g;
  const most = text.length > LONG ? STARTS_MAX_LONG : STARTS_MAX;
  for (let tries = 0; tries < most; tries++) {
    const start = bracket.exec(text)?.index;
    if (start === undefined) break;
    const repaired = repairJson(text, start);
    const found = repaired && parsed(repaired.text);
    if (!repaired || !found) continue;
    const json = { ...found, isCut: repaired.isCut };
    if (isWanted(found.value)) return json;
    first ??= json;
    // What is inside of it is not looked at again.
    if (!repaired.isCut) bracket.lastIndex = repaired.end;
  }
  return first;
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
