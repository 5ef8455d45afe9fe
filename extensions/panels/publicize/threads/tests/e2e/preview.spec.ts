import {
	axeWithin,
	createPost,
	expect,
	openGroup,
	php,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import { beginAnew, connect, MASTODON } from '../../../tests/e2e/support';
import {
	kind,
	LONG,
	marked,
	openDraft,
	paragraph,
	SENTENCE,
	setContent,
} from './editor-support';

beginAnew();

test( 'a dialog previews every tweet of a thread with images and cards', async ( {
	author,
	troubles,
} ) => {
	await openDraft( author, LONG + paragraph( `More at ${ siteUrl() }/` ) );
	await kind( author, 'Thread' ).click();
	await expect
		.poll( async () => ( await marked( author ) )?.length )
		.toBe( 2 );
	const preview = author.sidebar.getByRole( 'button', {
		name: 'Preview thread',
	} );
	await preview.press( 'Enter' );
	const dialog = author.page.getByRole( 'dialog' );
	const tweets = dialog.getByRole( 'listitem' );
	await expect( tweets ).toHaveCount( 5 );
	await expect( tweets.first() ).toHaveText( /Rye bread\s+A thread ⬇️/ );
	await expect( tweets.last() ).toContainText(
		'This thread can be read here: http'
	);
	await expect(
		dialog.getByRole( 'listitem', { name: 'Post 2 of 5' } )
	).toHaveText( SENTENCE.repeat( 6 ).trim() );
	await expect( tweets.nth( 3 ) ).toContainText( `More at ${ siteUrl() }/` );
	expect( await axeWithin( author.page, '.dovetail-thread' ) ).toEqual( [] );
	await screenshot( author.page, 'thread-preview' );
	await author.page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	expect( troubles ).toEqual( [] );

	await test.step( 'a tweet is shown with its images and with the card of a linked page', async () => {
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
		const answered = author.page.waitForResponse( /generate-cards/ );
		await setContent(
			author.page,
			`${ paragraph( `See ${ link }` ) }<!-- wp:image --><figure class="wp-block-image"><img src="${ picture }" alt="A loaf"/></figure><!-- /wp:image -->${ paragraph(
				`Again ${ link }`
			) }`
		);
		await answered;
		await preview.click();
		await expect( tweets ).toHaveCount( 4 );
		await expect(
			tweets.nth( 1 ).getByRole( 'img', { name: 'A loaf' } )
		).toBeVisible();
		await expect( tweets.nth( 1 ) ).not.toContainText( 'Baked twice.' );
		await expect( tweets.nth( 2 ) ).toHaveText(
			/Again https:.*bakery\.example\s*Rye & salt\s*Baked twice\./
		);
		expect( await axeWithin( author.page, '.dovetail-thread' ) ).toEqual(
			[]
		);
		await screenshot( author.page, 'thread-cards' );
		await author.page.keyboard.press( 'Escape' );
	} );

	await test.step( 'an error creating tweets is shown only in an open preview, once, until creating them succeeds', async () => {
		let isBroken = true;
		await author.page.route( /tweetstorm/, ( route ) =>
			isBroken
				? route.fulfill( { status: 500, body: '<h1>Oh</h1>' } )
				: route.continue()
		);
		const answered = author.page.waitForResponse( /tweetstorm\/parse/ );
		await setContent( author.page, LONG );
		await answered;
		const said =
			'This preview could not be updated. It may not include your latest changes.';
		await expect( author.page.getByText( said ) ).toHaveCount( 0 );
		expect( await marked( author ) ).toBeFalsy();

		await preview.click();
		await expect( dialog.getByText( said ) ).toBeVisible();
		await expect(
			author.page.locator( '#a11y-speak-polite' )
		).toContainText( said );
		expect( await axeWithin( author.page, '.dovetail-thread' ) ).toEqual(
			[]
		);
		await screenshot( author.page, 'thread-stale' );
		isBroken = false;
		await dialog
			.getByRole( 'button', { name: 'Try again' } )
			.press( 'Enter' );
		await expect( tweets ).toHaveCount( 4 );
		await expect( dialog.getByText( said ) ).toHaveCount( 0 );
		troubles.splice(
			0,
			Infinity,
			...troubles.filter( ( line ) => ! line.includes( 'tweetstorm' ) )
		);
	} );
} );

test( 'the thread preview fits a phone, and tweets keep their text direction on a right-to-left site', async ( {
	author,
} ) => {
	const { page } = author;
	await connect( { mastodon: MASTODON } );
	const id = await createPost( {
		content:
			paragraph( `Rye, see ${ siteUrl() }/` ) +
			'<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->' +
			paragraph( 'خبز الجاودار' ),
		status: 'draft',
		author: 'author',
	} );
	await php(
		`return update_post_meta( $input, 'jetpack_is_tweetstorm', true );`,
		id
	);
	await page.setViewportSize( { width: 390, height: 800 } );
	await rightToLeft( async () => {
		await author.open( id );
		await openGroup( page, 'Share' );
		await page.getByRole( 'button', { name: 'Preview thread' } ).click();
		const tweets = page.getByRole( 'dialog' ).getByRole( 'listitem' );
		await expect( tweets ).toHaveCount( 4 );
		await expect( tweets.nth( 1 ).locator( 'p' ) ).toHaveCSS(
			'direction',
			'ltr'
		);
		await expect( tweets.nth( 2 ).locator( 'p' ) ).toHaveCSS(
			'direction',
			'rtl'
		);
		await screenshot( page, 'thread-preview-390-rtl' );
		for ( const tweet of await tweets.all() ) {
			const box = await tweet.boundingBox();
			expect( box?.x ).toBeGreaterThanOrEqual( 0 );
			expect(
				( box?.x ?? 0 ) + ( box?.width ?? 999 )
			).toBeLessThanOrEqual( 390 );
		}
	} );
	await page.setViewportSize( { width: 1280, height: 900 } );
} );
