import {
	endpointKey,
	type Endpoint,
	type Mock,
	type Scenario,
	type ScenarioName,
} from '#shared/request';
import {
	CONNECTION_CUT,
	type PlatformAnswer,
	type PlatformRequest,
} from './exchange';
import {
	ALL_ENDPOINTS,
	applyFault,
	toFault,
	type Fault,
	type FaultType,
} from './faults';
import { findMock, mockKey, type Mocks } from './mocks';
import { createMemory } from './memory';
import { queryOf } from './read-request';
import { respond } from './respond';
import { scenarios } from './scenarios';

/** A received request, for use in tests and on the control page. */
export type LoggedRequest = {
	/** The endpoint, such as `GET /wpcom/v2/external-media/list/{service}`, or `null` if no mock matches. */
	key: string | null;
	method: string;
	/** Path without the query. */
	path: string;
	params: Readonly< Record< string, string > >;
	query: Readonly< Record< string, string > >;
	/** The parsed body. `null` if it was not parsed. */
	data: unknown;
	/** Status of the response. `null` while a late response is pending. */
	status: number | typeof CONNECTION_CUT | null;
	fault: FaultType | null;
};

/** An instance of the mock platform with its own state. It behaves the same over HTTP and in Jest. */
export type Platform = {
	readonly scenario: Scenario;
	/** Returns the keys of all endpoints and pages of the mock platform. */
	keys(): string[];
	answer(
		request: PlatformRequest
	): Promise< PlatformAnswer | typeof CONNECTION_CUT >;
	/** Sets a fault for an endpoint or for all (`'*'`). `null` removes it. */
	fault( target: Endpoint | string, fault: Fault | FaultType | null ): void;
	readonly faults: Map< string, Fault >;
	use( mock: Mock ): void;
	/** Returns received requests, oldest first: all, or those of one endpoint. */
	requests( endpoint?: Endpoint ): readonly LoggedRequest[];
};

type Options = {
	/** Public URL to use in responses. */
	origin?: string;
	/** Bearer token that platform routes require. If omitted, they do not require a token. */
	token?: string;
	/** Plans that extensions need, by slug of the extension. Used only in scenarios that sell an upgrade. */
	plans?: Readonly< Record< string, string > >;
};

const MAX_LOG_LENGTH = 1000;

/** Creates an instance with the given mocks. */
export function createPlatform(
	scenarioName: ScenarioName,
	firstMocks: readonly Mock[],
	{ origin = 'http://platform.test', token, plans = {} }: Options = {}
): Platform {
	const scenario = withPlans( scenarios[ scenarioName ], plans );
	const surroundings = { scenario, origin, ...createMemory() };
	const faults = new Map< string, Fault >();
	const log: LoggedRequest[] = [];
	const mocks: Mocks = new Map();
	const use = ( mock: Mock ) => mocks.set( mockKey( mock ), mock );
	firstMocks.forEach( use );

	return {
		scenario,
		faults,
		keys: () => [ ...mocks.keys() ].sort(),
		use,
		fault( target, fault ) {
			const key =
				typeof target === 'string' ? target : endpointKey( target );
			if ( fault === null ) {
				faults.delete( key );
			} else {
				faults.set( key, toFault( fault ) );
			}
		},
		requests: ( endpoint ) =>
			log.filter(
				( { key } ) => ! endpoint || key === endpointKey( endpoint )
			),
		async answer( request ) {
			const { method, path, service = '', signal } = request;
			const url = new URL( path, origin );
			const found = findMock( mocks, method, service, url.pathname );
			const fault =
				found &&
				( faults.get( found.key ) ?? faults.get( ALL_ENDPOINTS ) );
			const entry: LoggedRequest = {
				key: found?.key ?? null,
				method,
				path: url.pathname,
				params: found?.params ?? {},
				query: queryOf( url ),
				data: null,
				status: null,
				fault: fault?.kind ?? null,
			};
			log.push( entry );
			log.splice( 0, log.length - MAX_LOG_LENGTH );
			const usual = () => {
				const { answer, data } = respond(
					found,
					entry.query,
					request,
					surroundings,
					token
				);
				entry.data = data;
				return answer;
			};
			const answer = fault
				? await applyFault( fault, usual, signal )
				: usual();
			entry.status =
				answer === CONNECTION_CUT ? CONNECTION_CUT : answer.status;
			return answer;
		},
	};
}

function withPlans(
	scenario: Scenario,
	plans: Readonly< Record< string, string > >
): Scenario {
	const { paidBlocks } = scenario;
	return Object.keys( paidBlocks ).length
		? { ...scenario, paidBlocks: { ...plans, ...paidBlocks } }
		: scenario;
}
