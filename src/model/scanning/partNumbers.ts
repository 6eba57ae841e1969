/** Between the fields of a message: a control character, or what a scanner types in its place. */
const SEPARATOR = String.raw`[\u001d\u001e\u0004␝␞]|\^[\]^]|\{(?:GS|RS|EOT)\}|<(?:GS|RS|EOT)>`;
const SEPARATORS = new RegExp(SEPARATOR, 'u');
/** ISO/IEC 15434: what begins the message of a DataMatrix code. */
const MESSAGE = new RegExp(String.raw`^>?\[\)>(?:${SEPARATOR})?06`, 'u');
/**
 * ANSI MH10.8.2 data identifiers of part numbers, the best first: the maker's, the distributor's, the customer's.
 */
const IDENTIFIERS = ['1P', '30P', 'P'] as const;
/** LCSC: {pbn:PICK2201,on:GB2201,pc:C12345,pm:XL1509,qty:10}. */
const LCSC = /^(?:\{\s*(?:pbn|on|pc|pm)|pbn):/iu;
const LCSC_FIELD = /(?:^|[{,])\s*(pc|pm):\s*([^,{}]*)/giu;

/** The part numbers in the text of a distributor's code (Digi-Key, Mouser, LCSC), the best first; none in any other. */
export function partNumbers(scanned: string): readonly string[] {
  const text = scanned.trim();
  if (LCSC.test(text)) {
    const fields = new Map(
      [...text.matchAll(LCSC_FIELD)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    );
    return unlike([fields.get('pc'), fields.get('pm')]);
  }
  if (!MESSAGE.test(text)) return [];
  const fields = text.replace(MESSAGE, '').split(SEPARATORS).filter(Boolean);
  return unlike(
    IDENTIFIERS.map((identifier) =>
      fields.find((field) => field.startsWith(identifier))?.slice(identifier.length),
    ),
  );
}

function unlike(numbers: readonly (string | undefined)[]): string[] {
  return [...new Set(numbers.map((number) => number?.trim() ?? ''))].filter((number) => number !== '');
}
