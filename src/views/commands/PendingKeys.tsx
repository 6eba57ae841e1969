import { shownKeys } from './keyName.ts';
import { useAllCommands } from './registry.ts';

/** While a sequence waits for its next key: what was pressed, and what may follow. */
export function PendingKeys({ typed }: { typed: string }) {
  const follows = useAllCommands().flatMap(({ id, name, keys }) =>
    keys
      .filter((key) => key.startsWith(`${typed} `))
      .map((key) => ({ id, name, key: key.slice(typed.length + 1) })),
  );
  return (
    <div className="pending-keys" role="status" aria-label="Keys">
      <span className="keys">
        <Drawn of={typed} />
      </span>
      <span className="visually-hidden">then </span>
      <ul>
        {follows.map(({ id, name, key }) => (
          <li key={`${id} ${key}`}>
            <span className="keys">
              <Drawn of={key} />
            </span>{' '}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Drawn({ of }: { of: string }) {
  return shownKeys(of).map((key, at) => <kbd key={at}>{key}</kbd>);
}
