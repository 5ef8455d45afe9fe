export { type Decision } from './decide';
export { decideAll } from './decide-all';
export { registerAll } from './register-all';
export type { Host } from './register-all';
