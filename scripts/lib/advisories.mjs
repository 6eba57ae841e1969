/** What nobody may run in production. */
const GRAVE = ['high', 'critical'];

/**
 * What the text that `npm audit --json` wrote means, with `lock` the parsed package-lock.json: an exit code and lines
 * for a person. 1 for grave advisories on what runs in production, or where the audit could not be made for a reason of
 * ours; 0 otherwise, also where the registry did not answer, which is said: being offline is no fault of the code.
 */
export function verdictOf(text, lock) {
  const report = parsed(text);
  if (report === undefined) return unanswered('what came is no JSON');
  const { vulnerabilities } = report;
  if (!isObject(vulnerabilities)) {
    const code = isObject(report.error) ? String(report.error.code ?? '') : '';
    const reason = reasonIn(report);
    if (/^E(NO|AUDITNO)LOCK$/.test(code)) return { code: 1, lines: [`Nothing was checked: ${reason}`] };
    return unanswered(reason);
  }
  const found = Object.entries(vulnerabilities).map(([name, entry]) => advisory(name, entry, lock));
  const grave = found.filter(({ isGrave, runs }) => isGrave && runs);
  const lines = found
    .toSorted((a, b) => Number(b.isGrave && b.runs) - Number(a.isGrave && a.runs))
    .map(({ line }) => line);
  if (grave.length > 0) {
    return {
      code: 1,
      lines: [
        ...lines,
        `Packages in production with a known advisory of high or critical severity: ${grave.length}.`,
      ],
    };
  }
  return { code: 0, lines: [...lines, 'No known advisory of high or critical severity in production.'] };
}

function parsed(text) {
  try {
    const report = JSON.parse(text);
    return isObject(report) ? report : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const unanswered = (reason) => ({
  code: 0,
  lines: [`The registry did not answer, so nothing is known about advisories (${reason}).`],
});

function reasonIn({ message, error }) {
  const words = [message, isObject(error) ? error.summary : error].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return words === undefined ? 'without a reason' : words.split('\n')[0];
}

function advisory(name, entry, lock) {
  const { severity, via, nodes, fixAvailable } = isObject(entry) ? entry : {};
  // What cannot be told apart counts as what runs.
  const places = Array.isArray(nodes) ? nodes : [];
  const runs = places.length === 0 || places.some((node) => lock.packages?.[node]?.dev !== true);
  const titles = (Array.isArray(via) ? via : []).map((cause) =>
    isObject(cause) ? `${cause.title} ${cause.url ?? ''}`.trim() : `through ${String(cause)}`,
  );
  const where = runs ? 'production' : 'development';
  const help = fixAvailable ? 'an update mends it' : 'there is no update yet';
  return {
    runs,
    isGrave: GRAVE.includes(severity),
    line: `${severity} in ${where}: ${name} (${titles.join('; ')}), ${help}`,
  };
}
