import type { MockSurroundings } from '#shared/request';

/** Creates the state of a platform instance: values by key, and counters. */
export function createMemory(): Pick< MockSurroundings, 'state' | 'nextId' > {
	const states = new Map< string, object >();
	const counters = new Map< string, number >();
	return {
		state< Value extends object >( key: string, initial: Value ): Value {
			const known = states.get( key );
			if ( known ) {
				return known as Value;
			}
			const fresh = JSON.parse( JSON.stringify( initial ) ) as Value;
			states.set( key, fresh );
			return fresh;
		},
		nextId( key ) {
			const next = ( counters.get( key ) ?? 0 ) + 1;
			counters.set( key, next );
			return next;
		},
	};
}
