/** Also of an error that comes from another process, which keeps no class. */
const CODE = 'EXPORT_REFUSED';

/** A file cannot be made as it was asked for; the message is for a person. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
  readonly code = CODE;
}

/** Whether the message of `error` is for a person. */
export const isRefused = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === CODE;
