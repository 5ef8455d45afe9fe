import { EVERY, FAULT_KINDS, type Fault } from './faults';

/** Reads a set of faults that came as JSON: `{ "*": "late", "GET /…": { "kind": "refused", "status": 503 } }`. Throws a sentence. */
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
				if ( key !== EVERY && ! keys.includes( key ) ) {
					throw new Error( `There is no endpoint “${ key }”.` );
				}
				return [ key, parseFault( fault ) ];
			} )
	);
}

function parseFault( raw: unknown ): Fault {
	const fields: Record< string, unknown > =
		typeof raw === 'object' && raw !== null ? { ...raw } : { kind: raw };
	const kind = FAULT_KINDS.find( ( name ) => name === fields.kind );
	if ( ! kind ) {
		throw new Error( `A fault is one of ${ FAULT_KINDS.join( ', ' ) }.` );
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
