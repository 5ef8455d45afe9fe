export { connectionUrl } from './connection-url';
export { guideUrl } from './guide-url';
export { settingsUrl } from './settings-url';
export {
	INITIAL_STATE_GLOBAL,
	addService,
	readInitialState,
} from './read-initial-state';
export {
	parseInitialState,
	type Availability,
	type InitialState,
} from './initial-state';
