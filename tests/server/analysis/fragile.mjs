// Stands in for the process that looks at photos: each photo's first byte says what it does to it.
const [BREAKS, HUNGRY, NEVER] = [1, 2, 3];
const held = [];

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', ({ bytes }) => {
  if (bytes[0] === BREAKS) process.kill(process.pid, 'SIGKILL');
  else if (bytes[0] === HUNGRY) eat();
  else if (bytes[0] !== NEVER) process.send({ failure: `none of ${process.pid}` });
});

/** Takes 20 MB more, again and again. */
function eat() {
  held.push(Buffer.alloc(20 * 1024 * 1024, 1));
  if (held.length < 50) setTimeout(eat, 20);
}
