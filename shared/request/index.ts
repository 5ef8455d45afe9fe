import * as wire from './wire';

export { wire };
export { readResponse, type Reader } from './read-response';
export { ApiError, failure, type RequestFailure } from './api-error';
export { withTimeout } from './with-timeout';
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
export { fetchJson } from './fetch-json';
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
export {
	requestJson,
	REQUEST_TIMEOUT_MS,
	requestBlob,
} from './request-own-site';
export { fillPath, matchPath, pathParams } from './path';
export { toApiError } from './to-api-error';
export {
	SCENARIO_NAMES,
	type Scenario,
	type ScenarioName,
	type ScenarioPlan,
} from './scenario';
export { tryRequest } from './try-request';
export { WireError, type Fields, type Parser, type RecordOf } from './wire';
