import fc from 'fast-check';
import { wire, WireError } from '..';

const media = wire.record( {
	id: wire.number,
	title: wire.optional( wire.string ),
	kind: wire.oneOf( 'folder', 'image' ),
	sizes: wire.list( wire.record( { url: wire.string } ) ),
	names: wire.dictionary( wire.either( wire.string, wire.boolean ) ),
} );

const FITTING = {
	id: 3,
	title: 'Sea',
	kind: 'image',
	sizes: [ { url: 'https://example.org/1.jpg' } ],
	names: { de: 'Meer', fr: false },
};

describe( 'reading the wire', () => {
	it( 'gives back what fits, as it is', () => {
		expect( media.read( FITTING ) ).toEqual( FITTING );
	} );

	it( 'drops what was not asked for', () => {
		expect(
			media.read( { ...FITTING, extra: 1, sizes: [ { url: '', w: 1 } ] } )
		).toEqual( { ...FITTING, sizes: [ { url: '' } ] } );
	} );

	it.each( [ undefined, null ] )(
		'takes %p for something optional that is missing',
		( title ) => {
			expect( media.read( { ...FITTING, title } ) ).not.toHaveProperty(
				'title'
			);
		}
	);

	it( 'takes the empty list of PHP for an object without names', () => {
		expect( media.read( { ...FITTING, names: [] } ).names ).toEqual( {} );
	} );

	it.each( [
		[ 42, 'the answer: expected an object, got a number' ],
		[ null, 'the answer: expected an object, got null' ],
		[ [], 'the answer: expected an object, got a list' ],
		[ { ...FITTING, id: '3' }, 'id: expected a number, got a string' ],
		[ { ...FITTING, id: NaN }, 'id: expected a number, got a number' ],
		[ { ...FITTING, title: 7 }, 'title: expected text, got a number' ],
		[
			{ ...FITTING, kind: 'video' },
			'kind: expected folder or image, got a string',
		],
		[ { ...FITTING, sizes: {} }, 'sizes: expected a list, got an object' ],
		[
			{ ...FITTING, sizes: [ { url: '' }, {} ] },
			'sizes[1].url: expected text, got undefined',
		],
		[
			{ ...FITTING, names: { de: null } },
			'names.de: expected true or false, got null',
		],
		[
			{ ...FITTING, names: [ 'Meer' ] },
			'names: expected an object, got a list',
		],
	] )( 'refuses %j and says where', ( raw, message ) => {
		expect( () => media.read( raw ) ).toThrow( new WireError( message ) );
	} );

	it( 'does not take an inherited name for one that was sent', () => {
		const parser = wire.record( { constructor: wire.unknown } );
		expect( Object.keys( parser.read( {} ) ) ).toEqual( [] );
		expect( () =>
			wire.record( { toString: wire.string } ).read( {} )
		).toThrow( WireError );
	} );

	it( 'keeps a hostile name from reaching the prototype', () => {
		const read = wire
			.dictionary( wire.unknown )
			.read( JSON.parse( '{"__proto__":{"isAdmin":true}}' ) );
		expect( Reflect.get( read, 'isAdmin' ) ).toBeUndefined();
		expect( Object.getPrototypeOf( read ) ).toBe( Object.prototype );
	} );

	it( 'reads nothing of an answer that is ignored', () => {
		expect( wire.nothing.read( { status: 500 } ) ).toBeUndefined();
	} );

	it( 'reads or refuses any JSON, and nothing else happens', () => {
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

	it( 'lets a mistake of a parser through: it is no misfit', () => {
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
