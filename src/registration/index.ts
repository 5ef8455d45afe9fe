export { decide } from './decide';
export { logSkipped } from './log-skipped';
export { registerAll } from './register-all';
export { unavailablePanel } from './unavailable-panel';
export type { Decision } from './decide';
export type { Decided, Host } from './register-all';
