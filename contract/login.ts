import { type Infer, type Struct, coerce, define, object, string } from 'superstruct';
import { PASSWORD_MAX, USERNAME_MAX } from './limits.ts';
import { lengthOf, textProblem } from './texts.ts';

/** What a login needs: apart from the other fields, because the first screen needs no more of them. */

export const Username: Struct<string, null> = coerce(
  define<string>('username', (value) => {
    if (value === undefined || value === null || value === '') return 'Username is required';
    return (
      textProblem(value, 'Username') ??
      (lengthOf(value as string) <= USERNAME_MAX || `Username must be ${USERNAME_MAX} characters or less`)
    );
  }),
  string(),
  (value) => value.trim(),
);

export const Password: Struct<string, null> = define<string>('password', (value) => {
  if (value === undefined || value === null || value === '') return 'Password is required';
  if (typeof value !== 'string') return 'Password must be a text.';
  return value.length <= PASSWORD_MAX || `Password must be ${PASSWORD_MAX} characters or less`;
});

/** POST /api/login. */
export const LoginRequest = object({ username: Username, password: Password });
export type LoginRequest = Infer<typeof LoginRequest>;
