import { axeWithin, Editor, expect, php, screenshot, test } from '#e2e';
import { mails, startAnew } from './support';

declare const wp: {
	data: {
		dispatch( store: string ): {
			autosave(): Promise< void >;
			disableComplementaryArea( scope: string ): void;
			editPost( edits: object ): Promise< void >;
			savePost(): Promise< void >;
		};
		select( store: string ): {
			get( scope: string, name: string ): unknown;
			getEditedPostAttribute( name: string ): string;
		};
	};
};

test.beforeEach( startAnew );

test.afterAll( startAnew );

const sentMail = () =>
	php< number >(
		`return get_posts( array( 'post_type' => 'dovetail_mail', 'fields' => 'ids' ) )[0];`
	);

test( 'an owner writes a mail without a post, previews and tests the mail, and sends it once', async ( {
	pageAs,
	troubles,
} ) => {
	await php(
		`foreach ( array( 'ada', 'bob' ) as $name ) {
			\\Dovetail\\Subscriptions\\Subscribers::add( "$name@example.com", 'Yes.', 0, true );
		}
		return true;`
	);
	const page = await pageAs( 'administrator' );
	await page.goto( '/wp-admin/admin.php?page=dovetail-subscribers' );
	await screenshot( page, 'subscriptions-write-a-mail' );
	await page.getByRole( 'link', { name: 'Write an email' } ).click();
	const editor = new Editor( page );
	const { canvas } = editor;
	await canvas
		.getByRole( 'textbox', { name: /Add title|Subject/ } )
		.fill( 'New hours' );

	// An empty mail is refused and stays a draft.
	const send = page.getByRole( 'button', { name: 'Send', exact: true } );
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await send.click();
	await expect( panel.getByText( 'The email is empty.' ) ).toBeVisible();
	await panel.getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect(
		page.getByText( /sent because it is empty/ ).first()
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Save draft' } )
	).toBeVisible();
	expect( troubles.splice( 0 ) ).toEqual( [
		expect.stringMatching( /400 .*\/wp\/v2\/dovetail_mail\// ),
	] );

	await canvas.getByRole( 'textbox', { name: /Add title|Subject/ } ).click();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'We open at six.' );
	await expect(
		canvas.locator( '[data-type="core/paragraph"]' )
	).toHaveCount( 1 );

	// The mailing stays visible while the owner writes.
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await expect(
		settings.getByText( 'Will be sent to 2 subscribers' )
	).toBeVisible();
	await expect(
		settings.getByRole( 'button', { name: 'Send me a test' } )
	).toBeVisible();

	// Mails use the site's own design. The typography panel still offers the alignment.
	await page.getByRole( 'button', { name: 'Settings', exact: true } ).click();
	await expect(
		settings.getByRole( 'heading', { name: 'Paragraph' } )
	).toBeVisible();
	await expect(
		settings.getByRole( 'heading', {
			name: /^(Styles|Color|Background|Dimensions|Border|Elements)/,
		} )
	).toHaveCount( 0 );

	// The inserter offers only blocks that mail programs show.
	await page
		.getByRole( 'button', { name: 'Block Inserter' } )
		.first()
		.click();
	const library = page.getByRole( 'region', { name: 'Block Library' } );
	await expect( library.getByRole( 'option' ).first() ).toBeVisible();
	await expect(
		library.getByRole( 'option', { name: 'Quote', exact: true } )
	).toBeVisible();
	await expect(
		library.getByRole( 'option', { name: /Subscription|Table|Video/ } )
	).toHaveCount( 0 );
	await page
		.getByRole( 'button', { name: /Block Inserter|Close/ } )
		.first()
		.click();

	await send.click();
	await expect( panel.getByText( 'Ready to send?' ) ).toBeVisible();
	await expect(
		panel.getByText( 'Will be sent to 2 subscribers' )
	).toBeVisible();
	await expect(
		panel.getByRole( 'button', { name: 'Visibility: All subscribers' } )
	).toBeVisible();
	await screenshot( page, 'subscriptions-mail-before-sending' );
	expect( await axeWithin( page, '.editor-post-publish-panel' ) ).toEqual(
		[]
	);

	await panel.getByRole( 'button', { name: 'Preview email' } ).click();
	const preview = page.getByRole( 'dialog', { name: 'Email: New hours' } );
	const frame = preview.locator( 'iframe' );
	// The frame allows no scripts and no forms.
	await expect( frame ).toHaveAttribute( 'sandbox', 'allow-same-origin' );
	await expect(
		frame.contentFrame().getByText( 'We open at six.' )
	).toBeVisible();
	await screenshot( page, 'subscriptions-mail-preview' );
	await preview.getByText( 'Plain-text version' ).click();
	await expect( preview.locator( 'pre' ) ).toContainText( 'We open at six.' );
	expect( await axeWithin( page, '.components-modal__frame' ) ).toEqual( [] );
	await page.setViewportSize( { width: 390, height: 844 } );
	await screenshot( page, 'subscriptions-mail-preview-390' );
	expect(
		await preview.evaluate(
			( dialog ) => dialog.scrollWidth <= dialog.clientWidth
		)
	).toBe( true );
	await frame.contentFrame().getByText( 'We open at six.' ).click();
	await page.keyboard.press( 'Escape' );
	await expect( preview ).toHaveCount( 0 );
	await screenshot( page, 'subscriptions-mail-before-sending-390' );

	await panel.getByRole( 'button', { name: 'Send me a test' } ).click();
	await expect( panel.getByText( /^Test sent at .+ to / ) ).toBeVisible();
	const [ mail ] = await mails();
	expect( mail?.subject ).toBe( 'Test: New hours' );
	expect( mail?.plain ).toContain( 'We open at six.' );

	await panel.getByRole( 'button', { name: 'Send', exact: true } ).click();
	// WordPress closes the panel after publishing if the post has no public page.
	await expect(
		page.getByText( 'The email is being sent.' ).first()
	).toBeVisible();
	await page.setViewportSize( { width: 1280, height: 800 } );
	await editor.open( await sentMail() );
	// The sidebar with the mailing opens by itself.
	await expect(
		editor.sidebar.getByText( 'Sending to subscribers: 0 sent, 2 left.' )
	).toBeVisible();
	await screenshot( page, 'subscriptions-mail-sending' );
	const id = await sentMail();
	await expect(
		editor.sidebar.getByRole( 'link', { name: /^View progress/ } )
	).toHaveAttribute( 'href', new RegExp( `#dovetail-mailing-${ id }$` ) );
	const run = () =>
		php(
			`\\Dovetail\\Plugin\\Queue::clear( 'dovetail_blocks_mail_post' );
			do_action( 'dovetail_blocks_mail_post', $input );
			return true;`,
			id
		);
	await run();
	await run();
	const sent = ( await mails() ).filter(
		( { subject } ) => subject === 'New hours'
	);
	expect( sent.map( ( { to } ) => to[ 0 ] ).sort() ).toEqual( [
		'ada@example.com',
		'bob@example.com',
	] );

	await editor.open( id );
	await expect(
		editor.sidebar.getByText( 'Sent to 2 subscribers.' )
	).toBeVisible();
	await expect(
		editor.sidebar.getByText( /^Only people who subscribed by / )
	).toBeVisible();
	await screenshot( page, 'subscriptions-mail-sent' );
	await page.getByRole( 'button', { name: 'Settings', exact: true } ).click();
	// The label of the date.
	await expect(
		editor.sidebar.getByText( 'Sent', { exact: true } ).last()
	).toHaveClass( /label/ );
	await expect( editor.sidebar.getByText( /^Send$/ ) ).toHaveCount( 0 );

	await page.goto( '/wp-admin/admin.php?page=dovetail-subscribers' );
	await expect( page.locator( '.dovetail-blocks-mailings' ) ).toContainText(
		'Sent to 2 subscribers.'
	);
	await page
		.locator( '.dovetail-blocks-mailings' )
		.getByRole( 'link', { name: 'New hours' } )
		.click();
	await expect( page ).toHaveURL( /post\.php\?post=\d+&action=edit/ );
} );

test( 'a failed save resets the status of a mail only if it should send the mail', async ( {
	pageAs,
	troubles,
} ) => {
	const id = await php< number >(
		`return wp_insert_post( array( 'post_type' => 'dovetail_mail', 'post_title' => 'New hours', 'post_content' => '<!-- wp:paragraph --><p>Six.</p><!-- /wp:paragraph -->', 'post_status' => 'draft' ) );`
	);
	const page = await pageAs( 'administrator' );
	await new Editor( page ).open( id );
	await page.route( '**/wp/v2/dovetail_mail/**', ( route ) =>
		route.request().method() === 'GET' ? route.continue() : route.abort()
	);
	/** Chooses a status and saves without success. Resolves with the status afterwards. */
	const statusAfter = ( status: string, isAutosave: boolean ) =>
		page.evaluate(
			async ( [ chosen, isAuto ] ) => {
				const { dispatch, select } = wp.data;
				await dispatch( 'core/editor' ).editPost( {
					title: `${ chosen } ${ isAuto }`,
					status: chosen,
				} );
				await dispatch( 'core/editor' )[
					isAuto ? 'autosave' : 'savePost'
				]();
				return select( 'core/editor' ).getEditedPostAttribute(
					'status'
				);
			},
			[ status, isAutosave ] as const
		);
	expect( await statusAfter( 'pending', true ) ).toBe( 'pending' );
	expect( await statusAfter( 'future', true ) ).toBe( 'future' );
	expect( await statusAfter( 'pending', false ) ).toBe( 'pending' );
	expect( await statusAfter( 'future', false ) ).toBe( 'draft' );
	expect( await statusAfter( 'publish', false ) ).toBe( 'draft' );
	troubles.splice( 0 );
} );

test( 'opening a sent mail keeps a closed sidebar closed, and sending a mail opens the sidebar', async ( {
	pageAs,
} ) => {
	const [ sent, draft ] = await php< [ number, number ] >(
		`\\Dovetail\\Subscriptions\\Subscribers::add( 'ada@example.com', 'Yes.', 0, true );
		return array_map( static fn( $status ) => wp_insert_post( array( 'post_type' => 'dovetail_mail', 'post_title' => 'New hours', 'post_content' => '<!-- wp:paragraph --><p>Six.</p><!-- /wp:paragraph -->', 'post_status' => $status ) ), array( 'publish', 'draft' ) );`
	);
	const page = await pageAs( 'administrator' );
	const editor = new Editor( page );
	const progress = editor.sidebar.getByText(
		'Sending to subscribers: 0 sent, 1 left.'
	);
	const notice = page
		.getByText( /Changes you make now are not sent\.$/ )
		.last();
	await editor.open( sent );
	await expect( progress ).toBeVisible();
	await expect( notice ).toBeVisible();
	await page.evaluate( () =>
		wp.data.dispatch( 'core/interface' ).disableComplementaryArea( 'core' )
	);
	await expect( progress ).toHaveCount( 0 );
	await editor.open( sent );
	expect(
		await page.evaluate( () =>
			wp.data
				.select( 'core/preferences' )
				.get( 'core', 'isComplementaryAreaVisible' )
		)
	).toBe( false );
	await editor.open( draft );
	await page.evaluate( async () => {
		const { editPost, savePost } = wp.data.dispatch( 'core/editor' );
		await editPost( { status: 'publish' } );
		await savePost();
	} );
	await expect( progress ).toBeVisible();
	await expect( notice ).toBeVisible();
	await page.setViewportSize( { width: 390, height: 844 } );
	await editor.open( draft );
	await expect( notice ).toBeVisible();
	await screenshot( page, 'subscriptions-mail-sent-notice-390' );
} );

test( 'the settings of a mail offer its preview and a test on phones', async ( {
	pageAs,
} ) => {
	const draft = await php< number >(
		`\\Dovetail\\Subscriptions\\Subscribers::add( 'ada@example.com', 'Yes.', 0, true );
		return wp_insert_post( array( 'post_type' => 'dovetail_mail', 'post_title' => 'New hours', 'post_content' => '<!-- wp:paragraph --><p>Six.</p><!-- /wp:paragraph -->', 'post_status' => 'draft' ) );`
	);
	const page = await pageAs( 'administrator' );
	const editor = new Editor( page );
	const preview = editor.sidebar.getByRole( 'button', {
		name: 'Preview email',
	} );
	await page.setViewportSize( { width: 390, height: 844 } );
	await editor.open( draft );
	await page.getByRole( 'button', { name: 'Settings', exact: true } ).click();
	await expect( preview ).toBeVisible();
	await expect(
		editor.sidebar.getByRole( 'button', { name: 'Send me a test' } )
	).toBeVisible();
	await screenshot( page, 'subscriptions-mail-settings-390' );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await expect( preview ).toBeVisible();
	await screenshot( page, 'subscriptions-mail-settings' );
} );
