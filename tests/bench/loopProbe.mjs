// Loaded into a started server before its own code: answers each message with the longest that its event loop was held
// since the last one, in milliseconds, and how much of that it really ran rather than waited for a processor.
import { readFileSync } from 'node:fs';

/** How long this thread has run so far, in milliseconds; only Linux tells. */
function ran() {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

let last = performance.now();
let lastRan = ran();
let longest = { held: 0, ran: 0 };

function look() {
  const [now, nowRan] = [performance.now(), ran()];
  // The timer itself takes one.
  const held = now - last - 1;
  if (held > longest.held) longest = { held, ran: nowRan - lastRan };
  last = now;
  lastRan = nowRan;
}

setInterval(look, 1).unref();
process.on('message', () => {
  look();
  process.send?.(longest);
  longest = { held: 0, ran: 0 };
});
process.channel?.unref();
