export { decide, logSkipped, type Decision } from './decide';
export { registerAll } from './register-all';
export { unavailablePanel } from './unavailable-panel';
export type { Decided, Host } from './register-all';
