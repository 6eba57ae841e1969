// Starts the child from its source, in development and in tests: Node runs no TypeScript by itself.
import { register } from 'tsx/esm/api';

register();
await import('./checkChild.ts');
