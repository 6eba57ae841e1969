import type { Readable } from 'node:stream';
import sax from 'sax';
import { ImportRefused } from '../../refusal.ts';

/** What is told of an XML file, in its order; names are without prefixes. */
export interface XmlListener {
  opened?(name: string, attributes: ReadonlyMap<string, string>): void;
  text?(text: string): void;
  closed?(name: string): void;
}

/** How much may be unpacked of one workbook, whatever it says of itself. */
export interface Budget {
  /** Throws {@link ImportRefused} once it is used up. */
  spend(bytes: number): void;
  /** The same for what is only told yet. */
  requireRoomFor(bytes: number): void;
}

/** Elements inside of one another; a cell is the sixth. */
const DEPTH_MAX = 100;
/** XML of a workbook unpacked, in bytes: a million rows of ten cells have some 400 MB. */
const UNPACKED_MAX = 768 * 1024 * 1024;

export function createBudget(max = UNPACKED_MAX): Budget {
  let left = max;
  const budget: Budget = {
    requireRoomFor(bytes) {
      if (bytes <= left) return;
      throw new ImportRefused([
        `The workbook unpacks to more than ${Math.floor(max / 1024 / 1024)} MB. Save the sheet as CSV and import that.`,
      ]);
    },
    spend(bytes) {
      budget.requireRoomFor(bytes);
      left -= bytes;
    },
  };
  return budget;
}

/**
 * Tells a listener what is in an XML file, and pauses after each chunk. Throws {@link ImportRefused} for what is no XML,
 * and for any that defines entities of its own: nothing of another file is ever read.
 */
export async function* xmlOf(
  source: Readable,
  listener: XmlListener,
  budget: Budget,
): AsyncGenerator<void, void> {
  // By its position it knows when something has become too long for its memory.
  const parser = sax.parser(true, { position: true });
  let depth = 0;
  let failure: unknown;
  const guarded = <A extends unknown[]>(listen: ((...told: A) => void) | undefined) => {
    return (...told: A): void => {
      if (failure !== undefined) return;
      try {
        listen?.(...told);
      } catch (error) {
        failure = error;
      }
    };
  };
  parser.ondoctype = () => void (failure ??= damaged());
  parser.onerror = () => void (failure ??= damaged());
  parser.onopentag = guarded(({ name, attributes }: sax.Tag | sax.QualifiedTag) => {
    depth += 1;
    if (depth > DEPTH_MAX) throw damaged();
    listener.opened?.(
      localName(name),
      // Without `xmlns` every attribute is a text.
      new Map(Object.entries(attributes).map(([key, value]) => [localName(key), value as string])),
    );
  });
  parser.ontext = guarded((text) => listener.text?.(text));
  parser.oncdata = guarded((text) => listener.text?.(text));
  parser.onclosetag = guarded((name: string) => {
    depth -= 1;
    listener.closed?.(localName(name));
  });
  const throwFailure = (): void => {
    if (failure !== undefined) throw failure;
  };
  const decoder = new TextDecoder();
  const write = (text: string): void => {
    try {
      parser.write(text);
    } catch {
      failure ??= damaged();
    }
    throwFailure();
  };
  for await (const chunk of source) {
    // Without an encoding set, node gives buffers.
    const bytes = chunk as Buffer;
    budget.spend(bytes.length);
    write(decoder.decode(bytes, { stream: true }));
    yield;
  }
  write(decoder.decode());
  try {
    parser.close();
  } catch {
    failure ??= damaged();
  }
  throwFailure();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export const damaged = (): ImportRefused =>
  new ImportRefused([
    'The workbook is damaged or incomplete. Open it in a spreadsheet program, save it as XLSX, and try again.',
  ]);
