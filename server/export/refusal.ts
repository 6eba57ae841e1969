/** A file cannot be made as it was asked for; the message is for a person. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}
