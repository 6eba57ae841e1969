/** Where the focus goes on in `list` when `gone`, which had it, is there no longer: to the same record, else to what is in its place. */
export function rowToGoOn(list: Element | null | undefined, gone: Element | null): HTMLElement | null {
  const record = gone?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const same =
    record === undefined
      ? undefined
      : list?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(record)}"] [data-main]`);
  return same ?? list?.querySelector<HTMLElement>('[data-main][tabindex="0"]') ?? null;
}
