// Loaded into a started server before its own code: answers each message with the longest that its event loop was held
// since the last one, in milliseconds, without the time in which others had the processor.
import { readFileSync } from 'node:fs';

/** How long this thread has waited for a processor so far, in milliseconds; only Linux tells. */
function waited() {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

let last = performance.now();
let lastWaited = waited();
let longest = { held: 0, all: 0 };

function look() {
  const [now, nowWaited] = [performance.now(), waited()];
  // The timer itself takes one.
  const all = now - last - 1;
  const held = all - (nowWaited - lastWaited);
  longest = { held: Math.max(held, longest.held), all: Math.max(all, longest.all) };
  last = now;
  lastWaited = nowWaited;
}

setInterval(look, 1).unref();
process.on('message', () => {
  look();
  process.send?.(longest);
  longest = { held: 0, all: 0 };
});
process.channel?.unref();
