/** What makes another number of one: a point or a stroke within it, a sign before it. A dash elsewhere only separates. */
const SIGN =
  /((?<=\p{N})[.,·/](?=\p{N})|(?<=^|[\s(+-])[.,·](?=\p{N})|(?<=^|[\s(])[+-](?=[.,·]?\p{N}))|[.,·/+-]/gu;

/**
 * A label, or the name of an item, in small letters, its points and signs only where they tell numbers apart: 4.7 is not 47, nor
 * +5 V -5 V. A comma, which readers take for a point, is one.
 */
export function withNumberSigns(label: string): string {
  const text = label.normalize('NFKC').toLowerCase().replace(/[−–]/gu, '-').replaceAll('⁄', '/');
  return text.replace(SIGN, (_, sign: string | undefined) => sign?.replace(/[,·]/u, '.') ?? '');
}
