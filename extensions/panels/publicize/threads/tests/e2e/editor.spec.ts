import {
	axeWithin,
	createPost,
	expect,
	ourRequests,
	php,
	screenshot,
	siteUrl,
	test,
	type WordPress,
} from '#e2e';
import { beginAnew, connect, MASTODON } from '../../../tests/e2e/support';
import {
	kind,
	LONG,
	marked,
	openDraft,
	paragraph,
	setContent,
} from './editor-support';

declare const wp: WordPress;

beginAnew();

test( 'a thread is not reported as empty while its tweets are loading', async ( {
	author,
} ) => {
	const parse = /tweetstorm(?:%2F|\/)parse/;
	let answers = 0;
	await author.page.route( parse, ( route ) => {
		answers++;
		return route.fulfill( { json: {} } );
	} );
	await openDraft( author, LONG );
	await kind( author, 'Thread' ).click();
	await expect.poll( () => answers ).toBeGreaterThan( 0 );
	await author.page
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.first()
		.click();
	const before = author.page.locator( '.editor-post-publish-panel' );
	await expect(
		before.getByRole( 'radio', { name: 'Thread' } )
	).toBeVisible();
	await expect(
		author.page.getByText( 'None of the content in this post' )
	).toHaveCount( 0 );
} );

// spec: 002-4.13-4, 002-9-11
test( 'only a thread highlights the end of each tweet, except while the author is typing', async ( {
	author,
} ) => {
	const id = await openDraft( author, LONG + paragraph( 'Salt.' ) );
	expect( await marked( author ) ).toBeFalsy();
	// Switching to a thread must request the tweets immediately. Otherwise, they are requested with the editor's next
	// update, up to ten seconds later.
	const asked = author.page.waitForRequest( /tweetstorm\/parse/, {
		timeout: 5000,
	} );
	await kind( author, 'Single post' ).focus();
	await author.page.keyboard.press( 'ArrowDown' );
	await expect( kind( author, 'Thread' ) ).toBeChecked();
	await asked;
	await expect
		.poll( () => marked( author ) )
		.toEqual(
			[ 'all bakery.', 'all bakery.' ].map( ( words ) =>
				` sm${ words }`.slice( -12 )
			)
		);
	await screenshot( author.page, 'thread-marks' );

	const text = author.canvas.getByText( 'Salt.' );
	await text.click();
	await author.page.keyboard.press( 'End' );
	await author.page.keyboard.type( ' And rye' );
	expect( await marked( author ) ).toBeFalsy();
	await author.page.mouse.move( 300, 300 );
	await author.page.mouse.move( 320, 320 );
	await expect
		.poll( async () => ( await marked( author ) )?.length )
		.toBe( 2 );

	await kind( author, 'Single post' ).click();
	await expect.poll( () => marked( author ) ).toBeFalsy();
	await kind( author, 'Thread' ).click();
	await author.save();
	expect(
		await php(
			`return get_post_meta( $input, 'jetpack_is_tweetstorm', true );`,
			id
		)
	).toBe( '1' );

	await test.step( 'the message leaves room for the text that is added to a thread', async () => {
		await kind( author, 'Single post' ).click();
		await expect(
			author.sidebar.getByText( '255 characters remaining' )
		).toBeVisible();
		await kind( author, 'Thread' ).click();
		await expect(
			author.sidebar.getByText(
				`${ 255 - '\n\nA thread ⬇️'.length } characters remaining`
			)
		).toBeVisible();
		const words = author.sidebar.getByRole( 'textbox', {
			name: 'Message',
		} );
		await words.fill( 'x'.repeat( 300 ) );
		await expect( words ).toHaveValue( 'x'.repeat( 242 ) );
		await kind( author, 'Single post' ).click();
		await expect(
			author.sidebar.getByText( '13 characters remaining' )
		).toBeVisible();
		for ( const [ length, kept ] of [
			[ 242, 242 ],
			[ 243, 242 ],
			[ 255, 242 ],
		] as const ) {
			await words.fill( 'x'.repeat( length ) );
			await kind( author, 'Thread' ).click();
			await expect( words ).toHaveValue( 'x'.repeat( kept ) );
			await kind( author, 'Single post' ).click();
		}
	} );
} );

// spec: 002-5-17, 002-8-15
test( 'content omitted from a thread is listed with block links, except while the author types or selects', async ( {
	author,
} ) => {
	const image = `<!-- wp:image --><figure class="wp-block-image"><img src="${ siteUrl() }/wp-includes/images/w-logo-blue.png" alt=""/></figure><!-- /wp:image -->`;
	await openDraft(
		author,
		[
			paragraph( 'Plain.' ),
			paragraph(
				`Rye <strong>bread</strong> ${ 'and salt '.repeat( 29 ) }<a href="https://bakery.example/rye">here</a>.`
			),
			image.replace(
				'</figure>',
				'<figcaption class="wp-element-caption">A loaf</figcaption></figure>'
			),
			`<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ image.repeat( 5 ) }</figure><!-- /wp:gallery -->`,
			'<!-- wp:code --><pre class="wp-block-code"><code>x</code></pre><!-- /wp:code -->',
		].join( '' )
	);
	await kind( author, 'Thread' ).click();
	const sentences = [
		'Only the first four images will be posted.',
		'Text formatting will be removed.',
		'Links will be posted seperately.',
		'Captions, links of images, and images or tables inside text will not be posted.',
		'This block will not be posted.',
	];
	const isSaid = async () =>
		Promise.all(
			sentences.map( ( sentence ) =>
				author.sidebar
					.getByText( sentence, { exact: true } )
					.isVisible()
			)
		);
	await expect.poll( isSaid ).toEqual( Array( 5 ).fill( true ) );
	expect(
		await axeWithin( author.page, '.components-panel__body:has(textarea)' )
	).toEqual( [] );
	await screenshot( author.page, 'thread-warnings' );

	const act = ( name: string, ...args: unknown[] ) =>
		author.page.evaluate(
			( [ action, rest ] ) => {
				const actions: unknown =
					wp.data.dispatch( 'core/block-editor' );
				( actions as Record< string, ( ...all: unknown[] ) => void > )[
					action
				]?.( ...rest );
			},
			[ name, args ] as const
		);
	for ( const [ begin, end ] of [
		[ 'startTyping', 'stopTyping' ],
		[ 'startDraggingBlocks', 'stopDraggingBlocks' ],
		[ 'startMultiSelect', 'stopMultiSelect' ],
	] as const ) {
		await act( begin, [ 'a block' ] );
		await expect.poll( isSaid ).toEqual( Array( 5 ).fill( false ) );
		await act( end );
		await expect.poll( isSaid ).toEqual( Array( 5 ).fill( true ) );
	}
	await author.sidebar.getByRole( 'button', { name: 'Go to: Code' } ).click();
	await expect(
		author.canvas.locator( '[data-type="core/code"]' )
	).toHaveClass( /is-selected/ );

	await test.step( 'notices are shown for an empty thread, and for more than 20 or 100 tweets', async () => {
		const headings = ( count: number ) =>
			Array.from(
				{ length: count },
				( _, index ) =>
					`<!-- wp:heading --><h2 class="wp-block-heading">Part ${ index }</h2><!-- /wp:heading -->`
			).join( '' );
		const said = {
			long: 'This post will become a thread of more than 20 posts.',
			tooLong:
				'Only the first 100 posts of the thread will be published.',
			empty: 'None of the content in this post can become a thread. It may be better to share it as a single post.',
		};
		const notice = ( sentence: string ) =>
			author.page
				.locator( '.components-notice' )
				.filter( { hasText: sentence } );
		await expect( notice( said.long ) ).toHaveCount( 0 );
		await setContent( author.page, headings( 20 ) );
		await expect( notice( said.long ) ).toHaveClass( /is-warning/ );
		await setContent( author.page, headings( 100 ) );
		await expect( notice( said.tooLong ) ).toHaveClass( /is-error/ );
		await expect( notice( said.long ) ).toHaveCount( 0 );
		await setContent( author.page, headings( 19 ) );
		await expect( notice( said.tooLong ) ).toHaveCount( 0 );
		await expect( notice( said.long ) ).toHaveCount( 0 );
		await setContent( author.page, '' );
		await expect( notice( said.empty ) ).toHaveCount( 0 );
		await author.page
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.first()
			.click();
		await expect( notice( said.empty ).first() ).toHaveClass(
			/is-warning/
		);
	} );
} );

test( 'tweet boundaries load only for a thread, even if the panel was never opened', async ( {
	author,
} ) => {
	await connect( { mastodon: MASTODON } );
	const draft = ( isThread: boolean ) =>
		createPost( {
			content: LONG,
			status: 'draft',
			title: 'Rye bread',
			author: 'author',
		} ).then( ( id ) =>
			php< number >(
				`update_post_meta( $input['id'], 'jetpack_is_tweetstorm', $input['is'] ); return $input['id'];`,
				{ id, is: isThread }
			)
		);
	const thread = await draft( true );
	const single = await draft( false );
	await author.open( thread );
	await expect
		.poll( async () => ( await marked( author ) )?.length )
		.toBe( 1 );
	const ours = ourRequests( author.page );
	await author.open( single );
	expect( ours.join() ).not.toContain( 'publicize' );
	expect( await marked( author ) ).toBeFalsy();
	const isThread = ( post: number ) =>
		php< boolean >(
			`$GLOBALS['post'] = get_post( $input );
			return apply_filters( 'dovetail_blocks_initial_state', array() )['isThread'];`,
			post
		);
	expect( [ await isThread( thread ), await isThread( single ) ] ).toEqual( [
		true,
		false,
	] );
	await php( `return wp_publish_post( $input );`, thread );
	expect( await isThread( thread ) ).toBe( false );
	await connect( {} );
	expect( await isThread( await draft( true ) ) ).toBe( false );
} );
