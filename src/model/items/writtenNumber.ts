/** What a number that a person wrote means; `twoWays` where it has two readings: '1,234'. */
export type WrittenNumber = { number: number } | { twoWays: string } | undefined;

/** Thousands of the one kind, decimals of the other: '1,234.5', '1.234,5', '1,234,567'. */
const GROUPED_BY_COMMA = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;
const GROUPED_BY_POINT = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
/** '1,234' is what the app itself writes for 1234, and elsewhere a bit more than one; '1.000' is no decimal. */
const TWO_WAYS = /^[1-9]\d{0,2}(?:,\d{3}|\.000)$/;
/** A number with leading zeros is a number of a part or a place: '0147'. */
const PLAIN = /^(?:0|[1-9]\d*)?(?:[.,]\d+)?$/;

/** Reads digits with a decimal point or comma, without a sign; undefined for anything else. */
export function writtenNumber(text: string): WrittenNumber {
  if (text === '') return undefined;
  if (TWO_WAYS.test(text)) return { twoWays: twoWays(text) };
  if (PLAIN.test(text)) return { number: Number(text.replace(',', '.')) };
  if (GROUPED_BY_COMMA.test(text)) return { number: Number(text.replaceAll(',', '')) };
  if (GROUPED_BY_POINT.test(text)) return { number: Number(text.replaceAll('.', '').replace(',', '.')) };
  return undefined;
}

function twoWays(text: string): string {
  const [whole = '', part = ''] = text.split(/[.,]/);
  return `${text} can be read as ${whole}${part} or as ${whole}.${part.replace(/0+$/, '') || '0'}.`;
}
