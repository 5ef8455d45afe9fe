import { CONNECTION_CUT, json, refusal, type PlatformAnswer } from './exchange';

/** The key for all endpoints. */
export const ALL_ENDPOINTS = '*';

/** The types of faults. */
export const FAULT_TYPES = [
	/** The correct response, but too late. */
	'late',
	/** An error status with an error object. */
	'refused',
	/** An HTML page with status 200. */
	'not-json',
	/** JSON that does not match the endpoint. */
	'wrong-shape',
	/** The connection is closed before a response is sent. */
	'cut',
] as const;

export type FaultType = ( typeof FAULT_TYPES )[ number ];

/** A simulated fault and its options. */
export type Fault = {
	kind: FaultType;
	/** Delay of a late response in milliseconds. */
	ms?: number;
	/** HTTP status of a `refused` response. */
	status?: number;
	code?: string;
	message?: string;
};

/**
 * Default delay of a late response. Longer than all timeouts: the site waits 15 seconds for the platform, the browser
 * 30 seconds for the site.
 */
export const LATE_RESPONSE_MS = 60_000;

/** Returns a fault, converting a fault type to a fault without options. */
export function toFault( fault: Fault | FaultType ): Fault {
	return typeof fault === 'string' ? { kind: fault } : fault;
}

/** Returns a response with a fault applied. `usual` returns the response without the fault. */
export async function applyFault(
	{ kind, ms = LATE_RESPONSE_MS, ...refused }: Fault,
	usual: () => PlatformAnswer,
	signal?: AbortSignal
): Promise< PlatformAnswer | typeof CONNECTION_CUT > {
	switch ( kind ) {
		case 'late': {
			const answer = usual();
			await pause( ms, signal );
			return answer;
		}
		case 'refused':
			return refusal(
				refused.status ?? 500,
				refused.code ?? 'internal_server_error',
				refused.message ??
					'<p>There has been a critical error on this website.</p>'
			);
		case 'not-json':
			return {
				status: 200,
				headers: { 'Content-Type': 'text/html; charset=UTF-8' },
				body: '<!doctype html><title>Maintenance</title><p>Back soon.</p>',
			};
		case 'wrong-shape':
			return json( 42 );
		case 'cut':
			return CONNECTION_CUT;
	}
}

/** Resolves after the given time, or when the client disconnects. */
function pause( ms: number, signal?: AbortSignal ): Promise< void > {
	return new Promise( ( resolve ) => {
		const end = () => {
			clearTimeout( timer );
			signal?.removeEventListener( 'abort', end );
			resolve();
		};
		const timer = setTimeout( end, ms );
		signal?.addEventListener( 'abort', end );
	} );
}

/**
 * Parses faults from JSON such as `{ "*": "late", "GET /…": { "kind": "refused", "status": 503 } }`. Throws an error
 * with a one-sentence message if they are invalid.
 */
export function parseFaults(
	raw: unknown,
	keys: readonly string[]
): Map< string, Fault > {
	if ( typeof raw !== 'object' || raw === null || Array.isArray( raw ) ) {
		throw new Error( 'Send an object of endpoints and faults.' );
	}
	return new Map(
		Object.entries( raw )
			.filter( ( [ , fault ] ) => fault !== null && fault !== '' )
			.map( ( [ key, fault ] ) => {
				if ( key !== ALL_ENDPOINTS && ! keys.includes( key ) ) {
					throw new Error( `There is no endpoint “${ key }”.` );
				}
				return [ key, parseFault( fault ) ];
			} )
	);
}

function parseFault( raw: unknown ): Fault {
	const fields: Record< string, unknown > =
		typeof raw === 'object' && raw !== null ? { ...raw } : { kind: raw };
	const kind = FAULT_TYPES.find( ( name ) => name === fields.kind );
	if ( ! kind ) {
		throw new Error( `A fault is one of ${ FAULT_TYPES.join( ', ' ) }.` );
	}
	const { ms, status, code, message } = fields;
	return {
		kind,
		...( isCount( ms ) ? { ms } : {} ),
		...( isCount( status ) && status >= 400 && status < 600
			? { status }
			: {} ),
		...( typeof code === 'string' ? { code } : {} ),
		...( typeof message === 'string' ? { message } : {} ),
	};
}

function isCount( raw: unknown ): raw is number {
	return typeof raw === 'number' && Number.isInteger( raw ) && raw >= 0;
}
