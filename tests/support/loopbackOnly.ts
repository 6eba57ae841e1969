/** In-process tests reach servers of their own and nothing else, so that none depends on a network. */
const realFetch = globalThis.fetch;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

globalThis.fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  if (LOOPBACK.test(hostname)) return realFetch(input, init);
  return Promise.reject(new TypeError(`fetch failed: a test tried to reach ${hostname}`));
};
