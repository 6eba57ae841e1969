import { object } from 'superstruct';
import { check } from '../../contract/check.ts';
import { NewPassword } from '../../contract/newUser.ts';
import { comparedText } from '../../contract/texts.ts';

/**
 * What is wrong with the new password of a user, for a person; undefined when nothing is. Passwords that are guessed
 * first are refused: the name itself, and the common ones.
 */
export async function newPasswordProblem(password: string, username: string): Promise<string | undefined> {
  const checked = check({ password }, object({ password: NewPassword }));
  if (!checked.ok) return checked.fields['password']?.replace(/\.$/, '');
  const compared = comparedText(password);
  if (compared === comparedText(username)) return 'Password must not be the name of the user';
  if ((await commonPasswords()).has(compared)) {
    return 'This password is one of those that are tried first. Choose another one';
  }
  return undefined;
}

/** Some 49,000 that were found most often in what was stolen elsewhere. Loaded only where one is set: it takes 6 MB. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
