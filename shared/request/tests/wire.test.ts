import fc from 'fast-check';
import { wire, WireError } from '..';

const media = wire.record( {
	id: wire.number,
	title: wire.optional( wire.string ),
	kind: wire.oneOf( 'folder', 'image' ),
	sizes: wire.list( wire.record( { url: wire.string } ) ),
	names: wire.dictionary( wire.either( wire.string, wire.boolean ) ),
} );

const VALID = {
	id: 3,
	title: 'Sea',
	kind: 'image',
	sizes: [ { url: 'https://example.org/1.jpg' } ],
	names: { de: 'Meer', fr: false },
};

describe( 'parsing a response', () => {
	it( 'returns valid values unchanged', () => {
		expect( media.read( VALID ) ).toEqual( VALID );
	} );

	it( 'drops unknown properties', () => {
		expect(
			media.read( { ...VALID, extra: 1, sizes: [ { url: '', w: 1 } ] } )
		).toEqual( { ...VALID, sizes: [ { url: '' } ] } );
	} );

	it.each( [ undefined, null ] )(
		'treats %p as a missing optional value',
		( title ) => {
			expect( media.read( { ...VALID, title } ) ).not.toHaveProperty(
				'title'
			);
		}
	);

	it( 'accepts PHP’s empty list as an empty object', () => {
		expect( media.read( { ...VALID, names: [] } ).names ).toEqual( {} );
	} );

	it.each( [
		[ 42, 'the answer: expected an object, got a number' ],
		[ null, 'the answer: expected an object, got null' ],
		[ [], 'the answer: expected an object, got a list' ],
		[ { ...VALID, id: '3' }, 'id: expected a number, got a string' ],
		[ { ...VALID, id: NaN }, 'id: expected a number, got a number' ],
		[ { ...VALID, title: 7 }, 'title: expected text, got a number' ],
		[
			{ ...VALID, kind: 'video' },
			'kind: expected folder or image, got a string',
		],
		[ { ...VALID, sizes: {} }, 'sizes: expected a list, got an object' ],
		[
			{ ...VALID, sizes: [ { url: '' }, {} ] },
			'sizes[1].url: expected text, got undefined',
		],
		[
			{ ...VALID, names: { de: null } },
			'names.de: expected true or false, got null',
		],
		[
			{ ...VALID, names: [ 'Meer' ] },
			'names: expected an object, got a list',
		],
	] )( 'rejects %j and reports the position', ( raw, message ) => {
		expect( () => media.read( raw ) ).toThrow( new WireError( message ) );
	} );

	it( 'ignores inherited properties', () => {
		const parser = wire.record( { constructor: wire.unknown } );
		expect( Object.keys( parser.read( {} ) ) ).toEqual( [] );
		expect( () =>
			wire.record( { toString: wire.string } ).read( {} )
		).toThrow( WireError );
	} );

	it( 'never changes the prototype, even for a hostile property name', () => {
		const read = wire
			.dictionary( wire.unknown )
			.read( JSON.parse( '{"__proto__":{"isAdmin":true}}' ) );
		expect( Reflect.get( read, 'isAdmin' ) ).toBeUndefined();
		expect( Object.getPrototypeOf( read ) ).toBe( Object.prototype );
	} );

	it( 'accepts any body for wire.nothing', () => {
		expect( wire.nothing.read( { status: 500 } ) ).toBeUndefined();
	} );

	it( 'never throws an error other than WireError, for any JSON', () => {
		fc.assert(
			fc.property( fc.jsonValue(), ( raw ) => {
				try {
					media.read( raw );
				} catch ( error ) {
					expect( error ).toBeInstanceOf( WireError );
				}
			} )
		);
	} );

	it( 'does not catch a programming error in a parser', () => {
		const broken = wire.either(
			{
				read() {
					throw new TypeError( 'a mistake' );
				},
			},
			wire.string
		);
		expect( () => broken.read( '' ) ).toThrow( TypeError );
	} );
} );
