import {
	axeWithin,
	createPost,
	expect,
	php,
	screenshot,
	siteUrl,
	test,
	type Editor,
	type WordPress,
} from '#e2e';
import { beginAnew, connect, MASTODON } from '../../../tests/e2e/support';
import { paragraph } from './support';

declare const wp: WordPress;

beginAnew();

const TITLE = 'Share this post';
const SENTENCE = 'Each loaf takes two days in our small bakery. ';
const LONG = paragraph( SENTENCE.repeat( 12 ).trim() );

/** Opens a draft with its panel. */
async function openDraft( editor: Editor, content: string ): Promise< number > {
	await connect( { mastodon: MASTODON } );
	const id = await createPost( {
		content,
		status: 'draft',
		title: 'Rye bread',
		author: 'author',
	} );
	await editor.open( id );
	const heading = editor.sidebar.getByRole( 'button', {
		name: TITLE,
		exact: true,
	} );
	if ( ( await heading.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await heading.press( 'Enter' );
	}
	await kind( editor, 'Single Tweet' ).waitFor();
	return id;
}

const kind = ( editor: Editor, name: string ) =>
	editor.sidebar.getByRole( 'radio', { name, exact: true } );

/** The words that the canvas marks as ends of tweets; null where nothing is marked. */
const marked = ( editor: Editor ) =>
	editor.canvas.locator( 'body' ).evaluate( ( body ) => {
		const { CSS: styles } = body.ownerDocument.defaultView as Window &
			typeof globalThis;
		const marks = styles.highlights.get( 'dovetail-tweet-end' );
		return (
			marks &&
			[ ...( marks as unknown as Iterable< Range > ) ].map( ( range ) => {
				const before = body.ownerDocument.createRange();
				before.selectNodeContents(
					range.startContainer.parentElement as Element
				);
				before.setEnd( range.endContainer, range.endOffset );
				return before.toString().slice( -12 );
			} )
		);
	} );

// spec: 002-4.13-4
test( 'the text shows where tweets end as soon as a post is a thread, not while somebody types, and not when it is single again', async ( {
	author,
} ) => {
	const id = await openDraft( author, LONG + paragraph( 'Salt.' ) );
	expect( await marked( author ) ).toBeFalsy();
	const asked = author.page.waitForRequest( /tweetstorm\/parse/ );
	await kind( author, 'Single Tweet' ).focus();
	await author.page.keyboard.press( 'ArrowDown' );
	await expect( kind( author, 'Twitter Thread' ) ).toBeChecked();
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

	await author.page.getByRole( 'tab', { name: 'Post', exact: true } ).click();
	await kind( author, 'Single Tweet' ).click();
	await expect.poll( () => marked( author ) ).toBeFalsy();
	await kind( author, 'Twitter Thread' ).click();
	await author.save();
	expect(
		await php(
			`return get_post_meta( $input, 'jetpack_is_tweetstorm', true );`,
			id
		)
	).toBe( '1' );
} );

// spec: 002-9-11
test( 'words about a thread leave room for what follows them', async ( {
	author,
} ) => {
	await openDraft( author, LONG );
	await expect(
		author.sidebar.getByText( '255 characters remaining' )
	).toBeVisible();
	await kind( author, 'Twitter Thread' ).click();
	await expect(
		author.sidebar.getByText(
			`${ 255 - '\n\nA thread ⬇️'.length } characters remaining`
		)
	).toBeVisible();
	const words = author.sidebar.getByRole( 'textbox', { name: 'Message' } );
	await words.fill( 'x'.repeat( 300 ) );
	await expect( words ).toHaveValue( 'x'.repeat( 242 ) );
	await kind( author, 'Single Tweet' ).click();
	await expect(
		author.sidebar.getByText( '13 characters remaining' )
	).toBeVisible();
} );

// spec: 002-5-17
test( 'what a thread loses is said, with the way to the block, and not while somebody types or selects', async ( {
	author,
} ) => {
	const image = `<!-- wp:image --><figure class="wp-block-image"><img src="${ siteUrl() }/wp-includes/images/w-logo-blue.png" alt=""/></figure><!-- /wp:image -->`;
	await openDraft(
		author,
		[
			paragraph( 'Plain.' ),
			paragraph(
				'Rye <strong>bread</strong> <a href="https://bakery.example/rye">here</a>.'
			),
			`<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ image.repeat( 5 ) }</figure><!-- /wp:gallery -->`,
			'<!-- wp:code --><pre class="wp-block-code"><code>x</code></pre><!-- /wp:code -->',
		].join( '' )
	);
	await kind( author, 'Twitter Thread' ).click();
	const sentences = [
		'Twitter displays the first four images.',
		'Twitter removes all text formatting.',
		'Links will be posted seperately.',
		'This block is not exportable to Twitter',
	];
	const isSaid = async () =>
		Promise.all(
			sentences.map( ( sentence ) =>
				author.sidebar
					.getByText( sentence, { exact: true } )
					.isVisible()
			)
		);
	await expect.poll( isSaid ).toEqual( [ true, true, true, true ] );
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
		await expect.poll( isSaid ).toEqual( [ false, false, false, false ] );
		await act( end );
		await expect.poll( isSaid ).toEqual( [ true, true, true, true ] );
	}
	await author.sidebar.getByRole( 'button', { name: 'Go to: Code' } ).click();
	await expect(
		author.canvas.locator( '[data-type="core/code"]' )
	).toHaveClass( /is-selected/ );
} );

// spec: 002-8-15
test( 'the size of a thread is told: none of the content before publishing, more than twenty, more than a hundred', async ( {
	author,
} ) => {
	const headings = ( count: number ) =>
		Array.from(
			{ length: count },
			( _, index ) =>
				`<!-- wp:heading --><h2 class="wp-block-heading">Part ${ index }</h2><!-- /wp:heading -->`
		).join( '' );
	const said = {
		long: 'This post will create a Twitter thread more than 20 tweets long.',
		tooLong:
			'Only the first 100 tweets of this post will be published in the Twitter thread.',
		empty: 'None of the content in this post could be transformed into tweets, it may be better to share as a single tweet.',
	};
	const notice = ( sentence: string ) =>
		author.page
			.locator( '.components-notice' )
			.filter( { hasText: sentence } );
	await openDraft( author, '' );
	await kind( author, 'Twitter Thread' ).click();
	const write = ( content: string ) =>
		author.page.evaluate(
			( html ) =>
				wp.data
					.dispatch( 'core/block-editor' )
					.resetBlocks( wp.blocks.parse( html ) ),
			content
		);
	await write( headings( 20 ) );
	await expect( notice( said.long ) ).toHaveClass( /is-warning/ );
	await write( headings( 100 ) );
	await expect( notice( said.tooLong ) ).toHaveClass( /is-error/ );
	await expect( notice( said.long ) ).toHaveCount( 0 );
	await write( headings( 19 ) );
	await expect( notice( said.tooLong ) ).toHaveCount( 0 );
	await expect( notice( said.long ) ).toHaveCount( 0 );
	await write( '' );
	await expect( notice( said.empty ) ).toHaveCount( 0 );
	await author.page
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.first()
		.click();
	await expect( notice( said.empty ).first() ).toHaveClass( /is-warning/ );
} );

test( 'the preview shows every tweet of the thread with its pictures and cards, in a dialog', async ( {
	author,
	troubles,
} ) => {
	await openDraft( author, LONG + paragraph( `More at ${ siteUrl() }/` ) );
	await kind( author, 'Twitter Thread' ).click();
	await expect
		.poll( async () => ( await marked( author ) )?.length )
		.toBe( 2 );
	await author.sidebar
		.getByRole( 'button', { name: 'Preview thread' } )
		.press( 'Enter' );
	const dialog = author.page.getByRole( 'dialog' );
	const tweets = dialog.getByRole( 'listitem' );
	await expect( tweets ).toHaveCount( 5 );
	await expect( tweets.first() ).toHaveText( /Rye bread\s+A thread ⬇️/ );
	await expect( tweets.last() ).toContainText(
		'This thread can be read here: http'
	);
	await expect(
		dialog.getByRole( 'listitem', { name: 'Tweet 2 of 5' } )
	).toHaveText( SENTENCE.repeat( 6 ).trim() );
	await expect( tweets.nth( 3 ) ).toContainText( `More at ${ siteUrl() }/` );
	expect( await axeWithin( author.page, '.dovetail-thread' ) ).toEqual( [] );
	await screenshot( author.page, 'thread-preview' );
	await author.page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	expect( troubles ).toEqual( [] );
} );

test( 'the preview shows the pictures of a tweet, and the card of a page that it leads to', async ( {
	author,
} ) => {
	const picture = `${ siteUrl() }/wp-includes/images/w-logo-blue.png`;
	const link = 'https://bakery.example/rye';
	await author.page.route( /generate-cards/, ( route ) =>
		route.fulfill( {
			json: {
				[ link ]: {
					title: 'Rye & salt',
					description: 'Baked twice.',
					url: link,
					image: picture,
					type: 'summary',
				},
			},
		} )
	);
	await openDraft(
		author,
		`${ paragraph( `See ${ link }` ) }<!-- wp:image --><figure class="wp-block-image"><img src="${ picture }" alt="A loaf"/></figure><!-- /wp:image -->${ paragraph(
			`Again ${ link }`
		) }`
	);
	const answered = author.page.waitForResponse( /generate-cards/ );
	await kind( author, 'Twitter Thread' ).click();
	await answered;
	await author.sidebar
		.getByRole( 'button', { name: 'Preview thread' } )
		.click();
	const tweets = author.page.getByRole( 'dialog' ).getByRole( 'listitem' );
	await expect( tweets ).toHaveCount( 4 );
	await expect(
		tweets.nth( 1 ).getByRole( 'img', { name: 'A loaf' } )
	).toBeVisible();
	await expect( tweets.nth( 1 ) ).not.toContainText( 'Baked twice.' );
	await expect( tweets.nth( 2 ) ).toHaveText(
		/Again https:.*bakery\.example\s*Rye & salt\s*Baked twice\./
	);
	expect( await axeWithin( author.page, '.dovetail-thread' ) ).toEqual( [] );
	await author.page.setViewportSize( { width: 390, height: 800 } );
	await screenshot( author.page, 'thread-cards-390' );
} );

test( 'that tweets cannot be made is told to nobody, and the panel works on', async ( {
	author,
	troubles,
} ) => {
	await author.page.route( /tweetstorm/, ( route ) =>
		route.fulfill( { status: 500, body: '<h1>Oh</h1>' } )
	);
	await openDraft( author, LONG );
	const answered = author.page.waitForResponse( /tweetstorm\/parse/ );
	await kind( author, 'Twitter Thread' ).click();
	await answered;
	await expect( kind( author, 'Twitter Thread' ) ).toBeChecked();
	await expect(
		author.page.locator( '.components-notice.is-error' )
	).toHaveCount( 0 );
	expect( await marked( author ) ).toBeFalsy();
	troubles.splice(
		0,
		Infinity,
		...troubles.filter( ( line ) => ! line.includes( 'tweetstorm' ) )
	);
} );
