// 15 significant digits are what a double carries exactly: 2.275 stays 2.275.
const FORMAT = new Intl.NumberFormat('en', { maximumSignificantDigits: 15 });

/** A count or a quantity with thousands separators: 1055 is '1,055'; '' when there is none. */
export function formatQuantity(quantity: number | null | undefined): string {
  return quantity === null || quantity === undefined ? '' : FORMAT.format(quantity);
}
