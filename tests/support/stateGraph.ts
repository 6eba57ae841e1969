/**
 * The path generator of layer 2. Only here, because the package has changed its name twice: `@xstate/test` is
 * an alias of @xstate/graph, the successor by the same authors (design/stack.md).
 */
export { TestModel } from '@xstate/test';
