import { parse } from 'csv-parse/sync';

/** The rows of a CSV file by column, as another program reads them: nothing is restored. */
export const csvRows = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, record_delimiter: ['\r\n'] });
