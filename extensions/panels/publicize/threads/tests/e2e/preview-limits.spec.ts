import { expect, openGroup, php, siteUrl, test, withPlugin } from '#e2e';
import { beginAnew, connect, MASTODON } from '../../../tests/e2e/support';

beginAnew();

/** Heads of two pages: one with texts without spaces, one with a space shortly after the limit. */
const HEADS = [
	{
		title: 'x'.repeat( 300 ),
		description: 'y'.repeat( 300 ),
		path: 'z'.repeat( 300 ),
	},
	{
		title: `${ 'x'.repeat( 70 ) } ${ 'x'.repeat( 99 ) }`,
		description: `${ 'y'.repeat( 168 ) } ${ 'y'.repeat( 99 ) }`,
		path: 'rye',
	},
];

const PRINTED = `add_filter( 'dovetail_blocks_prints_social_tags', '__return_false' );
	add_filter( 'pre_get_document_title', static fn() => get_option( 'e2e_head' )['title'] );
	remove_action( 'wp_head', 'rel_canonical' );
	add_action( 'wp_head', static function () {
		$head = get_option( 'e2e_head' );
		echo '<meta name="description" content="' . $head['description'] . '"><link rel="canonical" href="https://bakery.example/' . $head['path'] . '/">';
	} );`;

const say = ( head: object ) =>
	php( `return update_option( 'e2e_head', $input );`, head );

test.afterEach( () => php( `return delete_option( 'e2e_head' );` ) );

// spec: 002-9-15
test( 'previews truncate text like each network, and limit tweets to four images, one video or one GIF', async ( {
	author,
} ) => {
	const { page, sidebar } = author;
	const file = ( name: string ) =>
		`${ siteUrl() }/wp-includes/images/${ name }`;
	const image = ( name: string ) =>
		`<!-- wp:image --><figure class="wp-block-image"><img src="${ file( name ) }" alt=""/></figure><!-- /wp:image -->`;
	const video = `<!-- wp:video --><figure class="wp-block-video"><video controls src="${ file(
		'rye.mp4'
	) }"></video></figure><!-- /wp:video -->`;
	await connect( { mastodon: MASTODON } );
	await page.route( '**/rye.mp4', ( route ) =>
		route.fulfill( { body: '' } )
	);
	await author.edit(
		[
			image( 'w-logo-blue.png' ).repeat( 5 ),
			video,
			video,
			image( 'spinner.gif' ),
			image( 'spinner.gif' ),
		].join( '' ),
		'Rye'
	);

	const open = async ( group: string, button: string ) => {
		await openGroup( page, group );
		await sidebar
			.getByRole( 'button', { name: button, exact: true } )
			.press( 'Enter' );
		return page.getByRole( 'dialog' );
	};
	const shown: string[][][] = [];
	await withPlugin( PRINTED, async () => {
		for ( const head of HEADS ) {
			await say( head );
			const dialog = await open( 'Preview and SEO', 'Preview' );
			const texts: string[][] = [];
			for ( const network of [
				'Google Search',
				'Facebook',
				'Twitter',
			] ) {
				await dialog.getByRole( 'tab', { name: network } ).click();
				texts.push( [
					network,
					await dialog.locator( '.is-title' ).innerText(),
					await dialog.locator( '.is-description' ).innerText(),
					...( network === 'Google Search'
						? [ await dialog.locator( '.is-domain' ).innerText() ]
						: [] ),
				] );
			}
			shown.push( texts );
			await page.keyboard.press( 'Escape' );
		}
	} );
	const x = ( count: number ) => `${ 'x'.repeat( count ) }…`;
	const y = ( count: number ) => `${ 'y'.repeat( count ) }…`;
	const domain = 'bakery.example › ';
	expect( shown ).toEqual( [
		[
			[
				'Google Search',
				x( 63 ),
				y( 160 ),
				`${ domain }${ 'z'.repeat( 68 - domain.length ) }…`,
			],
			[ 'Facebook', x( 80 ), y( 200 ) ],
			// Twitter cuts only the description.
			[ 'Twitter', 'x'.repeat( 300 ), y( 200 ) ],
		],
		[
			[ 'Google Search', x( 70 ), y( 168 ), 'bakery.example › rye' ],
			[
				'Facebook',
				`${ 'x'.repeat( 70 ) } ${ x( 9 ) }`,
				`${ 'y'.repeat( 168 ) } ${ y( 31 ) }`,
			],
			[
				'Twitter',
				`${ 'x'.repeat( 70 ) } ${ 'x'.repeat( 99 ) }`,
				`${ 'y'.repeat( 168 ) } ${ y( 31 ) }`,
			],
		],
	] );

	await openGroup( page, 'Share' );
	const answered = page.waitForResponse( /tweetstorm\/parse/ );
	await sidebar.getByRole( 'radio', { name: 'Thread', exact: true } ).check();
	await answered;
	const thread = await open( 'Share', 'Preview thread' );
	const tweets = thread.getByRole( 'listitem' );
	// The author's message, five images, two videos, two GIFs, and the closing link.
	await expect( tweets ).toHaveCount( 8 );
	const media: number[][] = [];
	for ( const tweet of await tweets.all() ) {
		media.push( [
			await tweet.locator( 'img' ).count(),
			await tweet.getByText( 'Video' ).count(),
		] );
	}
	expect( media ).toEqual( [
		[ 0, 0 ],
		[ 4, 0 ],
		[ 1, 0 ],
		[ 0, 1 ],
		[ 0, 1 ],
		[ 1, 0 ],
		[ 1, 0 ],
		[ 0, 0 ],
	] );
} );
