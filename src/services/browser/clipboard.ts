import { failure } from '../../failure.ts';

/** The parts of `document` that copying the old way needs. */
export interface CopyDocument {
  readonly body: Pick<HTMLElement, 'append'>;
  readonly activeElement: Element | null;
  createElement(name: 'textarea'): HTMLTextAreaElement;
  execCommand(command: 'copy'): boolean;
}

/**
 * Copies `text`. `clipboard` is undefined on a plain http:// address: then, or when it refuses, a hidden
 * text area is copied from. Rejects with a Failure of kind 'storage' when that fails too.
 */
export async function copyText(
  text: string,
  { clipboard, document }: { clipboard: Pick<Clipboard, 'writeText'> | undefined; document: CopyDocument },
): Promise<void> {
  try {
    if (clipboard) return await clipboard.writeText(text);
  } catch {
    // Not allowed: the other way may be.
  }
  if (!copyFromTextArea(text, document)) {
    throw failure('storage', 'The browser does not let this page copy to the clipboard');
  }
}

function copyFromTextArea(text: string, document: CopyDocument): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  try {
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused && 'focus' in focused && typeof focused.focus === 'function') focused.focus();
  }
}
