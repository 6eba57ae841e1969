import { expect, test } from 'vitest';
import { createTrustedScripts, type TrustedTypes } from '../../../src/services/browser/trustedScripts.ts';

/** Vouches as a browser does, and refuses a second policy of one name as the server's header makes it do. */
function browserTypes() {
  const names: string[] = [];
  const types: TrustedTypes = {
    createPolicy(name, rules) {
      if (names.includes(name)) throw new TypeError(`Policy with name "${name}" already exists.`);
      names.push(name);
      return { createScriptURL: (url) => ({ vouchedFor: rules.createScriptURL(url) }) };
    },
  };
  return { names, types };
}

test('the address of a script is vouched for by the policy of its name, each time', () => {
  const { names, types } = browserTypes();
  const trusted = createTrustedScripts(types);
  expect(trusted('stowage-photo-worker', '/assets/photo.js')).toEqual({ vouchedFor: '/assets/photo.js' });
  expect(trusted('stowage-photo-worker', '/assets/photo.js')).toEqual({ vouchedFor: '/assets/photo.js' });
  expect(trusted('stowage-service-worker', '/sw.js')).toEqual({ vouchedFor: '/sw.js' });
  expect(names).toEqual(['stowage-photo-worker', 'stowage-service-worker']);
});

test('a policy vouches for no second address', () => {
  const trusted = createTrustedScripts(browserTypes().types);
  trusted('stowage-service-worker', '/sw.js');
  expect(() => trusted('stowage-service-worker', 'https://elsewhere.example/sw.js')).toThrow(
    "'https://elsewhere.example/sw.js' is no script of this app.",
  );
});

test('where a browser has no Trusted Types an address stays text', () => {
  expect(createTrustedScripts(undefined)('stowage-photo-worker', '/assets/photo.js')).toBe(
    '/assets/photo.js',
  );
});
