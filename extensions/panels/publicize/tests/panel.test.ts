import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { publicize } from '..';

describe( 'the panel before publishing', () => {
	afterEach( () =>
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL )
	);

	it.each( [
		[ 'open', true ],
		[ 'closed', false ],
		[ 'closed', undefined ],
	] )( 'starts %s if an account is connected: %s', ( place, isConnected ) => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			sidebar: { publicize: { isConnected } },
		} );
		expect( publicize.prePublish ).toBe( place );
	} );
} );
