/**
 * Playwright takes a stack at every call, and maps each of its frames to the source by copying it: a twelfth of the
 * processor time of the tests' processes. Frames of libraries are as they were written: they are told as Node tells
 * them. Those of the tests are mapped, each place once.
 */
const map = Error.prepareStackTrace;
const told = new Map<string, string>();
const isOfLibrary = (file: string): boolean => file.includes('/node_modules/') || file.startsWith('node:');

if (map) {
  Error.prepareStackTrace = (error, frames) => {
    const heading = `${error.name || 'Error'}: ${error.message || ''}`;
    const lineOf = (frame: NodeJS.CallSite): string => {
      const file = frame.getFileName() ?? '';
      if (isOfLibrary(file)) return `\n    at ${String(frame)}`;
      const place = `${file}:${frame.getLineNumber()}:${frame.getColumnNumber()}`;
      const known = told.get(place);
      if (known !== undefined) return known;
      const line = String(map(error, [frame])).slice(heading.length);
      told.set(place, line);
      return line;
    };
    return heading + frames.map(lineOf).join('');
  };
}
