import { type Infer, array, create, enums, nullable, optional, string, type } from 'superstruct';

const BACKUP_FAILED = 'backup-failed';
/** Somebody has asked for that. */
const READ_ONLY = 'read-only';

/** What GET /api/health says of backups, among all that it says. */
const Health = type({
  status: string(),
  last_backup: optional(nullable(string())),
  problems: optional(array(type({ code: string(), message: optional(string()) }))),
});

const Condition = type({ status: enums(['ok', 'read-only'] as const) });

/** What a server says in a word that nothing is wrong with, to GET /api/health. Throws superstruct's StructError. */
export function decodeHealth(value: unknown): 'ok' | 'read-only' {
  return create(value, Condition).status;
}

/** Of the backups that are made by themselves. */
export interface BackupsTold {
  /** When the newest was made, as the host tells moments; null for none yet, undefined where none are made. */
  last: Infer<typeof Health>['last_backup'];
  /** The latest could not be made. */
  hasFailed: boolean;
  /** What else is wrong with the host, in its words. */
  troubles: readonly string[];
}

/** Throws superstruct's StructError. */
export function decodeBackups(value: unknown): BackupsTold {
  const { last_backup: last, problems = [] } = create(value, Health);
  const others = problems.filter(({ code }) => code !== BACKUP_FAILED && code !== READ_ONLY);
  return {
    last,
    hasFailed: problems.some(({ code }) => code === BACKUP_FAILED),
    troubles: others.map(({ code, message }) => message ?? code),
  };
}
