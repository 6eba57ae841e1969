import type { Failure } from '../../failure.ts';

/**
 * Whether the server has looked at the content and said no: then it has not taken it, now or before. One that
 * says who may ask, or how often, has not looked.
 */
export function isRefusal({ kind }: Failure): boolean {
  return ![
    'offline',
    'timeout',
    'unavailable',
    'server',
    'bad-answer',
    'unauthorised',
    'forbidden',
    'too-many',
  ].includes(kind);
}
