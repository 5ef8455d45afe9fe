import * as wire from './wire';

export { wire };
export { answerOf, type Reader } from './answer-of';
export { ApiError, failure, type RequestFailure } from './api-error';
export { beforeDeadline } from './deadline';
export {
	CAPABILITIES,
	endpoint,
	endpointKey,
	isEndpoint,
	type Capability,
	type DomainOf,
	type Endpoint,
	type Method,
	type ParamsOf,
} from './endpoint';
export { exchange } from './exchange';
export {
	MockFailure,
	mock,
	mockError,
	type Mock,
	type MockRequest,
	type MockSurroundings,
} from './mock';
export {
	html,
	mockPage,
	redirectTo,
	type Page,
	type PageRequest,
} from './mock-page';
export { ask, REQUEST_TIMEOUT_MS, requestBlob } from './own-site';
export { fillPath, matchPath, pathParams } from './path';
export { toApiError } from './refusals';
export {
	SCENARIO_NAMES,
	type Scenario,
	type ScenarioName,
	type ScenarioPlan,
} from './scenario';
export { tryAsk } from './try-ask';
export { WireError, type Fields, type Parser, type RecordOf } from './wire';
