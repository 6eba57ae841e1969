import type { Plugin } from 'vite';

const FILE = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** By what they are for, functions of react-dom that no page gets to unless it uses that: they throw instead. */
const NEVER_CALLED = {
  'a page that a server has drawn': [
    'prepareToHydrateHostInstance',
    'createFiberFromDehydratedFragment',
    'updateDehydratedSuspenseComponent',
    'clearHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'retryDehydratedSuspenseBoundary',
    'queueIfContinuousEvent',
    'retryIfBlockedOn',
    'attemptExplicitHydrationTarget',
  ],
  '<ViewTransition>': [
    'startViewTransition',
    'flushAfterMutationEffects',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'createViewTransitionInstance',
  ],
  'the ref of a fragment': [
    'FragmentInstance',
    'traverseVisibleInstancesAndTextInstances',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
  ],
  '<Activity> or <SuspenseList>': [
    'updateActivityComponent',
    'updateSuspenseListComponent',
    'initSuspenseListRenderState',
    'cutOffTailIfNeeded',
  ],
  'an element that belongs in <head>, or <html>, <head> or <body> itself': [
    'getResource',
    'acquireResource',
    'suspendResource',
    'preloadResourceAndSuspendIfNeeded',
    'createHoistableInstance',
    'mountHoistable',
    'getHydratableHoistableCache',
    'insertStylesheetIntoRoot',
    'resolveSingletonInstance',
    'releaseSingletonInstance',
    'commitHostSingletonAcquisition',
  ],
  'preload, preinit or preconnect': [
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'preconnectAs',
  ],
  useActionState: ['mountActionState', 'updateActionState', 'rerenderActionState'],
};

/** Functions that are called all the same and find nothing to do then, with what is left of them. */
const NOTHING_TO_DO = {
  popHydrationState: 'return false',
  trackEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  restoreNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
};

/** What always reads false where no server has drawn the page; the one parameter of that name too. */
const FALSE = [/\bisHydrating(?![\w$])(?!\s*=[^=])(?!\s*\)\s*\{)/g, /[\w.]+\.memoizedState\.isDehydrated\b/g];

/** Methods of what is never made. */
const METHODS =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};$/gm;

/** As many lines, so that the source map stays right. */
const linesOf = (text: string): string => '\n'.repeat(text.split('\n').length - 1);

/**
 * React's code without what this app uses nowhere (decision 0028). Whoever uses it after all gets an Error. Throws when
 * this is not the React that the lists above were made for.
 */
export function withoutUnused(react: string): string {
  let code = react;
  const put = (name: string, body: string): void => {
    const found = [...code.matchAll(new RegExp(`^function ${name}\\([\\s\\S]*?^\\}$`, 'gm'))];
    const [whole] = found[0] ?? [];
    if (whole === undefined || found.length > 1) throw unlike(name);
    code = code.replace(whole, () => `function ${name}() {${body}}${linesOf(whole)}`);
  };
  for (const [use, names] of Object.entries(NEVER_CALLED)) {
    for (const name of names) put(name, `leftOut(${JSON.stringify(use)})`);
  }
  for (const [name, body] of Object.entries(NOTHING_TO_DO)) put(name, body);
  for (const part of FALSE) {
    if (!code.match(part)) throw unlike(part.source);
    code = code.replace(part, 'false');
  }
  if (!code.match(METHODS)) throw unlike(METHODS.source);
  code = code.replace(METHODS, linesOf);
  return `${code}function leftOut(use) { throw Error(use + " is left out of this build (vite.unusedReact.ts)"); }\n`;
}

const unlike = (part: string): Error =>
  new Error(`vite.unusedReact.ts was made for another react-dom: look again at ${part}.`);

/** Leaves out of the built app what it does not use of React: 12.5 kB of the first load, compressed. */
export function unusedReact(): Plugin {
  return {
    name: 'stowage:unused-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}
