import * as wire from './wire';

export { wire };
export { ApiError } from './api-error';
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
	type Server,
} from './endpoint';
export {
	MockFailure,
	mock,
	mockError,
	type EndpointMock,
	type Mock,
	type MockRequest,
	type MockSurroundings,
	type WireFailure,
} from './mock';
export {
	escapeHtml,
	html,
	mockPage,
	redirectTo,
	type Page,
	type PageMock,
	type PageRequest,
} from './mock-page';
export { fillPath, matchPath, pathParams, type PathParam } from './path';
export {
	SCENARIO_NAMES,
	type Scenario,
	type ScenarioName,
	type ScenarioPlan,
} from './scenario';
export {
	WireError,
	type Fields,
	type Parser,
	type RecordOf,
	type WireOf,
} from './wire';
