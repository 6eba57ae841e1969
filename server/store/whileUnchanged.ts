/** Tells which commit was the last, whoever made it, this process or another: another number after each. */
export type Revision = () => number | bigint | Promise<number>;

/**
 * Values that were made of what the database holds: with the next commit all are forgotten. At most `max` of them, and
 * those that were asked for longest ago go first.
 */
export class WhileUnchanged<Value extends object> {
  #seen: number | bigint | undefined;
  readonly #values = new Map<string, Value>();

  constructor(
    private readonly revision: Revision,
    private readonly max: number,
  ) {}

  /** What is kept under `key`, else what `make` gives, which is kept unless something was committed meanwhile. */
  async get(key: string, make: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const began = this.#seenNow(await this.revision());
    const known = this.#values.get(key);
    if (known) {
      this.#values.delete(key);
      this.#values.set(key, known);
      return known;
    }
    const made = await make();
    if (made !== undefined && this.#seenNow(await this.revision()) === began) {
      const oldest = this.#values.size >= this.max ? this.#values.keys().next().value : undefined;
      if (oldest !== undefined) this.#values.delete(oldest);
      this.#values.set(key, made);
    }
    return made;
  }

  /** Answers may overtake each other: what is kept is of the number that was told last, whichever that is. */
  #seenNow(now: number | bigint): number | bigint {
    if (now !== this.#seen) this.#values.clear();
    this.#seen = now;
    return now;
  }
}
