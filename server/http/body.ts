import type { Struct } from 'superstruct';
import { check } from '../../contract/check.ts';
import { JSON_BODY_MAX } from '../../contract/limits.ts';
import { Problem, invalid, malformed } from '../problems.ts';
import type { User } from '../store/users.ts';
import { arriving } from './arriving.ts';
import type { Call } from './environment.ts';
import { hasMoreValues } from './jsonSize.ts';

/** No request has more than some dozens, and a megabyte of brackets would take a third of a second to parse. */
const VALUES_MAX = 1000;

/** What a body may have beside texts, numbers and objects with a name. */
interface BodyShapes {
  nested?: readonly string[];
  lists?: readonly string[];
  whole?: readonly string[];
  values?: number;
}

/**
 * The request's JSON body as `struct` has it. Throws 408 when it stalls, or takes long where nobody is logged in, 413 above 1 MB, 415 for another type, 400 for anything
 * but a JSON object, 422 for far too many values, and with a message for each wrong field. `nested` are
 * the fields that are objects of texts themselves, `lists` those of lists of texts, `whole` those whose struct reads whatever it is given and has its own
 * words for what is wrong; `values`: as many may be in it where some dozens are too few.
 */
export async function decodeBody<T, S extends object>(
  c: Call,
  struct: Struct<T, S>,
  shapes: BodyShapes = {},
): Promise<T> {
  return checked(await sentFields(c, struct.schema, shapes), struct);
}

/** {@link decodeBody} for a request that may have `fields` instead of a body, or beside it; the body comes first. */
export async function decodeBodyOr<T, S extends object>(
  c: Call,
  struct: Struct<T, S>,
  fields: Readonly<Record<string, string>>,
): Promise<T> {
  const { headers } = c.env.incoming;
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  return checked({ ...fields, ...(isEmpty ? {} : await sentFields(c, struct.schema)) }, struct);
}

/** {@link decodeBody} for an update: only fields that were sent, none filled in by the struct. */
export async function decodeChanges<T extends object, S extends object>(
  c: Call,
  struct: Struct<T, S>,
): Promise<T> {
  const sent = await sentFields(c, struct.schema);
  const value = checked(sent, struct);
  // The entries of a valid value, fewer of them: every field of an update is optional.
  return Object.fromEntries(Object.keys(sent).map((key) => [key, Reflect.get(value, key)])) as T;
}

/** The fields of the body that `schema` knows. Keys that every object inherits would make superstruct stumble. */
async function sentFields(
  c: Call,
  schema: object,
  { nested = [], lists = [], whole = [], values }: BodyShapes = {},
): Promise<Record<string, unknown>> {
  const body = await readObject(c, values);
  const known = Object.entries(body).filter(([key]) => Object.hasOwn(schema, key));
  return Object.fromEntries(
    known.map(([key, value]) => {
      if (whole.includes(key)) return [key, value];
      if (lists.includes(key)) return [key, inside(value, shallowList)];
      return [key, nested.includes(key) ? inside(value, shallow) : shallow(value)];
    }),
  );
}

/**
 * No field is more than an object with a name (a category). Deeper values are emptied: superstruct writes a
 * wrong one into its message, which fails for 100,000 nested arrays and for an object with a `toString` of its own.
 */
function shallow(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { name }: { name?: unknown } = value;
  return typeof name === 'string' ? { name } : {};
}

/** {@link shallow} one level deeper. */
function inside(value: unknown, of: (inner: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return shallow(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, of(inner)]));
}

const shallowList = (value: unknown): unknown => (Array.isArray(value) ? value.map(shallow) : shallow(value));

/** The one place where a body becomes a request: what no struct forbids and nothing can keep is refused here. */
function checked<T, S>(fields: Record<string, unknown>, struct: Struct<T, S>): T {
  const result = check(fields, struct);
  if (!result.ok) throw invalid(result.fields);
  const unkept = Object.entries(fields).filter(([, value]) => hasNul(value));
  if (unkept.length > 0) {
    throw invalid(
      Object.fromEntries(unkept.map(([name]) => [name, `${name} contains a control character.`])),
    );
  }
  return result.value;
}

/** Whether a text, or the name of an object (a category), has the character at which databases end a text. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'object' && value !== null && 'name' in value) return hasNul(value.name);
  return typeof value === 'string' && value.includes('\0');
}

async function readObject(c: Call, values = VALUES_MAX): Promise<object> {
  const { incoming } = c.env;
  // Nobody is logged in on an open route.
  const user: User | undefined = c.get('user');
  const whole = user ? undefined : c.get('strangerBody');
  const type = (incoming.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (Number(incoming.headers['content-length'] ?? 0) > JSON_BODY_MAX) throw tooLarge();
  if (!/^application\/([\w.+-]+\+)?json$/.test(type)) {
    throw new Problem('unsupported-media', 'The body must be JSON (Content-Type: application/json).');
  }
  const coding = incoming.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (coding !== '' && coding !== 'identity') {
    throw new Problem(
      'unsupported-media',
      `A body in the coding ${coding.slice(0, 40)} is not taken: send it as it is.`,
    );
  }
  let value: unknown;
  try {
    const bytes = await readAll(arriving(incoming, c.get('bodyStall'), whole));
    await c.get('stillLoggedIn')?.();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (hasMoreValues(text, values)) throw new Problem('invalid', 'The body has too many values.');
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw malformed('The body is not valid JSON.');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw malformed('The body must be a JSON object.');
}

/** The bytes of the body; stops reading at the limit. */
async function readAll(body: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const bytes of body) {
    length += bytes.length;
    if (length > JSON_BODY_MAX) throw tooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (): Problem =>
  new Problem('too-large', `The body is larger than ${JSON_BODY_MAX / 1024 / 1024} MB.`);
