import { FILENAME_MAX } from '../../contract/limits.ts';
import { withoutUnwanted } from '../../contract/texts.ts';

/**
 * The name of a photo as it is shown: the last part of a path, on one line, at most {@link FILENAME_MAX} characters, and
 * nothing that makes it run backwards: 'photo\u202Egpj.exe' reads as 'photoexe.jpg'. `otherwise` is for one without any.
 */
export function shownName(given: string, otherwise = 'photo.jpg'): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const clean = withoutUnwanted(last.replace(/[\t\n\r]/g, ''))
    .normalize('NFC')
    .trim();
  if (/^\.*$/.test(clean)) return otherwise;
  const characters = [...clean];
  if (characters.length <= FILENAME_MAX) return clean;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? '';
  return characters.slice(0, FILENAME_MAX - ending.length).join('') + ending;
}

/** The name to save the kept file under: its ending says what it is now, whatever was uploaded. */
export function savedName(shown: string, ending: string): string {
  return shown.replace(/\.(jpe?g|jfif|png|gif|webp|avif)$/i, '') + ending;
}

/** The header that names a file for saving; safe for any name (RFC 6266). */
export const dispositionOf = (name: string): string => namedBy('inline', name);
/** The same for one that is only to be saved. */
export const attachmentOf = (name: string): string => namedBy('attachment', name);

function namedBy(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
