import {
	axeWithin,
	createPost,
	expect,
	isBefore,
	php,
	platformUrl,
	screenshot,
	test,
	type Editor,
	type WordPress,
} from '#e2e';

declare const wp: WordPress;

const embed = ( url: string, provider: string ) =>
	`<!-- wp:embed ${ JSON.stringify( { url, providerNameSlug: provider } ) } -->\n<figure class="wp-block-embed is-provider-${ provider } wp-block-embed-${ provider }"><div class="wp-block-embed__wrapper">\n${ url }\n</div></figure>\n<!-- /wp:embed -->`;

const BLUESKY = 'https://bsky.app/profile/mina.example.org/post/';
const TWITTER = 'https://twitter.com/mina/status/';

/** A draft with this content, its first block selected. */
async function open(
	editor: Editor,
	content: string,
	author: 'author' | 'admin' = 'author'
) {
	const id = await createPost( { content, status: 'draft', author } );
	// Blocks lookups of embeds, which these tests do not need.
	await editor.page.route( '**/oembed/1.0/proxy*', ( route ) =>
		route.fulfill( { json: { type: 'rich', html: '<p>Rye.</p>' } } )
	);
	await editor.open( id );
	await editor.selectBlock();
	return editor.page.getByRole( 'button', { name: 'Unroll', exact: true } );
}

const notice = ( { page }: Editor, text: string | RegExp ) =>
	page
		.locator( '.components-notice, .components-snackbar' )
		.filter( { hasText: text } );

/** Name, and text or alt text, of each block. */
const shown = async ( editor: Editor ) =>
	( await editor.blocks() ).map( ( { name, attributes } ) => [
		name,
		String( attributes.content ?? attributes.alt ?? attributes.url ?? '' ),
	] );

/** Answers that the browser complains about and that a test is about are no trouble. */
const refused = ( troubles: string[], what: RegExp ) =>
	troubles.splice(
		0,
		Infinity,
		...troubles.filter( ( line ) => ! what.test( line ) )
	);

// spec: 002-2.19-6, 002-4.17-1, 002-4.17-2, 002-4.17-3, 002-7-11, 002-8-12
test( 'an author turns an X thread into blocks by keyboard, and reads a note about copyright', async ( {
	author,
	troubles,
} ) => {
	const button = await open(
		author,
		embed( `${ TWITTER }123`, 'twitter' ) +
			'<!-- wp:embed {"providerNameSlug":"twitter"} /-->'
	);
	await author.selectBlock( 1 );
	await expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	await author.selectBlock();
	await author.page.route( '**/tweetstorm/gather*', async ( route ) => {
		await expect(
			author.page.locator( '.components-spinner' ).first()
		).toBeVisible();
		await expect(
			author.page.getByRole( 'button', { name: 'Unrolling…' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await route.continue();
	} );
	await button.focus();
	await author.page.keyboard.press( 'Enter' );
	await expect(
		notice( author, 'Twitter thread successfully imported' )
	).toBeVisible();
	await expect(
		notice(
			author,
			'We were unable to verify that this Twitter thread was published on a Twitter account belonging to you. Please ensure you have permission to reproduce it before publishing.'
		)
	).toBeVisible();
	expect( await shown( author ) ).toEqual( [
		[
			'core/paragraph',
			'Rye &amp; <a href="https://example.org/salt">salt</a>.<br>Day 1.',
		],
		[ 'core/gallery', '' ],
		[ 'core/image', 'Loaf 1' ],
		[ 'core/image', 'Loaf 2' ],
		[ 'core/embed', 'https://example.org/recipe' ],
		[ 'core/embed', '' ],
	] );
	await screenshot( author.page, 'unroll' );
	const id = await author.save();
	await author.reloadAndExpectValid( id );
	refused( troubles, /thread-media/ );
} );

test( 'one step of undo brings the embed back', async ( {
	author,
	troubles,
} ) => {
	const button = await open( author, embed( `${ TWITTER }123`, 'twitter' ) );
	await button.click();
	await expect( notice( author, 'successfully imported' ) ).toBeVisible();
	await author.undo();
	if ( isBefore( '7.0' ) ) {
		// WordPress's embed records its lookup result as a separate undo step.
		await author.undo();
	}
	expect( await shown( author ) ).toEqual( [
		[ 'core/embed', `${ TWITTER }123` ],
	] );
	refused( troubles, /thread-media/ );
} );

// spec: 002-8-11
for ( const [ what, tweet, sentence ] of [
	[
		'an empty thread',
		'404',
		'We were unable to get any content from this tweet.',
	],
	[ 'no list', '123', 'An error occurred. Please try again later.' ],
	[ 'a refusal', '403', 'This tweet is private.' ],
] as const ) {
	test( `the embed stays and the author reads why: ${ what }`, async ( {
		author,
		troubles,
	} ) => {
		const button = await open(
			author,
			embed( TWITTER + tweet, 'twitter' )
		);
		if ( what === 'no list' ) {
			await author.page.route( '**/tweetstorm/gather*', ( route ) =>
				route.fulfill( { json: { tweets: [] } } )
			);
		}
		await button.click();
		await expect( notice( author, sentence ) ).toBeVisible();
		await expect( button ).toBeEnabled();
		expect( await shown( author ) ).toEqual( [
			[ 'core/embed', TWITTER + tweet ],
		] );
		refused( troubles, /tweetstorm\/gather/ );
	} );
}

test( 'an answer of the platform that is no list is passed on, and never read as an empty thread', async () => {
	for ( const answer of [ '{}', '{"tweets":[]}', '[]' ] ) {
		expect(
			await php< string >(
				`add_filter( 'pre_http_request', static fn() => array( 'response' => array( 'code' => 200, 'message' => 'OK' ), 'headers' => array( 'content-type' => 'application/json' ), 'body' => $input, 'cookies' => array(), 'filename' => null ) );
				wp_set_current_user( 1 );
				$request = new \\WP_REST_Request( 'GET', '/wpcom/v2/tweetstorm/gather' );
				$request->set_query_params( array( 'url' => 'https://twitter.com/mina/status/1' ) );
				return wp_json_encode( rest_do_request( $request )->get_data() );`,
				answer
			)
		).toBe( answer );
	}
} );

test( 'a thread of Bluesky is read by the site itself: the author’s own posts, with links, pictures and their texts', async ( {
	author,
	troubles,
} ) => {
	await php(
		`update_option( 'dovetail_blocks_settings', array( 'platform_address' => '' ) ); return true;`
	);
	const button = await open( author, embed( `${ BLUESKY }bb`, 'bluesky' ) );
	await button.click();
	await expect(
		notice( author, 'Thread successfully imported' )
	).toBeVisible();
	await expect(
		notice(
			author,
			'Images that could not be copied and are now links: 1.'
		)
	).toBeVisible();
	expect( await shown( author ) ).toEqual( [
		[
			'core/paragraph',
			'First 🍞: rye at <a href="https://example.org/rye">example.org</a> &lt;b>',
		],
		[ 'core/paragraph', 'Second: salt.' ],
		[ 'core/paragraph', 'Read on.' ],
		[ 'core/gallery', '' ],
		[ 'core/image', 'Loaf 1 & salt' ],
		[ 'core/image', 'Loaf 2 & salt' ],
		[
			'core/paragraph',
			expect.stringContaining( '/img/9.png">Loaf 9 &amp; salt</a>' ),
		],
		[ 'core/paragraph', 'Third: [gallery] bread.' ],
		[ 'core/embed', 'https://example.org/recipe' ],
	] );
	await author.reloadAndExpectValid( await author.save() );
	await php( `delete_option( 'dovetail_blocks_settings' ); return true;` );
	refused( troubles, /thread-media/ );
} );

for ( const [ key, sentence ] of [
	[
		'missing',
		'Bluesky no longer has this post, or does not show it publicly.',
	],
	[
		'hidden',
		'This thread’s author shows it only to people with a Bluesky account.',
	],
	[
		'broken',
		'Bluesky could not be read. Your post is unchanged. Try again in a moment.',
	],
	[ 'busy', 'Bluesky is busy. Try again in a minute.' ],
] as const ) {
	test( `the author reads why a Bluesky thread could not be loaded: ${ key }`, async ( {
		author,
		troubles,
	} ) => {
		const button = await open( author, embed( BLUESKY + key, 'bluesky' ) );
		await button.click();
		await expect( notice( author, sentence ) ).toBeVisible();
		expect( await shown( author ) ).toEqual( [
			[ 'core/embed', BLUESKY + key ],
		] );
		refused( troubles, /tweetstorm\/gather/ );
	} );
}

test( 'a link to a post of Mastodon becomes its thread, and any other link has no button', async ( {
	author,
	troubles,
} ) => {
	const paragraph = ( url: string ) =>
		`<!-- wp:paragraph --><p><a href="${ url }">a post</a></p><!-- /wp:paragraph -->`;
	const button = await open(
		author,
		paragraph( 'https://mastodon.example/@mina/2' ) +
			paragraph( 'https://mastodon.example/@mina' )
	);
	await expect( button ).toBeVisible();
	expect(
		await axeWithin( author.page, '.block-editor-block-contextual-toolbar' )
	).toEqual( [] );
	await author.selectBlock( 1 );
	await expect( button ).toHaveCount( 0 );
	await author.selectBlock();
	await button.click();
	await expect(
		notice( author, 'Thread successfully imported' )
	).toBeVisible();
	expect( ( await shown( author ) ).slice( 0, -1 ) ).toEqual( [
		[ 'core/paragraph', 'First: rye.' ],
		[
			'core/paragraph',
			'Second: <a href="https://example.org/salt">https://example.org/salt</a>',
		],
		[ 'core/paragraph', 'Read<br>on.alert(1)' ],
		[ 'core/image', 'A loaf' ],
		[ 'core/paragraph', 'Third: bread.' ],
	] );
	refused( troubles, /thread-media/ );
} );

test( 'a picture is copied from where the network has said, once, and from nowhere else', async () => {
	const asked = ( calls: object[] ) =>
		php< unknown[] >(
			`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			$answers = array();
			foreach ( $input as $call ) {
				$request = new WP_REST_Request( $call['method'], $call['path'] );
				foreach ( $call['params'] as $name => $value ) {
					$request->set_param( $name, $value );
				}
				$data      = rest_do_request( $request )->get_data();
				$answers[] = $data['code'] ?? $data['id'] ?? count( $data );
			}
			return $answers;`,
			calls
		);
	const copy = ( media: string, url = `${ BLUESKY }dddd` ) => ( {
		method: 'POST',
		path: '/dovetail/v1/thread-media',
		params: { url, media },
	} );
	const picture = `${ platformUrl() }/services/bluesky-threads/img/2.png`;
	const [ early, gathered, first, second, elsewhere ] = await asked( [
		copy( picture ),
		{
			method: 'GET',
			path: '/wpcom/v2/tweetstorm/gather',
			params: { url: `${ BLUESKY }dddd` },
		},
		copy( picture ),
		copy( picture ),
		copy( `${ platformUrl() }/secret.png` ),
	] );
	expect( early ).toBe( 'media_not_found' );
	expect( gathered ).toBeGreaterThan( 4 );
	expect( first ).toEqual( expect.any( Number ) );
	expect( second ).toBe( first );
	expect( elsewhere ).toBe( 'media_not_found' );
	expect(
		await asked(
			[
				'https://mastodon.example:81/@mina/2',
				'https://127.0.0.2/@mina/2',
				'https://example.org/',
				'',
			].map( ( url ) => ( {
				method: 'GET',
				path: '/wpcom/v2/tweetstorm/gather',
				params: { url },
			} ) )
		)
	).toEqual( [
		'rest_invalid_param',
		'rest_invalid_param',
		'rest_invalid_param',
		'rest_invalid_param',
	] );
} );

test( 'where blocks are locked the embed stays, and the author reads only that', async ( {
	author,
	troubles,
} ) => {
	await open(
		author,
		`<!-- wp:group {"templateLock":"all"} --><div class="wp-block-group">${ embed(
			`${ BLUESKY }bb`,
			'bluesky'
		) }</div><!-- /wp:group -->`
	);
	await author.page.evaluate( () => {
		const { getBlocks } = wp.data.select(
			'core/block-editor'
		) as unknown as {
			getBlocks(): { innerBlocks: { clientId: string }[] }[];
		};
		wp.data
			.dispatch( 'core/block-editor' )
			.selectBlock( getBlocks()[ 0 ]?.innerBlocks[ 0 ]?.clientId );
	} );
	await author.page
		.getByRole( 'button', { name: 'Unroll', exact: true } )
		.click();
	await expect(
		notice(
			author,
			'The thread could not be inserted because the blocks here are locked.'
		)
	).toBeVisible();
	await expect( notice( author, 'successfully imported' ) ).toHaveCount( 0 );
	expect( ( await author.blocks() ).map( ( { name } ) => name ) ).toEqual( [
		'core/group',
		'core/embed',
	] );
	refused( troubles, /thread-media/ );
} );

test( 'links that are counted otherwise than by bytes cost no words', async () => {
	expect(
		await php(
			`$html = Closure::bind( static fn( $text, $facets ) => Dovetail\\Twitter_Unroll\\Bluesky_Thread::html( $text, $facets ), null, 'Dovetail\\Twitter_Unroll\\Bluesky_Thread' );
			$facet = static fn( $start, $end ) => array(
				'index'    => array( 'byteStart' => $start, 'byteEnd' => $end ),
				'features' => array( array( '$type' => 'app.bsky.richtext.facet#link', 'uri' => 'https://example.org/' ) ),
			);
			return array_map( static fn( $range ) => $html( '🍞 rye 日本', array( $facet( ...$range ) ) ), array( array( 5, 8 ), array( 1, 8 ), array( 5, 11 ), array( -4, 8 ), array( 8, 5 ), array( 5, 900 ) ) );`
		)
	).toEqual( [
		'🍞 <a href="https://example.org/">rye</a> 日本',
		...Array( 5 ).fill( '🍞 rye 日本' ),
	] );
} );
