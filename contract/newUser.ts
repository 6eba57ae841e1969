import { type Struct, coerce, define, string } from 'superstruct';
import { NEW_PASSWORD, USERNAME_MAX } from './limits.ts';
import { lengthOf, shownProblem, textProblem } from './texts.ts';

/** What a user is made of. Stricter than a login: users and passwords of before these rules go on working there. */

export const NewUsername: Struct<string, null> = coerce(
  define<string>('new username', (value) => {
    if (value === undefined || value === null || value === '') return 'Username is required';
    return (
      shownProblem(value, 'Username') ??
      // shownProblem has refused everything but a string.
      (lengthOf(value as string) <= USERNAME_MAX || `Username must be ${USERNAME_MAX} characters or less`)
    );
  }),
  string(),
  (value) => value.trim(),
);

export const NewPassword: Struct<string, null> = define<string>('new password', (value) => {
  const problem = textProblem(value, 'Password');
  if (problem !== undefined) return problem;
  // textProblem has refused everything but a string.
  const length = lengthOf(value as string);
  const { min, max } = NEW_PASSWORD;
  return (length >= min && length <= max) || `Password must be ${min} to ${max} characters long`;
});
