import { Session } from 'node:inspector/promises';
import { makeTemplate } from './support/histories/backend.ts';
import { play } from './support/histories/play.ts';
import { Tab } from './support/histories/tab.ts';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const mode = process.argv[2] ?? 'save';
let pending: Promise<unknown> = Promise.resolve();
const oldType = Tab.prototype.type;
let started = false;
const start = () => {
  if (started) return;
  started = true;
  pending = session.post('Profiler.takePreciseCoverage');
};
const oldSubmit = Tab.prototype.submit;
if (mode === 'type')
  Tab.prototype.type = function (f, v) {
    start();
    oldType.call(this, f, v);
  };
else
  Tab.prototype.submit = function () {
    start();
    oldSubmit.call(this);
  };
const oldLeave = Tab.prototype.leaveForm;
let done = false;
Tab.prototype.leaveForm = function () {
  if (started && !done) {
    done = true;
    pending = session.post('Profiler.takePreciseCoverage').then((r) => {
      const files = new Map<string, string[]>();
      for (const s of r.result) {
        const m = /\/(src|server|contract)\/(.*)$/.exec(s.url.split('?')[0] ?? '');
        if (!m || s.url.includes('node_modules')) continue;
        const fns = s.functions
          .filter((f) => f.functionName !== '' || f.ranges[0]!.startOffset > 0)
          .filter((f) => f.ranges[0]!.count > 0)
          .map((f) => `${f.functionName || '(anon)'}×${f.ranges[0]!.count}`);
        if (fns.length) files.set(`${m[1]}/${m[2]}`, fns);
      }
      for (const [k, v] of [...files].sort()) console.log(k, v.join(' '));
      for (const d of ['src', 'server', 'contract'])
        console.log(d, [...files.keys()].filter((f) => f.startsWith(d + '/')).length);
    });
  }
  oldLeave.call(this);
};
const template = await makeTemplate(Date.UTC(2026, 0, 1));
const h = {
  profiles: [{ isSecure: true, storageDelay: 0, lockLatency: 0 }],
  steps: [
    { do: 'open', tab: 0, item: 0, pause: 1500 },
    {
      do: 'edit',
      tab: 0,
      item: 0,
      fields: ['description'],
      submit: false,
      hasty: false,
      earlier: false,
      pause: 600,
    },
    { do: 'submit', tab: 0, pause: 1500 },
    { do: 'leave', tab: 0, pause: 100 },
  ],
};
console.log(await play(h as never, template));
await pending;
process.exit(0);
