import {
	createPost,
	expect,
	php,
	platformUrl,
	siteUrl,
	test,
	WHAT_IS_DUE,
	runPhp,
} from '#e2e';
import {
	age,
	asked,
	beginAnew,
	BLOCK,
	fault,
	files,
	known,
	markup,
	OWNER,
	refresh,
	TOKEN,
} from './support';

beginAnew();

const MEDIA = 'GET instagram:/me/media';

test( 'a page asks nobody: the queue fetches the posts afterwards, and visitors get pictures of the site’s own', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: markup( { count: 4 } ) } );
	const foreign: string[] = [];
	visitor.on( 'request', ( request ) => {
		if (
			request.url().startsWith( 'http' ) &&
			! request.url().startsWith( siteUrl() )
		) {
			foreign.push( request.url() );
		}
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		visitor.locator( BLOCK ).getByRole( 'link', {
			name: 'instagram.com/harbour.bakery',
		} )
	).toHaveAttribute( 'href', 'https://www.instagram.com/harbour.bakery/' );
	await expect( visitor.locator( `${ BLOCK } img` ) ).toHaveCount( 0 );
	const before = ( await asked() ).length;
	await visitor.reload();
	expect( await asked() ).toHaveLength( before );

	await runPhp( WHAT_IS_DUE );
	await visitor.reload();
	const images = visitor.locator( `${ BLOCK } img` );
	await expect( images ).toHaveCount( 4 );
	expect(
		await images.first().evaluate( async ( image: HTMLImageElement ) => {
			image.loading = 'eager';
			await image.decode();
			return image.naturalWidth === image.naturalHeight;
		} )
	).toBe( true );
	await expect( images.nth( 1 ) ).toHaveAttribute(
		'alt',
		'Rye & spelt, three days old and better for it. #sourdough'
	);
	expect( foreign ).toEqual( [] );
	const html = await ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();
	expect( html ).not.toContain( TOKEN );
	expect( html ).not.toContain( 'cdninstagram' );
	expect( html ).not.toContain( platformUrl() );
} );

test( 'a copy is current for an hour, then it is brought up to date; pictures that are there are not fetched again', async () => {
	await refresh();
	const first = await asked();
	expect( first.filter( ( path ) => path === '/me/media' ) ).toHaveLength(
		1
	);
	const pictures = first.filter( ( path ) => path.startsWith( '/pictures' ) );
	expect( pictures ).toHaveLength( 12 );
	await age( 3500 );
	await refresh();
	expect( await asked() ).toHaveLength( first.length );
	await age( 3700 );
	await refresh();
	expect( ( await asked() ).slice( first.length ) ).toEqual( [
		'/me/media',
	] );
	expect( await files() ).toHaveLength( 24 );
} );

for ( const [ name, kind ] of [
	[ 'refuses', 'refused' ],
	[ 'speaks no JSON', 'not-json' ],
	[ 'answers something else', 'wrong-shape' ],
	[ 'breaks the connection', 'cut' ],
] as const ) {
	test( `a service that ${ name } leaves the last good grid, and is left alone for ten minutes`, async ( {
		visitor,
	} ) => {
		await refresh();
		const id = await createPost( { content: markup() } );
		await fault( MEDIA, kind );
		await age( 4000 );
		await refresh();
		expect( await known() ).toMatchObject( { problem: 'unreachable' } );
		const count = ( await asked() ).length;
		await refresh();
		expect( await asked() ).toHaveLength( count );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect( visitor.locator( `${ BLOCK } img` ) ).toHaveCount( 9 );
		await fault( MEDIA, null );
		await age( 700 );
		await refresh();
		expect( await known() ).toMatchObject( { problem: '' } );
	} );
}

test( 'what is no picture is not stored, is asked for three times, and the others stand', async () => {
	await fault( 'GET instagram:/pictures/{number}', 'not-json' );
	await refresh();
	await refresh();
	await refresh();
	expect( await files() ).toEqual( [] );
	const count = ( await asked() ).length;
	await refresh();
	expect( await asked() ).toHaveLength( count );
	expect( ( await known() ).posts ).toHaveLength( 12 );
} );

/** An answer of Instagram's own, made up. */
const withPosts = ( posts: unknown[] ) =>
	php< Record< string, unknown >[] >(
		`return \\Dovetail\\Instagram_Gallery\\Posts::of_instagram( $input );`,
		posts
	);
const PICTURE = 'https://scontent-fra3-1.cdninstagram.com/v/1.jpg?sig=1';

test( 'captions are text, links lead to Instagram, and pictures come from its machines', async () => {
	expect(
		await withPosts( [
			{
				id: '1',
				media_type: 'IMAGE',
				media_url: PICTURE,
				caption: '<script>alert(1)</script>\n\n  [gallery]\u0007',
				permalink: 'javascript:alert(1)',
			},
			{
				id: '2',
				media_type: 'IMAGE',
				media_url: 'https://evil.example/cdninstagram.com/',
			},
			{
				id: '3',
				media_type: 'IMAGE',
				media_url: 'http://127.0.0.2/x.jpg',
			},
			{
				id: '4',
				media_type: 'IMAGE',
				media_url: 'https://cdninstagram.com.evil.example/x.jpg',
			},
			{ id: '../../5', media_type: 'IMAGE', media_url: PICTURE },
			{ id: '6', media_type: 'VIDEO', media_url: PICTURE },
			{ id: [ '7' ], media_url: PICTURE },
			'8',
			null,
			{
				id: '9',
				media_type: 'IMAGE',
				media_url: PICTURE,
				caption: { a: 1 },
				permalink: 'https://www.instagram.com/p/x/?next=javascript',
			},
			{
				id: '10',
				media_type: 'IMAGE',
				media_url: PICTURE,
				caption: 'x'.repeat( 5000 ),
				permalink: 'https://www.instagram.com/reel/Ab-_1/',
			},
		] )
	).toEqual( [
		expect.objectContaining( {
			caption: '<script>alert(1)</script> [gallery]',
			link: '',
		} ),
		expect.objectContaining( { caption: '', link: '' } ),
		expect.objectContaining( {
			caption: `${ 'x'.repeat( 299 ) }…`,
			link: 'https://www.instagram.com/reel/Ab-_1/',
		} ),
	] );
	expect(
		await withPosts(
			Array.from( { length: 500 }, ( _, at ) => ( {
				id: String( at ),
				media_type: 'IMAGE',
				media_url: PICTURE,
			} ) )
		)
	).toHaveLength( 30 );
} );

test( 'a caption with tags, brackets and other scripts is read out as it was written', async ( {
	visitor,
} ) => {
	await refresh();
	const id = await createPost( { content: markup() } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	for ( const caption of [
		'<b>New</b> opening hours: see the [gallery] on our site.',
		'خبز طازج كل صباح',
		'Video: How we shape a batard, in forty seconds.',
	] ) {
		await expect(
			visitor
				.locator( BLOCK )
				.getByRole( 'img', { name: caption, exact: true } )
		).toHaveCount( 1 );
	}
} );

test( 'a picture is refused by what it is, not by its name: too large, too wide, a page, an SVG', async () => {
	const refused = await php< unknown[] >( `
		$answers = array(
			'page' => '<html><script>alert(1)</script></html>',
			'svg'  => '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
			'gif'  => base64_decode( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' ),
			'wide' => "\\x89PNG\\r\\n\\x1a\\n" . pack( 'N', 13 ) . 'IHDR' . pack( 'NN', 90000, 10 ) . "\\x08\\x02\\0\\0\\0" . pack( 'N', 0 ),
			'huge' => "\\xFF\\xD8\\xFF" . str_repeat( 'x', 9 * MB_IN_BYTES ),
			'none' => '',
		);
		$results = array();
		foreach ( $answers as $body ) {
			$stand_in = static fn() => array( 'headers' => array(), 'body' => $body, 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array(), 'filename' => null );
			add_filter( 'pre_http_request', $stand_in, 99 );
			$results[] = \\Dovetail\\Instagram_Gallery\\Pictures::fetch( '${ OWNER }', array( 'id' => md5( 'x' ), 'source' => '${ PICTURE }' ) );
			remove_filter( 'pre_http_request', $stand_in, 99 );
		}
		return $results;` );
	expect( refused ).toEqual( Array.from( { length: 6 }, () => null ) );
	expect( await files() ).toEqual( [] );
} );

test( 'copies of posts that are gone are deleted, and all of an account that the owner has taken out', async () => {
	await refresh();
	expect( await files() ).toHaveLength( 24 );
	await php(
		`\\Dovetail\\Instagram_Gallery\\Pictures::keep( $input[0], $input[1] ); return 1;`,
		[
			OWNER,
			Object.values( ( await known() ).posts[ 0 ]?.copies?.names ?? {} ),
		]
	);
	expect( await files() ).toHaveLength( 2 );
	await age( 4000 );
	await refresh();
	expect( await files() ).toHaveLength( 24 );
	await php(
		`update_option( \\Dovetail\\Connections\\Connections::setting( 'instagram' ), '' ); \\Dovetail\\Instagram_Gallery\\Gallery::sweep(); return 1;`
	);
	expect( await files() ).toEqual( [] );
	expect( ( await known() ).posts ).toEqual( [] );
} );

test( 'a reference that nobody knows makes the site ask nobody', async () => {
	const id = await createPost( {
		content: markup( { accessToken: 'account-ffffffffffffffff' } ),
		author: 'author',
	} );
	await refresh();
	const count = ( await asked() ).length;
	await fetch( `${ siteUrl() }/?p=${ id }` );
	await runPhp( WHAT_IS_DUE );
	expect( await asked() ).toHaveLength( count );
	expect(
		await php(
			`return get_option( 'dovetail_blocks_instagram_gallery_account-ffffffffffffffff', 'none' );`
		)
	).toBe( 'none' );
} );

test( 'a feed has the link to the profile and no grid', async () => {
	await refresh();
	const id = await createPost( {
		content: markup(),
		title: 'Bread in a feed',
	} );
	const feed = await php< string >(
		`global $wp_query;
		$wp_query = new WP_Query( array( 'p' => $input ) );
		$wp_query->is_feed = true;
		the_post();
		return apply_filters( 'the_content', get_the_content() );`,
		id
	);
	expect( feed ).toContain( 'instagram.com/harbour.bakery</a>' );
	expect( feed ).not.toContain( '__grid' );
} );
