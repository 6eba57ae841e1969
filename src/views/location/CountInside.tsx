import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { insideCountMachine } from '../../machines/locations/insideCount.machine.ts';
import { itemCount } from '../../model/items/counts.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import { useCommands } from '../commands/registry.ts';
import { Icon } from '../ui/Icon.tsx';
import '../styles/screens/countInside.css';

interface CountInsideProps {
  locationId: string;
  /** How many items are in the location itself. */
  here: number;
}

/** The count of a location with locations inside: of what is here, or with what is inside of those, as it was chosen last. */
export function CountInside({ locationId, here }: CountInsideProps) {
  const { preferences } = useApp();
  const isOn = useSelector(preferences, (state) => state.context.switches['countInside'] === true);
  const toggle = () => preferences.send({ type: 'switch.set', name: 'countInside', on: !isOn });
  useCommands([
    {
      ...locationCommands.countInside,
      name: isOn ? 'Show the number without what is inside' : 'Show the number including inside',
      perform: toggle,
    },
  ]);
  return (
    <>
      <span className="count">
        {isOn ? <Inside key={locationId} id={locationId} here={here} /> : itemCount(here)}
      </span>
      <button
        type="button"
        className="button count-inside"
        aria-label="Including inside"
        aria-pressed={isOn}
        title="Count also what is inside of the locations in here"
        onClick={toggle}
      >
        <Icon name={locationCommands.countInside.icon} />
        <span>Including inside</span>
      </button>
    </>
  );
}

/** Counted by the server, and again after each change. */
function Inside({ id, here }: { id: string; here: number }) {
  const { implementations } = useDeferred();
  const [machine] = useState(() => insideCountMachine.provide(implementations.insideCount));
  const counting = useActorRef(machine, { input: { id } });
  const count = useSelector(counting, (state) => state.context.count);
  return count === undefined
    ? `${itemCount(here)} here`
    : `${itemCount(count)}, ${formatQuantity(here)} here`;
}
