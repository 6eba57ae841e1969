import { Icon } from '../ui/Icon.tsx';

/** The mark of what only this browser has, beside the name of an item. */
export function NotSent() {
  return (
    <span className="not-sent">
      <Icon name="i-lucide-cloud-off" />
      Not sent yet
    </span>
  );
}
