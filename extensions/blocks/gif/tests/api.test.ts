import { ApiError } from '#shared/request';
import { isNotFound, lookUpGif, searchGifs, searchKlipy } from '../api';

const WIRE = {
	id: 'abc123',
	title: 'A cat [gallery]',
	embed_url: 'https://giphy.com/embed/abc123',
	images: {
		original: {
			url: 'https://media.giphy.com/o.gif',
			width: '480',
			height: '270',
		},
		fixed_width: { url: 'https://media.giphy.com/m.gif' },
		fixed_width_still: { url: 'https://media.giphy.com/s.gif' },
		preview: { mp4: 'x' },
	},
};
const GIF = {
	id: 'abc123',
	title: 'A cat gallery',
	padding: '56.2%',
	still: 'https://media.giphy.com/s.gif',
	moving: 'https://media.giphy.com/m.gif',
};

describe( 'the GIF service', () => {
	// spec: 002-7-13, 002-9-7
	it( 'finds GIFs by search words or ID, and returns images and embed_url', () => {
		expect( searchGifs ).toMatchObject( {
			method: 'GET',
			path: '/v1/gifs/search',
			servedBy: [ 'service' ],
			service: 'gifs',
		} );
		expect( Object.keys( searchGifs.query ) ).toEqual( [
			'api_key',
			'q',
			'limit',
		] );
		expect( lookUpGif ).toMatchObject( {
			method: 'GET',
			path: '/v1/gifs/{id}',
			service: 'gifs',
		} );
		expect( searchGifs.read( { data: [ WIRE ], meta: {} } ) ).toEqual( [
			GIF,
		] );
		expect( lookUpGif.read( { data: WIRE } ) ).toEqual( GIF );
	} );

	it( 'may omit a GIF’s title and sizes', () => {
		expect(
			lookUpGif.read( {
				data: { embed_url: WIRE.embed_url, images: {} },
			} )
		).toEqual( {
			id: 'abc123',
			title: '',
			padding: '56.2%',
			still: '',
			moving: '',
		} );
	} );

	it( 'returns at most ten GIFs, and leaves out players and images from other hosts', () => {
		const foreign = { ...WIRE, embed_url: 'https://evil.example/abc123' };
		const hostile = {
			...WIRE,
			images: { fixed_width_still: { url: 'javascript:alert(1)' } },
		};
		expect(
			searchGifs.read( { data: [ foreign, hostile ] } )
		).toMatchObject( [ { still: '' } ] );
		expect(
			searchGifs.read( { data: Array( 25 ).fill( WIRE ) } )
		).toHaveLength( 10 );
	} );

	it.each( [
		null,
		{},
		{ data: null },
		{ data: [ 3 ] },
		{ data: [ { images: {} } ] },
	] )( 'results in an error if the response is %j', ( answer ) => {
		expect( () => searchGifs.read( answer ) ).toThrow( 'expected' );
	} );

	it( 'can report a missing GIF with an error or an empty list', () => {
		const thrown = ( () => {
			try {
				return lookUpGif.read( { data: [] } );
			} catch ( error ) {
				return error;
			}
		} )();
		expect( isNotFound( thrown as ApiError ) ).toBe( true );
		expect(
			isNotFound(
				new ApiError( {
					code: 'unknown_error',
					data: { data: [], meta: { status: 404 } },
				} )
			)
		).toBe( true );
	} );

	it.each( [
		[ 'unknown_error', { meta: { status: 401 } } ],
		[ 'unknown_error', { meta: null } ],
		[ 'timeout', undefined ],
	] )(
		'does not report a missing GIF with the error %s and the data %j',
		( code, data ) => {
			expect( isNotFound( new ApiError( { code, data } ) ) ).toBe(
				false
			);
		}
	);
} );

describe( 'KLIPY', () => {
	const FILE = 'https://static.klipy.com/ii/4e7b/84/ef/1ocFw0e.gif';
	const RESULT = {
		id: '1',
		title: '',
		content_description: 'A cat [gallery]',
		media_formats: {
			gif: { url: FILE, dims: [ 480, 270 ] },
			tinygif: { url: 'https://static.klipy.com/t.gif' },
			gifpreview: { url: 'https://static.klipy.com/p.png' },
		},
	};

	it( 'finds GIFs by search words, as Tenor does, and returns files', () => {
		expect( searchKlipy ).toMatchObject( {
			method: 'GET',
			path: '/v2/search',
			servedBy: [ 'service' ],
			service: 'klipy',
		} );
		expect( searchKlipy.read( { results: [ RESULT ] } ) ).toEqual( [
			{
				id: FILE,
				title: 'A cat gallery',
				padding: '56.2%',
				still: 'https://static.klipy.com/p.png',
				moving: 'https://static.klipy.com/t.gif',
			},
		] );
	} );

	it( 'returns at most ten GIFs, and leaves out ads and files from other hosts', () => {
		expect(
			searchKlipy.read( {
				results: [
					{ type: 'ad', title: 'Buy' },
					{
						...RESULT,
						media_formats: {
							gif: { url: 'https://evil.example/x.gif' },
						},
					},
					...Array( 20 ).fill( RESULT ),
				],
			} )
		).toHaveLength( 10 );
	} );

	it.each( [ null, {}, { results: [ 3 ] } ] )(
		'results in an error if the response is %j',
		( answer ) => {
			expect( () => searchKlipy.read( answer ) ).toThrow( 'expected' );
		}
	);
} );
