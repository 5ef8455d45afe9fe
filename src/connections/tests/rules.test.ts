import { readFileSync } from 'node:fs';
import { CONNECTION_GROUPS } from '#shared/definitions';
import { globSync } from 'tinyglobby';
import { findFacts, mergeFacts } from '../../bundle/find-facts';
import { connectionOf, fieldOf } from '../api.mock';
import { arrange } from '../arrange';
import { afterSaving, dataOf, EMPTY_ENTRY, shownValue } from '../entry';
import { findBlocks, findConnections } from '../search';

const GROUP_TITLE = () => 'Take payments';

describe( 'arrange', () => {
	it( 'orders the groups, and puts features without an account last in their group', () => {
		const rows = [
			connectionOf( { id: 'free', state: 'free' } ),
			connectionOf( { id: 'form', group: 'forms' } ),
			connectionOf( { id: 'pay' } ),
		];
		expect(
			arrange( rows ).map( ( { group, entries } ) => [
				group,
				entries.map( ( each ) => each.map( ( { id } ) => id ) ),
			] )
		).toEqual( [
			[ 'payments', [ [ 'pay' ], [ 'free' ] ] ],
			[ 'forms', [ [ 'form' ] ] ],
		] );
	} );

	it( 'includes a service without an account among its alternatives', () => {
		const rows = [
			connectionOf( { id: 'free', state: 'free' } ),
			connectionOf( { id: 'a', choice: 'photos', state: 'free' } ),
			connectionOf( { id: 'b', choice: 'photos' } ),
		];
		expect(
			arrange( rows )[ 0 ]?.entries.map( ( each ) =>
				each.map( ( { id } ) => id )
			)
		).toEqual( [ [ 'a', 'b' ], [ 'free' ] ] );
	} );

	it( 'puts alternatives next to each other, even if the list separates them', () => {
		const rows = [
			connectionOf( { id: 'a', choice: 'letters' } ),
			connectionOf( { id: 'b' } ),
			connectionOf( { id: 'c', choice: 'letters' } ),
		];
		expect(
			arrange( rows )[ 0 ]?.entries.map( ( each ) =>
				each.map( ( { id } ) => id )
			)
		).toEqual( [ [ 'a', 'c' ], [ 'b' ] ] );
	} );
} );

describe( 'findConnections', () => {
	const rows = [
		connectionOf( { id: 'a', name: 'Café', users: [ 'Gift Card' ] } ),
		connectionOf( { id: 'b', purpose: 'Sends letters.' } ),
	];
	it.each( [
		[ '', [ 'a', 'b' ] ],
		[ '  ', [ 'a', 'b' ] ],
		[ 'cafe', [ 'a' ] ],
		[ 'CAFÉ', [ 'a' ] ],
		[ 'gift', [ 'a' ] ],
		[ 'letters sends', [ 'b' ] ],
		[ 'take pay', [ 'a', 'b' ] ],
		[ 'letters café', [] ],
		[ '.*', [] ],
	] )(
		'returns the expected rows for the search text “%s”',
		( search, ids ) => {
			expect(
				findConnections( rows, search, GROUP_TITLE ).map(
					( { id } ) => id
				)
			).toEqual( ids );
		}
	);
} );

describe( 'findBlocks', () => {
	const blocks = [
		{ title: 'Oven', words: 'Oven warm bread' },
		{ title: 'Business Hours', words: 'Business Hours opening hours' },
	];
	it.each( [
		[ 'OVEN', [ 'Oven' ] ],
		[ 'hours opening', [ 'Business Hours' ] ],
		[ 'stripe', [] ],
		[ ' ', [] ],
	] )(
		'returns the titles of the expected blocks for the search text “%s”',
		( search, titles ) => {
			expect( findBlocks( blocks, search ) ).toEqual( titles );
		}
	);
} );

describe( 'saving a connection', () => {
	const fields = [
		fieldOf( {
			name: 'server',
			value: 'https://a.test',
			was: 'https://a.test',
		} ),
		fieldOf( {
			name: 'key',
			control: 'secret',
			isStored: true,
			was: 'f00',
		} ),
	];

	it( 'sends the shown values, but a secret only if it was typed', () => {
		expect( dataOf( { fields }, EMPTY_ENTRY ) ).toEqual( {
			values: { server: 'https://a.test' },
			was: { server: 'https://a.test', key: 'f00' },
		} );
	} );

	it( 'sends a typed secret, or an empty value for a removed secret', () => {
		expect(
			dataOf( { fields }, { ...EMPTY_ENTRY, values: { key: 'new' } } )
				.values
		).toEqual( { server: 'https://a.test', key: 'new' } );
		expect(
			dataOf( { fields }, { ...EMPTY_ENTRY, removed: [ 'key' ] } ).values
		).toEqual( { server: 'https://a.test', key: '' } );
	} );

	it( 'keeps a rejected value in its field unless the value is secret', () => {
		const entry = {
			...EMPTY_ENTRY,
			values: { server: 'a.test', key: 'new' },
		};
		const left = afterSaving( { fields }, entry, entry, {
			server: 'Enter a full address.',
			key: 'Enter the key again.',
		} );
		expect( left.values ).toEqual( { server: 'a.test' } );
		expect( fields.map( ( field ) => shownValue( left, field ) ) ).toEqual(
			[ 'a.test', '' ]
		);
		expect( afterSaving( { fields }, entry, entry, {} ).values ).toEqual(
			{}
		);
	} );

	it( 'keeps what was changed during the request, without the error for the earlier value', () => {
		const sent = {
			...EMPTY_ENTRY,
			values: { server: 'a.test', key: 'new' },
		};
		const entry = {
			problems: {},
			values: { server: 'b.test', key: 'newer' },
			removed: [ 'key' ],
		};
		expect(
			afterSaving( { fields }, entry, sent, {
				server: 'Enter a full address.',
			} )
		).toEqual( entry );
	} );
} );

describe( 'a connection’s steps', () => {
	it( 'consist of two or three sentences with one link to the service', async () => {
		const connections = Object.entries(
			mergeFacts( await findFacts(), 'connections' )
		).filter( ( [ , { method } ] ) => method !== 'none' );
		expect( connections.length ).toBeGreaterThan( 10 );
		expect(
			connections.flatMap( ( [ id, { steps = [], where } ] ) => {
				const text = steps.join( ' ' );
				const links = text.match( /<a>[^<>]+<\/a>/g ) ?? [];
				return [ 2, 3 ].includes( steps.length ) &&
					steps.every( ( step ) => /[.)]$/.test( step ) ) &&
					links.length === ( where ? 1 : 0 ) &&
					! /[<>]/.test( text.replaceAll( /<\/?a>/g, '' ) )
					? []
					: [ id ];
			} )
		).toEqual( [] );
		const all = connections.map( ( [ , { steps = [] } ] ) => steps[ 0 ] );
		expect( new Set( all ).size ).toBe( all.length );
	} );
} );

describe( 'a feature without an account', () => {
	it( 'says in its purpose what the owner needs for its block, if anything', async () => {
		const features = [ ...( await findFacts() ).values() ].flatMap(
			( { withoutAccount } ) => withoutAccount ?? []
		);
		const isNeedy = ( { help }: { help: string } ) =>
			/ and (?:enter|paste|search)/.test( help );
		expect( features.filter( isNeedy ).length ).toBeGreaterThan( 3 );
		expect(
			features
				.filter( isNeedy )
				.map( ( { purpose } ) => purpose )
				.filter(
					( purpose ) =>
						! /, (?:once you enter .+ in the block|if it is listed .+)\.$/.test(
							purpose
						)
				)
		).toEqual( [] );
	} );
} );

describe( 'alternatives', () => {
	it( 'are two services of the same group for each purpose that has a choice', async () => {
		const groups: Record< string, string[] > = {};
		for ( const { group, choice } of Object.values(
			mergeFacts( await findFacts(), 'connections' )
		) ) {
			if ( choice !== undefined ) {
				( groups[ choice ] ??= [] ).push( group );
			}
		}
		expect( groups ).toEqual( {
			gifs: [ 'pictures', 'pictures' ],
			newsletters: [ 'newsletters', 'newsletters' ],
			photos: [ 'pictures', 'pictures' ],
			search: [ 'places', 'places' ],
		} );
	} );
} );

describe( 'every link to a connection', () => {
	const LINK =
		/\bconnection="(\w+)"|connectionUrl\( '(\w+)'|Connections_Page::url\( '(\w+)'/g;

	it( 'contains the ID of an existing connection', async () => {
		const ids = Object.keys(
			mergeFacts( await findFacts(), 'connections' )
		);
		const links = globSync(
			[ '{extensions,shared,src}/**/*.{ts,tsx,php}' ],
			{
				ignore: [ '**/tests/**' ],
			}
		).flatMap( ( path ) =>
			[ ...readFileSync( path, 'utf8' ).matchAll( LINK ) ].map(
				( [ , ...names ] ) => names.find( Boolean )
			)
		);
		expect( links.length ).toBeGreaterThan( 5 );
		expect( links.filter( ( id ) => ! ids.includes( id ?? '' ) ) ).toEqual(
			[]
		);
	} );
} );

describe( 'the color of a group', () => {
	const css = readFileSync( 'src/connections/style.scss', 'utf8' );

	it.each( CONNECTION_GROUPS )(
		'makes white letters readable (%s)',
		( group ) => {
			const [ , hex = 'ffffff' ] =
				new RegExp(
					`&\\.is-${ group } \\{\\s*--group: #(\\w{6});`
				).exec( css ) ?? [];
			const [ red = 1, green = 1, blue = 1 ] = [ 0, 2, 4 ].map(
				( at ) =>
					( parseInt( hex.slice( at, at + 2 ), 16 ) / 255 ) ** 2.2
			);
			const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
			expect( 1.05 / ( luminance + 0.05 ) ).toBeGreaterThan( 4.5 );
		}
	);
} );
