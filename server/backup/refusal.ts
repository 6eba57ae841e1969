/** A backup cannot be used, and nothing was changed; the message ends a sentence that names the file. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
