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
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'instagram' ), '' ); \\Dovetail\\Instagram_Gallery\\Gallery::sweep(); return 1;`
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
