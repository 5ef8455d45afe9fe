import { propertyOf } from '../property-of';

describe( 'propertyOf', () => {
	it.each( [
		[ { url: 'a' }, 'url', 'a' ],
		[ { url: null }, 'url', null ],
		[ [ 'a' ], 'length', 1 ],
		[ {}, 'url', undefined ],
		[ null, 'url', undefined ],
		[ undefined, 'url', undefined ],
		[ 'text', 'length', undefined ],
		[ 7, 'toString', undefined ],
	] )( 'for %j and the name %s returns %j', ( object, name, expected ) => {
		expect( propertyOf( object, name ) ).toBe( expected );
	} );
} );
