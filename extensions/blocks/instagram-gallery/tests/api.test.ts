import {
	listAccounts,
	readConnectionUrl,
	readConnectUrl,
	readGallery,
} from '../api';

describe( 'the Instagram endpoints', () => {
	// spec: 002-7-3
	it( 'request 30 posts with an account’s token, and return the name and images', () => {
		expect( readGallery ).toMatchObject( {
			method: 'GET',
			path: '/wpcom/v2/instagram-gallery/gallery',
			servedBy: [ 'site', 'platform' ],
			capability: 'edit_posts',
		} );
		expect( Object.keys( readGallery.query ) ).toEqual( [
			'access_token',
			'count',
		] );
		expect(
			readGallery.read( {
				external_name: 'harbour.bakery',
				images: [
					// spec: 002-3.7-2
					{ url: 'https://site.example/1.jpg', title: 'Rye' },
					{ url: 'https://site.example/2.jpg', video: true },
					{ url: 'javascript:alert(1)', title: 'No' },
				],
				pending: 1,
			} )
		).toEqual( {
			username: 'harbour.bakery',
			pictures: [
				{
					url: 'https://site.example/1.jpg',
					title: 'Rye',
					isVideo: false,
				},
				{ url: 'https://site.example/2.jpg', title: '', isVideo: true },
			],
			pending: 1,
			total: 3,
		} );
		expect(
			readGallery.read( {
				external_name: 'a"b',
				images: [],
				pending: 1,
				total: 4,
			} )
		).toEqual( { username: '', pictures: [], pending: 1, total: 4 } );
	} );

	it( 'return at most thirty posts', () => {
		const images = Array.from( { length: 500 }, ( _, at ) => ( {
			url: `https://site.example/${ at }.jpg`,
		} ) );
		expect(
			readGallery.read( { external_name: '', images } ).pictures
		).toHaveLength( 30 );
	} );

	// spec: 002-7-4, 002-3.7-2
	it( 'list accounts with a token and a username, and accept only valid references as tokens', () => {
		expect( listAccounts ).toMatchObject( {
			method: 'GET',
			path: '/wpcom/v2/instagram-gallery/connections',
		} );
		expect(
			listAccounts.read( [
				{ token: 'account-0123456789abcdef', username: 'harbour' },
				{
					token: 'account-0123456789abcdee',
					username: 'mill',
					owned_by: 'site',
				},
				{ token: 'IGAArealrealrealrealrealreal', username: 'thief' },
			] )
		).toEqual( [
			{
				reference: 'account-0123456789abcdef',
				username: 'harbour',
				isOfSite: false,
			},
			{
				reference: 'account-0123456789abcdee',
				username: 'mill',
				isOfSite: true,
			},
		] );
	} );

	// spec: 002-7-5, 002-7-7
	it.each( [
		[ readConnectUrl, '/wpcom/v2/instagram-gallery/connect-url' ],
		[ readConnectionUrl, '/jetpack/v4/connection/url' ],
	] )( 'return only web URLs (case %#)', ( call, path ) => {
		expect( call ).toMatchObject( { method: 'GET', path } );
		expect( call.read( 'https://platform.example/connect' ) ).toBe(
			'https://platform.example/connect'
		);
		expect( () => call.read( 'javascript:alert(1)' ) ).toThrow();
	} );

	it( 'send the author’s current page and destination to the platform', () => {
		expect( Object.keys( readConnectionUrl.query ).slice( 0, 2 ) ).toEqual(
			[ 'from', 'redirect' ]
		);
	} );
} );
