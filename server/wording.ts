/** '1 item', '2 items', '1,055 items'; `one` is the singular of a word with a regular plural. */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;
}
