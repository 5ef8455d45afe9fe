import { useSyncExternalStore } from '@wordpress/element';

/** Reasons by the client ID of their block. Replaced on each change. */
let reasons: ReadonlyMap< string, string > = new Map();

const listeners = new Set< () => void >();

function replace( next: ReadonlyMap< string, string > ): void {
	reasons = next;
	listeners.forEach( ( listener ) => listener() );
}

/** Adds a block's reason. Returns a function that removes it. */
export function addReason( clientId: string, reason: string ): () => void {
	replace( new Map( reasons ).set( clientId, reason ) );
	return () =>
		replace(
			new Map( [ ...reasons ].filter( ( [ id ] ) => id !== clientId ) )
		);
}

/** Returns the reasons by the client ID of their block. */
export const useReasons = (): ReadonlyMap< string, string > =>
	useSyncExternalStore(
		( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		() => reasons
	);
