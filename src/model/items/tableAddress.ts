/** What an address says of the table of items, the order before the filters. */
export const TABLE_PARAMETERS = ['sort', 'in', 'supplier', 'photo', 'since'];

/**
 * What belongs to the table of an address, as the text of a query; undefined where it shows cards. An address that
 * does not say is shown as its person likes it, unless it has something that only the table has.
 */
export function tableIn(query: URLSearchParams, preferred: 'cards' | 'table'): string | undefined {
  const view = query.get('view');
  const own = TABLE_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const isTable = view === 'table' || (view !== 'cards' && (own.length > 0 || preferred === 'table'));
  return isTable ? new URLSearchParams(own).toString() : undefined;
}
