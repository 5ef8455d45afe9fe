export { decide } from './decide';
export { logSkipped } from './log-skipped';
export { registerAll } from './register-all';
export { unavailablePanel } from './unavailable-panel';
export type { Decision, Skip } from './decide';
export type { Decided, Decisions, Host } from './register-all';
export type { Unavailable } from './unavailable-panel';
