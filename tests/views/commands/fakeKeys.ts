import { afterEach, beforeEach, vi } from 'vitest';
import type { Action } from '../../../src/views/commands/command.ts';
import { listenForKeys } from '../../../src/views/commands/keys.ts';
import { createCommandRegistry } from '../../../src/views/commands/registry.ts';

/** As much of an element as the keys look at: what it is, and what it stands in. */
export class FakeElement extends EventTarget {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: FakeElement | undefined;

  constructor(tag: string, attributes: Readonly<Record<string, string>> = {}, parent?: FakeElement) {
    super();
    this.tag = tag;
    this.attributes = attributes;
    this.parent = parent;
  }

  matches(selector: string): boolean {
    return selector.split(',').some((one) => {
      const [, tag = '', name, value] =
        /^([a-z]*)(?:\[([a-z-]+)(?:="?([^"\]]*)"?)?\])?$/.exec(one.trim()) ?? [];
      if (tag === '' && name === undefined)
        throw new Error(`The stand-in does not know the selector ${one}.`);
      if (tag !== '' && tag !== this.tag) return false;
      if (name === undefined) return true;
      return value === undefined ? name in this.attributes : this.attributes[name] === value;
    });
  }

  closest(selector: string): FakeElement | null {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null);
  }
}

/** A field of one line, or of several, with the caret at its end. */
export class FakeField extends FakeElement {
  value = '';

  get selectionStart(): number {
    return this.value.length;
  }

  get selectionEnd(): number {
    return this.value.length;
  }

  setRangeText(text: string, start: number, end: number): void {
    this.value = this.value.slice(0, start) + text + this.value.slice(end);
  }
}

const BODY = new FakeElement('body');

/** A key press as a browser tells of it. */
interface Press {
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
  isComposing?: boolean;
  repeat?: boolean;
  target?: EventTarget;
}

export function aCommand(
  id: string,
  key?: string,
  more: Partial<Pick<Action, 'section' | 'repeats'>> & { also?: string } = {},
): Action & { perform: ReturnType<typeof vi.fn<() => void>> } {
  const { also, ...rest } = more;
  const common = {
    id,
    name: id,
    section: 'Here',
    icon: 'i',
    undo: 'harmless',
    perform: vi.fn<() => void>(),
    ...rest,
  } as const;
  if (key === undefined) return { ...common, keyless: 'For a test' };
  return { ...common, key, ...(also !== undefined && { also }) };
}

/** A window that listens for the keys of `commands`. */
export function listening(
  actions: readonly Action[],
  singleKeys: () => boolean = () => true,
  isAwaited: () => boolean = () => false,
) {
  const registry = createCommandRegistry();
  registry.add(actions);
  const pending: string[] = [];
  let isDialogOpen = false;
  const window = Object.assign(new EventTarget(), {
    document: {
      activeElement: null as EventTarget | null,
      querySelector(selector: string) {
        if (selector !== 'dialog[open], [data-dialog-opening]')
          throw new Error(`The stand-in does not know ${selector}.`);
        return isDialogOpen ? new FakeElement('dialog', { open: '' }) : null;
      },
    },
  });
  // The keys touch nothing else of a window.
  const stop = listenForKeys(window as unknown as Window, {
    commands: registry.all,
    singleKeys,
    onPending: (keys) => void pending.push(keys),
    isAwaited,
    subscribe: registry.subscribe,
  });
  return {
    stop,
    pending,
    registry,
    openDialog: () => void (isDialogOpen = true),
    closeDialog: () => void (isDialogOpen = false),
    /** Presses the pointer, anywhere. */
    point: () => void window.dispatchEvent(new Event('pointerdown')),
    /** The focus goes elsewhere. */
    moveFocus(to: EventTarget | null = null): void {
      window.document.activeElement = to;
      window.dispatchEvent(new Event('focusin'));
    },
    /** Presses a key; tells whether the browser's own action was prevented. */
    press(key: string, { target = BODY, ...press }: Press = {}, before?: (event: Event) => void): boolean {
      const event = Object.assign(new Event('keydown', { cancelable: true }), {
        key,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        shiftKey: false,
        isComposing: false,
        repeat: false,
        ...press,
      });
      Object.defineProperty(event, 'target', { value: target });
      before?.(event);
      window.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

/** For tests that press keys: elements are these. */
export function withFakeElements(): void {
  beforeEach(() => {
    vi.stubGlobal('Element', FakeElement);
    vi.stubGlobal('HTMLTextAreaElement', FakeField);
    vi.stubGlobal('HTMLInputElement', FakeField);
    vi.stubGlobal('KeyboardEvent', Event);
  });
  afterEach(() => void vi.unstubAllGlobals());
}
