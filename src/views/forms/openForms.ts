/** How many forms a person has open right now. */
export interface OpenForms {
  /** Counts one more, until the function that it gives back is called. */
  open(): () => void;
  /** Tells of each form opened or closed, beginning with those that are open already, until it is stopped. */
  watch(told: (change: 'opened' | 'closed') => void): () => void;
}

export function createOpenForms(): OpenForms {
  const watching = new Set<(change: 'opened' | 'closed') => void>();
  let open = 0;
  const tell = (change: 'opened' | 'closed') => {
    open += change === 'opened' ? 1 : -1;
    for (const told of watching) told(change);
  };
  return {
    open() {
      tell('opened');
      return () => tell('closed');
    },
    watch(told) {
      for (let form = 0; form < open; form++) told('opened');
      watching.add(told);
      return () => void watching.delete(told);
    },
  };
}
