import {
	axeWithin,
	expect,
	isBefore,
	php,
	screenshot,
	test,
	type Editor,
	type WordPress,
} from '#e2e';

declare const wp: WordPress;

test.afterEach( () =>
	php( `delete_option( 'dovetail_blocks_settings' ); return true;` )
);

const embed = ( url: string, provider: string ) =>
	`<!-- wp:embed ${ JSON.stringify( { url, providerNameSlug: provider } ) } -->\n<figure class="wp-block-embed is-provider-${ provider } wp-block-embed-${ provider }"><div class="wp-block-embed__wrapper">\n${ url }\n</div></figure>\n<!-- /wp:embed -->`;

const BLUESKY = 'https://bsky.app/profile/mina.example.org/post/';
const TWITTER = 'https://twitter.com/mina/status/';

async function open( editor: Editor, content: string ) {
	// Mock embed lookups, because these tests do not need real responses.
	await editor.page.route( '**/oembed/1.0/proxy*', ( route ) =>
		route.fulfill( {
			json: {
				type: 'rich',
				provider_name: route.request().url().includes( 'bsky' )
					? 'Bluesky'
					: 'Twitter',
				html: '<p>Rye.</p>',
			},
		} )
	);
	await editor.edit( content );
	await editor.selectBlock();
	return editor.page.getByRole( 'button', { name: 'Unroll', exact: true } );
}

const notice = ( { page }: Editor, text: string | RegExp ) =>
	page
		.locator( '.components-notice, .components-snackbar' )
		.filter( { hasText: text } );

const shown = async ( editor: Editor ) =>
	( await editor.blocks() ).map( ( { name, attributes } ) => [
		name,
		String( attributes.content ?? attributes.alt ?? attributes.url ?? '' ),
	] );

/** Removes the browser's own console messages about expected error responses. */
const refused = ( troubles: string[], what: RegExp ) =>
	troubles.splice(
		0,
		Infinity,
		...troubles.filter( ( line ) => ! what.test( line ) )
	);

const FAILURES: readonly ( readonly [
	what: string,
	url: string,
	provider: string,
	sentence: string,
] )[] = [
	[
		'an empty thread',
		`${ TWITTER }404`,
		'twitter',
		'We were unable to get any content from this tweet.',
	],
	[
		'no list',
		`${ TWITTER }123`,
		'twitter',
		'An error occurred. Please try again later.',
	],
	[ 'a refusal', `${ TWITTER }403`, 'twitter', 'This tweet is private.' ],
	[
		'a post that Bluesky no longer has',
		`${ BLUESKY }missing`,
		'bluesky',
		'Bluesky no longer has this post, or does not show it publicly.',
	],
	[
		'a thread for people with an account only',
		`${ BLUESKY }hidden`,
		'bluesky',
		'This thread’s author shows it only to people with a Bluesky account.',
	],
	[
		'an unreadable response of Bluesky',
		`${ BLUESKY }broken`,
		'bluesky',
		'Bluesky could not be read. Your post is unchanged. Try again in a moment.',
	],
	[
		'a busy Bluesky',
		`${ BLUESKY }busy`,
		'bluesky',
		'Bluesky is busy. Try again in a minute.',
	],
];

// spec: 002-8-11
test( 'if a thread cannot be loaded, the embed stays and the author sees the reason', async ( {
	author,
	troubles,
} ) => {
	const button = await open(
		author,
		FAILURES.map( ( [ , url, provider ] ) => embed( url, provider ) ).join(
			'\n\n'
		)
	);
	const before = FAILURES.map( ( [ , url ] ) => [ 'core/embed', url ] );
	await author.page.route( '**/tweetstorm/gather*status%2F123*', ( route ) =>
		route.fulfill( { json: { tweets: [] } } )
	);
	for ( const [ index, [ what, , , sentence ] ] of FAILURES.entries() ) {
		await test.step( what, async () => {
			await author.selectBlock( index );
			await button.click();
			await expect( notice( author, sentence ) ).toBeVisible();
			await expect( button ).toBeEnabled();
			expect( await shown( author ) ).toEqual( before );
		} );
	}
	refused( troubles, /tweetstorm\/gather/ );
} );

// spec: 002-2.19-6, 002-4.17-1, 002-4.17-2, 002-4.17-3, 002-7-11, 002-8-12
test( 'an author can convert an X thread into blocks by keyboard, and sees a note about copyright', async ( {
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
	await test.step( 'undo restores the embed', async () => {
		const imported = await shown( author );
		const original = [
			[ 'core/embed', `${ TWITTER }123` ],
			[ 'core/embed', '' ],
		];
		await author.undo();
		if ( isBefore( '7.0' ) ) {
			// The embed saves the result of its lookup as a separate undo step, also after Undo. Redo is then not possible.
			await expect( async () => {
				if (
					( await author.blocks() )[ 0 ]?.name === 'core/paragraph'
				) {
					await author.undo();
				}
				expect( await shown( author ) ).toEqual( original );
			} ).toPass();
			return;
		}
		expect( await shown( author ) ).toEqual( original );
		await author.page.keyboard.press( 'ControlOrMeta+Shift+z' );
		expect( await shown( author ) ).toEqual( imported );
	} );
	await author.save();
	await author.reopenAndExpectValid();
	refused( troubles, /thread-media/ );
} );

test( 'without a platform, the site itself loads threads from Bluesky and Mastodon', async ( {
	author,
	troubles,
} ) => {
	await php(
		`update_option( 'dovetail_blocks_settings', array( 'platform_address' => '' ) ); return true;`
	);
	const paragraph = ( url: string ) =>
		`<!-- wp:paragraph --><p><a href="${ url }">a post</a></p><!-- /wp:paragraph -->`;
	const button = await open(
		author,
		[
			paragraph( 'https://mastodon.example/@mina' ),
			paragraph( 'https://mastodon.example/@mina/2' ),
			embed( `${ BLUESKY }bb`, 'bluesky' ),
			`<!-- wp:group {"templateLock":"all"} --><div class="wp-block-group">${ embed(
				`${ BLUESKY }bb`,
				'bluesky'
			) }</div><!-- /wp:group -->`,
		].join( '\n\n' )
	);
	const names = async () =>
		( await author.blocks() ).map( ( { name } ) => name );

	await test.step( 'a link that does not lead to a thread has no button', async () => {
		await expect(
			author.page.locator( '.block-editor-block-contextual-toolbar' )
		).toBeVisible();
		await author.selectBlock( 1 );
		await expect( button ).toBeVisible();
		expect(
			await axeWithin(
				author.page,
				'.block-editor-block-contextual-toolbar'
			)
		).toEqual( [] );
		await author.selectBlock( 0 );
		await expect( button ).toHaveCount( 0 );
	} );

	await test.step( 'if the blocks are locked, the link stays, and only an error is shown', async () => {
		const before = await names();
		await author.page.evaluate( () => {
			const { getBlocks } = wp.data.select(
				'core/block-editor'
			) as unknown as {
				getBlocks(): { innerBlocks: { clientId: string }[] }[];
			};
			wp.data
				.dispatch( 'core/block-editor' )
				.selectBlock( getBlocks()[ 3 ]?.innerBlocks[ 0 ]?.clientId );
		} );
		await button.click();
		await expect(
			notice(
				author,
				'The thread could not be inserted because the blocks here are locked.'
			)
		).toBeVisible();
		await expect( notice( author, 'successfully imported' ) ).toHaveCount(
			0
		);
		expect( await names() ).toEqual( before );
	} );

	const bluesky = [
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
		[ 'core/paragraph', 'Third: [\u2060gallery] bread.' ],
		[ 'core/embed', 'https://example.org/recipe' ],
	];

	await test.step( 'a Bluesky thread is converted to its author’s own posts, with links, images and alternative texts', async () => {
		await author.selectBlock( 2 );
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
		expect( ( await shown( author ) ).slice( 2, -2 ) ).toEqual( bluesky );
	} );

	await test.step( 'a link to a Mastodon post is replaced with the thread', async () => {
		await author.selectBlock( 1 );
		await button.click();
		await expect
			.poll( async () => ( await shown( author ) ).slice( 1, -2 ) )
			.toEqual( [
				[ 'core/paragraph', 'First: rye.' ],
				[
					'core/paragraph',
					'Second: <a href="https://example.org/salt">https://example.org/salt</a>',
				],
				[ 'core/paragraph', 'Read<br>on.alert(1)' ],
				[ 'core/image', 'A loaf' ],
				[ 'core/paragraph', 'Third: bread.' ],
				...bluesky,
			] );
		await expect(
			notice( author, 'Thread successfully imported' ).first()
		).toBeVisible();
	} );

	await author.save();
	await author.reopenAndExpectValid();
	refused( troubles, /thread-media/ );
} );
