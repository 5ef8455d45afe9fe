export { addService } from './add-service';
export { parseInitialState } from './initial-state';
export { INITIAL_STATE_GLOBAL, readInitialState } from './read-initial-state';
export type { Availability, InitialState } from './initial-state';
