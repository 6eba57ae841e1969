/**
 * Whether the person has asked their browser to load little: `navigator.connection.saveData`, which not every browser
 * has (Network Information and Save Data API).
 */
export function savesData(navigator: object): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
