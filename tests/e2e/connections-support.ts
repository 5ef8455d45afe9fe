import { findFacts, mergeFacts } from '../../src/bundle/find-facts';
import { php, test } from './support';

/** Of the connections that blocks declare one with a key of which nobody asks whether it is right. */
export async function aConnection() {
	for ( const [ id, fact ] of Object.entries(
		mergeFacts( await findFacts(), 'connections' )
	) ) {
		const { key } = fact.mockValues ?? {};
		if ( fact.method === 'api_key' && ! fact.check && key ) {
			return [ id, { ...fact, KEY: key } ] as const;
		}
	}
	throw new Error( 'No block declares a connection with a key.' );
}

/** Leaves nothing of what a test has entered. */
export function forgetConnections(): void {
	test.afterEach( async () => {
		await php( `
			foreach ( array_keys( \\Dovetail\\Connections\\Connections::all() ) as $id ) {
				delete_option( \\Dovetail\\Connections\\Connections::option_name( $id ) );
				delete_option( \\Dovetail\\Connections\\Connection_State::OPTION_PREFIX . $id );
			}
			delete_option( 'dovetail_blocks_settings' );
			\\Dovetail\\Connections\\Connection_Store::store_defaults();
			return true;` );
	} );
}
