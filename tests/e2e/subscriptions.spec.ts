import type { Page } from '@playwright/test';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import {
	axeWithin,
	contentFolder,
	createPost,
	expect,
	php,
	screenshot,
	siteUrl,
	test,
} from './support';

const BLOCK = '.wp-block-dovetail-subscriptions';
const ROOT = '<div class="wp-block-dovetail-subscriptions"></div>';
const content = ( attributes = '' ) =>
	`<!-- wp:dovetail/subscriptions ${ attributes } -->\n${ ROOT }\n<!-- /wp:dovetail/subscriptions -->`;

type Mail = {
	to: string[];
	subject: string;
	message: string;
	plain: string;
	from: string;
	headers: string[];
};
type Subscriber = {
	email: string;
	status: string;
	consent: string;
	date: string;
	parent: number;
};

/** Nobody has subscribed, nothing has been counted, no mail has been sent. */
const startAnew = () =>
	php(
		`global $wpdb;
		foreach ( get_posts( array( 'post_type' => 'dovetail_subscriber', 'post_status' => array( 'dovetail-pending', 'dovetail-active' ), 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
			wp_delete_post( $id, true );
		}
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%' OR option_name LIKE 'dovetail_blocks_claim_subscriber_%'" );
		array_map( 'unlink', (array) glob( WP_CONTENT_DIR . '/caught-mails/*.json' ) );
		delete_option( 'e2e_mail_fails' );
		wp_unschedule_hook( 'dovetail_blocks_mail_post' );
		return true;`
	);

const mails = () =>
	php< Mail[] >(
		`return array_map( static fn( $file ) => json_decode( file_get_contents( $file ), true ), (array) glob( WP_CONTENT_DIR . '/caught-mails/*.json' ) );`
	);

const subscribers = () =>
	php< Subscriber[] >(
		`return array_map( static fn( $post ) => array(
			'email'   => Dovetail_Blocks_Subscription_Subscribers::email( $post ),
			'status'  => $post->post_status,
			'consent' => $post->post_content,
			'date'    => $post->post_date_gmt,
			'parent'  => $post->post_parent,
		), get_posts( array( 'post_type' => 'dovetail_subscriber', 'post_status' => array( 'dovetail-pending', 'dovetail-active' ), 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ) );`
	);

/** What is due of ours, as WP-Cron would run it. */
const runCron = () =>
	php< number >(
		`$ran = 0;
		foreach ( wp_get_ready_cron_jobs() as $time => $hooks ) {
			foreach ( $hooks as $hook => $events ) {
				foreach ( 0 === strpos( $hook, 'dovetail_blocks_' ) ? $events : array() as $event ) {
					wp_unschedule_event( $time, $hook, $event['args'] );
					do_action_ref_array( $hook, $event['args'] );
					$ran++;
				}
			}
		}
		return $ran;`
	);

/** The first link of a mail with these words in it. */
function linkIn( { plain }: Mail, words: string ): string {
	const [ , link = '' ] =
		new RegExp( `${ words }[^:]*:\\n(\\S+)` ).exec( plain ) ?? [];
	return link;
}

const isWithinWidth = ( page: Page ) =>
	page.evaluate(
		() => document.documentElement.scrollWidth <= window.innerWidth
	);

/** A form as the page has it, filled in; `subscribe` takes it. */
const FIELDS = `$consent = Dovetail_Blocks_Subscription_Form::consent();
	$fields = static fn( $email, $more = array() ) => $more + array(
		'dovetail_email'        => $email,
		'dovetail_website'      => '',
		'dovetail_consent'      => $consent,
		'dovetail_signature'    => Dovetail_Blocks_Subscription_Form::sign( $consent, 0 ),
		'dovetail_post'         => '0',
		'dovetail_subscription' => '1',
	);
	$code = static fn( $result ) => is_wp_error( $result ) ? $result->get_error_code() : $result['status'];
	$send = static fn( $email, $more = array() ) => $code( Dovetail_Blocks_Subscription_Form::subscribe( $fields( $email, $more ) ) );
	$all  = static fn() => get_posts( array( 'post_type' => 'dovetail_subscriber', 'post_status' => array( 'dovetail-pending', 'dovetail-active' ), 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) );
	$cut  = static function () { global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%'" ); };`;

test.beforeEach( startAnew );
test.afterAll( startAnew );

// spec: 001-1-2, 001-2.2-1, 001-2.2-2, 001-3-4, 001-5-4
test( 'an author who may not write unfiltered HTML sets everything, and it is kept', async ( {
	author,
} ) => {
	const { canvas, page, sidebar } = author;
	await author.open();
	await author.insertFromInserter( 'Subscription Form' );
	await canvas
		.getByRole( 'textbox', { name: 'Placeholder of the e-mail field' } )
		.fill( 'Fish & Chips? Your address' );
	const button = canvas.getByRole( 'textbox', {
		name: 'Text of the button',
	} );
	await button.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Join & ' );
	await page.keyboard.press( 'ControlOrMeta+b' );
	await page.keyboard.type( 'stay' );
	// The toolbar waits until the mouse moves after typing.
	for ( const x of [ 5, 25 ] ) {
		await button.hover( { position: { x, y: 5 } } );
	}
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	await expect(
		toolbar.getByRole( 'button', { name: 'Bold' } )
	).toBeVisible();
	await expect( toolbar.getByRole( 'button', { name: 'Link' } ) ).toHaveCount(
		0
	);

	await author.selectBlock();
	await author.openSettings();
	for ( const name of [
		'Text settings',
		'Border settings',
		'Spacing settings',
	] ) {
		await sidebar.getByRole( 'button', { name, exact: true } ).click();
	}
	for ( const [ name, value ] of [
		[ 'Border radius', '8' ],
		[ 'Border weight', '2' ],
		[ 'Space inside', '20' ],
		[ 'Space between', '16' ],
	] as const ) {
		await sidebar.getByRole( 'spinbutton', { name } ).fill( value );
	}
	await sidebar
		.getByRole( 'checkbox', { name: 'Show the number of subscribers' } )
		.check();
	await sidebar
		.getByRole( 'checkbox', { name: 'Place the button on a new line' } )
		.check();
	const choose = async ( part: string, choice: RegExp ) => {
		await sidebar
			.getByRole( 'button', { name: part, exact: true } )
			.click();
		await page.getByRole( 'option', { name: choice } ).first().click();
		await page.keyboard.press( 'Escape' );
	};
	await choose( 'E-mail field', /Base/ );
	await choose( 'Text', /Contrast/ );
	await choose( 'Border', /Contrast/ );
	await sidebar
		.getByRole( 'button', { name: 'Button', exact: true } )
		.click();
	await page.getByRole( 'tab', { name: 'Gradient' } ).click();
	// The theme has no gradients of its own.
	await page.getByLabel( 'Type', { exact: true } ).selectOption( 'Radial' );
	await page.keyboard.press( 'Escape' );
	await sidebar.getByRole( 'radio', { name: 'Large', exact: true } ).click();
	await expect(
		canvas.getByText( 'Join 0 other subscribers' )
	).toBeVisible();
	await screenshot( page, 'subscriptions-editor' );
	expect(
		await axeWithin( page, `iframe[name="editor-canvas"] >>> ${ BLOCK }` )
	).toEqual( [] );

	const id = await author.publish( 'Get my posts' );
	const [ before ] = await author.blocks();
	await author.reloadAndExpectValid( id );
	const [ after ] = await author.blocks();
	expect( after?.attributes ).toEqual( before?.attributes );
	expect( after?.attributes ).toMatchObject( {
		subscribePlaceholder: 'Fish & Chips? Your address',
		submitButtonText: 'Join &amp; <strong>stay</strong>',
		showSubscribersTotal: true,
		buttonOnNewLine: true,
		borderRadius: 8,
		borderWeight: 2,
		padding: 20,
		spacing: 16,
		emailFieldBackgroundColor: 'base',
		textColor: 'contrast',
		borderColor: 'contrast',
		customButtonGradient: expect.stringMatching( /^radial-gradient\(/ ),
		fontSize: 'large',
	} );
} );

// spec: 001-1-2, 001-2.2-2
test( 'a visitor subscribes in place and confirms by mail', async ( {
	visitor,
	pageAs,
	troubles,
} ) => {
	const form = await createPost( {
		content: content( '{"showSubscribersTotal":true,"borderRadius":6}' ),
		title: 'Get new recipes',
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ form }` );
	const block = visitor.locator( BLOCK );
	const email = block.getByRole( 'textbox', { name: 'E-mail address' } );
	const signUp = block.getByRole( 'button', { name: 'Sign Up' } );
	await expect( email ).toHaveAttribute(
		'placeholder',
		'Enter your email address'
	);
	await expect( block ).not.toContainText( 'other subscriber' );
	await expect( block ).toHaveAttribute( 'data-dovetail-mounted', '' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await block.scrollIntoViewIfNeeded();
	await screenshot( visitor, 'subscriptions-visitor' );

	// What goes wrong stands beside the field, and what was typed stays.
	const error = block.locator( `${ BLOCK }__error` );
	await signUp.click();
	await expect( error ).toHaveText( 'Enter your e-mail address.' );
	await expect( email ).toBeFocused();
	await expect( visitor.getByRole( 'alert' ) ).toHaveText(
		'Enter your e-mail address.'
	);
	await email.fill( 'ada@example' );
	await expect( error ).toBeHidden();
	await visitor.keyboard.press( 'Enter' );
	await expect( error ).toHaveText(
		'This is not a valid e-mail address. An address looks like ada@example.com.'
	);
	await expect( email ).toHaveValue( 'ada@example' );
	await screenshot( visitor, 'subscriptions-error' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );

	// A mail server that fails: a sentence, the text, and nothing half stored.
	await php( `return update_option( 'e2e_mail_fails', 1 );` );
	await email.fill( 'ada@example.com' );
	await signUp.click();
	await expect( error ).toHaveText(
		'The site could not send you a message, so you are not subscribed. Try again in a moment.'
	);
	await expect( email ).toHaveValue( 'ada@example.com' );
	expect( await subscribers() ).toEqual( [] );
	await php( `return delete_option( 'e2e_mail_fails' );` );

	await signUp.click();
	const done = block.locator( `${ BLOCK }__done` );
	await expect( done ).toContainText(
		'Almost done: a message is on its way to ada@example.com.'
	);
	await expect( done ).toBeFocused();
	await expect( signUp ).toBeHidden();
	await screenshot( visitor, 'subscriptions-done' );
	const [ subscriber ] = await subscribers();
	expect( subscriber ).toMatchObject( {
		email: 'ada@example.com',
		status: 'dovetail-pending',
		parent: form,
	} );
	expect( subscriber?.consent ).toMatch(
		/^New posts of .* will be sent to you by e-mail\. You can unsubscribe at any time\.$/
	);
	expect(
		Math.abs( Date.parse( `${ subscriber?.date }Z` ) - Date.now() )
	).toBeLessThan( 300_000 );

	const [ asked ] = await mails();
	expect( asked?.to ).toEqual( [ 'ada@example.com' ] );
	expect( asked?.subject ).toMatch( /^Confirm your subscription to / );
	expect( asked?.headers ).toContain(
		'Content-Type: text/html; charset=UTF-8'
	);
	const confirm = linkIn( asked as Mail, 'Confirm the subscription' );
	expect( asked?.message ).toContain( confirm.replaceAll( '&', '&#038;' ) );

	// Looking at the link does nothing; programs do that.
	const response = await visitor.goto( confirm );
	expect( response?.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	expect( ( await subscribers() )[ 0 ]?.status ).toBe( 'dovetail-pending' );
	expect( await axeWithin( visitor, 'main' ) ).toEqual( [] );
	await screenshot( visitor, 'subscriptions-confirm' );
	await visitor.getByRole( 'button', { name: 'Subscribe' } ).click();
	await expect(
		visitor.getByRole( 'heading', { name: 'You are subscribed' } )
	).toBeVisible();
	expect( ( await subscribers() )[ 0 ]?.status ).toBe( 'dovetail-active' );
	await visitor.goto( confirm );
	await expect(
		visitor.getByRole( 'heading', { name: 'You are subscribed' } )
	).toBeVisible();
	await visitor.goto(
		confirm.replace( /.$/, ( end ) => ( end === '0' ? '1' : '0' ) )
	);
	await expect(
		visitor.getByRole( 'heading', { name: 'This link does not work' } )
	).toBeVisible();

	// The number shows now, on a phone and from right to left as well.
	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	await phone.goto( `${ siteUrl() }/?p=${ form }` );
	await expect( phone.locator( `${ BLOCK }__total` ) ).toHaveText(
		'Join 1 other subscriber'
	);
	expect( await isWithinWidth( phone ) ).toBe( true );
	await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( phone, 'subscriptions-phone' );
	await phone.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await phone.setViewportSize( { width: 1280, height: 900 } );
	const boxes = await Promise.all(
		[ `${ BLOCK }__email`, `${ BLOCK }__button` ].map( ( part ) =>
			phone.locator( part ).boundingBox()
		)
	);
	expect( boxes[ 1 ]?.x ?? 0 ).toBeLessThan( boxes[ 0 ]?.x ?? 0 );
	await screenshot( phone, 'subscriptions-rtl' );

	// The answers that say no are errors to the browser.
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter(
			( trouble ) => ! /status of (400|403|500)/.test( trouble )
		)
	);
} );

// spec: 001-1-2
test( 'a subscriber gets a new post by mail, once, and unsubscribes', async ( {
	visitor,
} ) => {
	await php(
		`add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		${ FIELDS }
		return $send( 'ada@example.com' );`
	);
	// A post is published, and WP-Cron runs.
	const post = await createPost( {
		content:
			'<!-- wp:paragraph -->\n<p>Flour &amp; water, and a week.</p>\n<!-- /wp:paragraph -->',
		title: 'A starter in seven days',
	} );
	expect( await runCron() ).toBeGreaterThan( 0 );
	const told = ( await mails() ).find(
		( { subject } ) => subject === 'A starter in seven days'
	) as Mail;
	expect( told.to ).toEqual( [ 'ada@example.com' ] );
	expect( told.from ).not.toBe( 'WordPress' );
	expect( told.plain ).toContain( 'Flour & water, and a week.' );
	expect( told.message ).toContain( 'Flour &amp; water, and a week.' );
	expect( linkIn( told, 'Read it on' ) ).toContain(
		'a-starter-in-seven-days'
	);
	const unsubscribe = linkIn( told, 'Unsubscribe' );
	expect( told.headers ).toEqual(
		expect.arrayContaining( [
			`List-Unsubscribe: <${ unsubscribe }>`,
			'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
		] )
	);
	await php(
		`wp_update_post( array( 'ID' => $input, 'post_status' => 'draft' ) ); wp_publish_post( $input ); return true;`,
		post
	);
	await runCron();
	expect(
		( await mails() ).filter(
			( { subject } ) => subject === 'A starter in seven days'
		)
	).toHaveLength( 1 );

	await visitor.goto( unsubscribe );
	expect( await subscribers() ).toHaveLength( 1 );
	await screenshot( visitor, 'subscriptions-unsubscribe' );
	await visitor.getByRole( 'button', { name: 'Unsubscribe' } ).click();
	await expect(
		visitor.getByRole( 'heading', { name: 'You are unsubscribed' } )
	).toBeVisible();
	expect( await subscribers() ).toEqual( [] );
} );

// RFC 8058: what a mail program sends when its reader presses the program's own button. It has no cookies.
test( 'a mail program unsubscribes its reader with one request, which no looking at the link does', async () => {
	await php(
		`add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		${ FIELDS }
		return array_map( $send, array( 'ada@example.com', 'grace@example.com', 'eve@example.com' ) );`
	);
	await createPost( { content: 'Rye.', title: 'One click' } );
	await runCron();
	const told = ( await mails() ).filter(
		( { subject } ) => subject === 'One click'
	);
	expect( told ).toHaveLength( 3 );
	const [ ada, grace, eve ] = told.map( ( { headers } ) => {
		expect( headers ).toContain(
			'List-Unsubscribe-Post: List-Unsubscribe=One-Click'
		);
		const [ , address = '' ] =
			/^List-Unsubscribe: <(http[^<>,\s]+)>$/m.exec(
				headers.join( '\n' )
			) ?? [];
		return address;
	} ) as [ string, string, string ];
	const ask = ( address: string, method: string, body?: BodyInit ) =>
		fetch( address, { method, body, redirect: 'manual' } );
	const left = async () =>
		( await subscribers() ).map( ( { email } ) => email );

	for ( const method of [ 'GET', 'HEAD' ] ) {
		const looked = await ask( ada, method );
		expect( looked.status ).toBe( 200 );
		expect( looked.headers.get( 'cache-control' ) ).toContain( 'no-store' );
	}
	expect( await left() ).toHaveLength( 3 );

	// Both ways in which a form is encoded; the answer is no redirect.
	const oneClick = { 'List-Unsubscribe': 'One-Click' };
	const asked = await ask( ada, 'POST', new URLSearchParams( oneClick ) );
	expect( asked.status ).toBe( 200 );
	expect( asked.headers.get( 'set-cookie' ) ).toBeNull();
	expect( await left() ).toEqual( [
		'grace@example.com',
		'eve@example.com',
	] );
	const parts = new FormData();
	parts.set( 'List-Unsubscribe', 'One-Click' );
	expect( ( await ask( grace, 'POST', parts ) ).status ).toBe( 200 );
	expect( await left() ).toEqual( [ 'eve@example.com' ] );

	// Once more does no harm, and nobody unsubscribes somebody else.
	expect(
		( await ask( ada, 'POST', new URLSearchParams( oneClick ) ) ).status
	).toBe( 200 );
	const forged = new URL( eve );
	forged.searchParams.set(
		'key',
		new URL( ada ).searchParams.get( 'key' ) ?? ''
	);
	expect(
		( await ask( forged.href, 'POST', new URLSearchParams( oneClick ) ) )
			.status
	).toBe( 403 );
	expect( await left() ).toEqual( [ 'eve@example.com' ] );
} );

/** Sends what a form sends with its script. */
const subscribe = async ( fields: object ) => {
	const response = await fetch(
		`${ siteUrl() }/wp-json/dovetail/v1/subscribers`,
		{
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( fields ),
		}
	);
	return {
		status: response.status,
		answer: ( await response.json() ) as Record< string, string >,
	};
};

test( 'the same address twice at the same moment is stored once and asked once', async () => {
	const fields = await php< object >(
		`${ FIELDS } return $fields( 'ada@example.com' );`
	);
	// A new name each time: the embedded PHP does not notice when a file that it has made is deleted from outside.
	const waits = `e2e-mail-waits-${ Date.now() }`;
	// The first request is about to send its mail, and does so only when the second one has arrived.
	const first = php< string >(
		`${ FIELDS }
		global $wpdb;
		add_filter( 'pre_wp_mail', static function ( $sent ) use ( $wpdb, $input ) {
			file_put_contents( WP_CONTENT_DIR . '/' . $input, '' );
			$end = microtime( true ) + 30;
			while ( microtime( true ) < $end && 2 > $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%_subscription_%'" ) ) {
				usleep( 20000 );
			}
			return $sent;
		}, 1 );
		add_filter( 'dovetail_blocks_client_address', static fn() => '203.0.113.9' );
		return $send( 'ada@example.com' );`,
		waits
	);
	// Seen from outside: the embedded PHP starts one script at a time.
	await expect
		.poll( () => existsSync( `${ contentFolder() }/${ waits }` ) )
		.toBe( true );
	const second = await subscribe( fields );
	expect( await first ).toBe( 'pending' );
	expect( second ).toMatchObject( {
		status: 200,
		answer: { status: 'pending' },
	} );
	expect( await subscribers() ).toMatchObject( [
		{ email: 'ada@example.com', status: 'dovetail-pending' },
	] );
	expect( await mails() ).toHaveLength( 1 );
	rmSync( `${ contentFolder() }/${ waits }` );
} );

test( 'of many addresses at the same moment as many are stored as one connection may send', async () => {
	const many = await php< object[] >(
		`${ FIELDS } return array_map( static fn( $number ) => $fields( "reader-$number@example.com" ), range( 1, 14 ) );`
	);
	const answers = await Promise.all( many.map( subscribe ) );
	expect(
		answers.map( ( { status } ) => status ).sort( ( a, b ) => a - b )
	).toEqual( [ ...Array( 10 ).fill( 200 ), ...Array( 4 ).fill( 429 ) ] );
	expect(
		answers.find( ( { status } ) => status === 429 )?.answer.message
	).toBe(
		'Your address was not stored: too many addresses have come from your connection. Try again in an hour.'
	);
	expect( await subscribers() ).toHaveLength( 10 );
	expect( await mails() ).toHaveLength( 10 );
} );

test( 'a visitor without script subscribes on the page itself', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		content: content() + content( '{"buttonOnNewLine":true}' ),
		title: 'Two forms',
	} );
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const second = page.locator( BLOCK ).nth( 1 );
	const email = second.getByRole( 'textbox', { name: 'E-mail address' } );
	// The browser itself takes this for an address.
	await email.fill( '[gallery]"<b>@example' );
	await page
		.locator( `${ BLOCK } form` )
		.nth( 1 )
		.evaluate( ( form ) => form.setAttribute( 'novalidate', '' ) );
	const [ refused ] = await Promise.all( [
		page.waitForResponse(
			( response ) => response.request().method() === 'POST'
		),
		second.getByRole( 'button', { name: 'Sign Up' } ).click(),
	] );
	expect( refused.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	await expect( second.locator( `${ BLOCK }__error` ) ).toHaveText(
		'This is not a valid e-mail address. An address looks like ada@example.com.'
	);
	await expect( email ).toHaveValue( '[gallery]"<b>@example' );
	await expect( email ).toBeFocused();
	await expect(
		page.locator( BLOCK ).nth( 0 ).locator( `${ BLOCK }__error` )
	).toBeHidden();

	await email.fill( 'grace@example.com' );
	await page.keyboard.press( 'Enter' );
	const done = second.locator( `${ BLOCK }__done` );
	await expect( done ).toContainText( 'Almost done' );
	await screenshot( page, 'subscriptions-without-script' );
	const [ asked ] = await mails();
	await page.goto( linkIn( asked as Mail, 'Confirm the subscription' ) );
	await page.getByRole( 'button', { name: 'Subscribe' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'You are subscribed' } )
	).toBeVisible();
	expect( await subscribers() ).toMatchObject( [
		{ email: 'grace@example.com', status: 'dovetail-active', parent: id },
	] );
} );

test( 'who may manage options sees the list and takes it as a file; an author does neither', async ( {
	pageAs,
} ) => {
	await php(
		`add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		${ FIELDS }
		return array( $send( 'ada@example.com' ), $send( '=cmd@example.com' ) );`
	);
	const list = '/wp-admin/edit.php?post_type=dovetail_subscriber';
	const admin = await pageAs( 'administrator' );
	await admin.goto( list );
	const rows = admin.locator( '#the-list tr' );
	await expect( rows ).toHaveCount( 2 );
	await expect( rows.first() ).toContainText( 'Subscribed' );
	await screenshot( admin, 'subscriptions-list' );
	const [ download ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		admin.getByRole( 'link', { name: 'Download as CSV' } ).click(),
	] );
	const file = readFileSync( await download.path(), 'utf8' );
	expect( file ).toMatch( /^\uFEFF"E-mail address","State","Agreed"/ );
	expect( file ).toContain( '\r\n"ada@example.com","Subscribed","' );
	expect( file ).toContain( `\r\n"'=cmd@example.com","Subscribed","` );

	await admin
		.getByRole( 'link', { name: 'Delete =cmd@example.com permanently' } )
		.evaluate( ( link: HTMLAnchorElement ) => link.click() );
	await expect(
		admin.getByText( '1 subscriber permanently deleted.' )
	).toBeVisible();
	await expect( rows ).toHaveCount( 1 );

	const author = await pageAs( 'author' );
	const [ page, csv ] = await Promise.all( [
		author.request.get( list ),
		author.request.get(
			'/wp-admin/admin-post.php?action=dovetail_blocks_subscribers_csv'
		),
	] );
	expect( [ page.status(), csv.status() ] ).toEqual( [ 403, 403 ] );
	const visitor = await pageAs( null );
	expect(
		(
			await visitor.request.get( '/wp-json/wpcom/v2/subscribers/count' )
		).status()
	).toBe( 401 );
} );

// spec: 001-5-4, 001-7-6
test( 'the server draws the same look as the editor, counts who has confirmed, and gives feeds a link', async () => {
	const cases: {
		attributes: object;
		classes: string[];
		variables: object;
	}[] = JSON.parse(
		readFileSync(
			'extensions/blocks/subscriptions/tests/styles.json',
			'utf8'
		)
	);
	expect(
		await php(
			`return array_map( static fn( $each ) => Dovetail_Blocks_Subscription_Style::of( $each['attributes'] ), $input );`,
			cases
		)
	).toEqual(
		cases.map( ( { classes, variables } ) => ( { classes, variables } ) )
	);

	expect(
		await php(
			`${ FIELDS }
			$seen = array( $send( 'a@example.com' ), Dovetail_Blocks_Subscription_Subscribers::count() );
			add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
			$seen[] = $send( 'A@Example.com' );
			$seen[] = $send( 'b@example.com' );
			wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			$seen[] = rest_do_request( new WP_REST_Request( 'GET', '/wpcom/v2/subscribers/count' ) )->get_data();
			return $seen;`
		)
	).toEqual( [ 'pending', 0, 'subscribed', 'subscribed', { count: 2 } ] );

	const fed = await php< string >(
		`$GLOBALS['wp_query']->is_feed = true;
		$html = do_blocks( $input );
		$GLOBALS['wp_query']->is_feed = false;
		return $html;`,
		content(
			'{"submitButtonText":"\\u003cstrong\\u003eJoin\\u003c/strong\\u003e"}'
		)
	);
	expect( fed ).toMatch(
		/^<p class="[^"]+"><a href="http[^"]+"><strong>Join<\/strong><\/a><\/p>$/
	);
} );

test( 'what is sent is stored whole or not at all', async () => {
	const addresses: [ string, string ][] = [
		[ 'ada@example.com', 'pending' ],
		[ " o'neill&sons+news@mail.example.co.uk ", 'pending' ],
		[ '', 'subscription_no_email' ],
		[ '   ', 'subscription_no_email' ],
		[ 'ada', 'subscription_invalid_email' ],
		[ 'ada@localhost', 'subscription_invalid_email' ],
		[ 'ada@127.0.0.1', 'subscription_invalid_email' ],
		[
			'ada@example.com\nBcc: all@example.com',
			'subscription_invalid_email',
		],
		[ 'ada@example.com, eve@example.com', 'subscription_invalid_email' ],
		[ '<script>@example.com', 'subscription_invalid_email' ],
		[ 'Ada <ada@example.com>', 'subscription_invalid_email' ],
		[ `${ 'a'.repeat( 65 ) }@example.com`, 'subscription_invalid_email' ],
		[ `a@${ 'b'.repeat( 300 ) }.com`, 'subscription_invalid_email' ],
		[ 'a'.repeat( 9000 ), 'subscription_too_large' ],
	];
	expect(
		await php(
			`${ FIELDS } return array_map( $send, $input );`,
			addresses.map( ( [ address ] ) => address )
		)
	).toEqual( addresses.map( ( [ , answer ] ) => answer ) );
	expect( ( await subscribers() ).map( ( { email } ) => email ) ).toEqual( [
		'ada@example.com',
		"o'neill&sons+news@mail.example.co.uk",
	] );
	expect( ( await mails() ).map( ( { to } ) => to ) ).toEqual( [
		[ 'ada@example.com' ],
		[ "o'neill&sons+news@mail.example.co.uk" ],
	] );

	await startAnew();
	expect(
		await php(
			`${ FIELDS }
			global $wpdb;
			$seen = array();
			$seen['trap'] = $send( 'a@example.com', array( 'dovetail_website' => 'https://spam.example' ) );
			$seen['consent'] = $send( 'a@example.com', array( 'dovetail_consent' => 'Everything.' ) );
			$seen['post'] = $send( 'a@example.com', array( 'dovetail_post' => '7' ) );
			add_filter( 'pre_wp_mail', '__return_false' );
			$seen['mail'] = $send( 'a@example.com' );
			remove_filter( 'pre_wp_mail', '__return_false' );
			$refuse = static fn( $query ) => preg_match( '~^\\s*(INSERT INTO|UPDATE|DELETE FROM).*wp_posts~is', $query ) ? 'REFUSED' : $query;
			add_filter( 'query', $refuse );
			$seen['database'] = $send( 'b@example.com' );
			remove_filter( 'query', $refuse );
			$seen['stored'] = count( $all() );
			$cut();
			$seen['again'] = array( $send( 'c@example.com' ), $send( 'C@example.com' ), count( $all() ) );
			$subscriber = $all()[0];
			Dovetail_Blocks_Subscription_Subscribers::confirm( $subscriber );
			$seen['known'] = array( $send( 'c@example.com' ), $send( 'c@example.com' ), $send( 'c@example.com' ), count( $all() ), $all()[0]->post_status );
			$cut();
			add_filter( 'dovetail_blocks_subscription_limit', static fn() => 2 );
			add_filter( 'dovetail_blocks_client_address', static fn() => '2001:db8:1:2:' . wp_rand( 1, 9 ) . '::1' );
			$seen['limit'] = array( $send( 'd@example.com' ), $send( 'e@example.com' ), $send( 'f@example.com' ), $send( 'wrong' ) );
			add_filter( 'dovetail_blocks_client_address', static fn() => '203.0.113.9', 20 );
			$seen['other'] = $send( 'g@example.com' );
			return $seen;`
		)
	).toEqual( {
		trap: 'subscription_refused',
		consent: 'subscription_old_page',
		post: 'subscription_old_page',
		mail: 'subscription_no_mail',
		database: 'subscription_not_stored',
		stored: 0,
		again: [ 'pending', 'pending', 1 ],
		known: [ 'pending', 'pending', 'pending', 1, 'dovetail-active' ],
		limit: [
			'pending',
			'pending',
			'subscription_too_many',
			'subscription_invalid_email',
		],
		other: 'pending',
	} );
	// The third message to one address in an hour was the last.
	expect(
		( await mails() )
			.filter( ( { to } ) => to[ 0 ]?.toLowerCase() === 'c@example.com' )
			.map( ( { subject } ) => subject.replace( / to .*/, '' ) )
	).toEqual( [
		'Confirm your subscription',
		'Confirm your subscription',
		'You are subscribed',
	] );
} );

test( 'links hold for the one thing they are for', async () => {
	const states = await php< Record< string, string > >(
		`${ FIELDS }
		$send( 'a@example.com' );
		$send( 'b@example.com' );
		list( $a, $b ) = $all();
		$query = static function ( $url ) {
			parse_str( wp_parse_url( $url, PHP_URL_QUERY ), $query );
			return $query;
		};
		$state   = static fn( $query ) => Dovetail_Blocks_Subscription_Links::read( $query )['state'];
		$confirm = $query( Dovetail_Blocks_Subscription_Links::confirm( $a ) );
		$leave   = $query( Dovetail_Blocks_Subscription_Links::unsubscribe( $a ) );
		$seen    = array(
			'confirm'      => $state( $confirm ),
			'leave'        => $state( $leave ),
			'other person' => $state( array( 'subscriber' => (string) $b->ID ) + $confirm ),
			'other action' => $state( array( 'dovetail-subscription' => 'unsubscribe' ) + $confirm ),
			'longer'       => $state( array( 'until' => (string) ( $confirm['until'] + 1 ) ) + $confirm ),
			'no key'       => $state( array( 'key' => '' ) + $confirm ),
			'a list'       => $state( array( 'key' => array( 'x' ) ) + $confirm ),
			'a post'       => $state( array( 'subscriber' => '1' ) + $confirm ),
			'no number'    => $state( array( 'subscriber' => '1 OR 1=1' ) + $confirm ),
			'other word'   => $state( array( 'dovetail-subscription' => 'delete' ) + $confirm ),
			'nothing'      => $state( array() ),
			'days'         => (string) round( ( $confirm['until'] - time() ) / DAY_IN_SECONDS ),
		);
		$sign = new ReflectionMethod( 'Dovetail_Blocks_Subscription_Links', 'sign' );
		$past = time() - 1;
		$seen['expired'] = $state( array( 'until' => (string) $past, 'key' => $sign->invoke( null, 'confirm', $a, $past ) ) + $confirm );
		$refuse = static fn( $text ) => preg_match( '~^\\s*(UPDATE|DELETE FROM).*wp_posts~is', $text ) ? 'REFUSED' : $text;
		$GLOBALS['wpdb']->suppress_errors();
		add_filter( 'query', $refuse );
		$seen['refused'] = Dovetail_Blocks_Subscription_Page::answer( $confirm, true )['title'] . ' / ' . Dovetail_Blocks_Subscription_Page::answer( $leave, true )['title'];
		remove_filter( 'query', $refuse );
		clean_post_cache( $a->ID );
		$seen['look']   = Dovetail_Blocks_Subscription_Page::answer( $confirm, false )['button'] . ' / ' . Dovetail_Blocks_Subscription_Page::answer( $leave, false )['button'];
		$seen['kept']   = get_post( $a->ID )->post_status;
		$seen['yes']    = Dovetail_Blocks_Subscription_Page::answer( $confirm, true )['title'];
		$seen['once']   = Dovetail_Blocks_Subscription_Page::answer( $confirm, true )['title'];
		$seen['left']   = Dovetail_Blocks_Subscription_Page::answer( $leave, true )['title'];
		$seen['replay'] = $state( $confirm ) . ' / ' . $state( $leave );
		return $seen;`
	);
	expect( states ).toEqual( {
		confirm: 'ok',
		leave: 'ok',
		'other person': 'broken',
		'other action': 'broken',
		longer: 'broken',
		'no key': 'broken',
		'a list': 'broken',
		'a post': 'gone',
		'no number': 'broken',
		'other word': 'broken',
		nothing: 'broken',
		days: '7',
		expired: 'expired',
		refused: 'That did not work / That did not work',
		look: 'Subscribe / Unsubscribe',
		kept: 'dovetail-pending',
		yes: 'You are subscribed',
		once: 'You are subscribed',
		left: 'You are unsubscribed',
		replay: 'gone / gone',
	} );
} );

test( 'a post goes once to everybody who was there, in batches, and waits for a mail server that fails', async () => {
	const seen = await php< Record< string, unknown > >(
		`${ FIELDS }
		add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		add_filter( 'dovetail_blocks_subscription_batch', static fn() => 2 );
		add_filter( 'dovetail_blocks_subscription_limit', static fn() => 99 );
		$sent = array();
		$fails = false;
		add_filter( 'pre_wp_mail', static function ( $null, $mail ) use ( &$sent, &$fails ) {
			if ( ! $fails ) {
				$sent[] = $mail['to'];
			}
			return ! $fails;
		}, 1, 2 );
		foreach ( array( 'a', 'b', 'c', 'd', 'e' ) as $name ) {
			$send( "$name@example.com" );
		}
		$sent  = array();
		$event = 'dovetail_blocks_mail_post';
		$new   = static fn( $more = array() ) => wp_insert_post( $more + array( 'post_title' => 'New', 'post_content' => 'Text.', 'post_status' => 'publish' ) );
		$due   = static fn( $id ) => wp_next_scheduled( $event, array( $id ) );
		$seen  = array();
		foreach ( array( 'draft' => array( 'post_status' => 'draft' ), 'page' => array( 'post_type' => 'page' ), 'locked' => array( 'post_password' => 'rye' ), 'old' => array( 'post_date' => '2020-01-01 10:00:00' ) ) as $name => $more ) {
			$seen[ $name ] = (bool) $due( $new( $more ) );
		}
		add_filter( 'dovetail_blocks_mails_new_posts', '__return_false' );
		$seen['platform'] = (bool) $due( $new() );
		remove_filter( 'dovetail_blocks_mails_new_posts', '__return_false' );

		$id = $new();
		$seen['due'] = (bool) $due( $id );
		$run = static function () use ( $event, $id ) {
			wp_clear_scheduled_hook( $event, array( $id ) );
			do_action( $event, $id );
		};
		// Somebody who comes after the post does not get it: in the next second, for moments are stored in seconds.
		$since = get_post_meta( $id, '_dovetail_blocks_mailed', true )['since'];
		while ( gmdate( 'Y-m-d H:i:s' ) <= $since ) {
			usleep( 10000 );
		}
		$send( 'f@example.com' );
		$sent = array();
		$run();
		$seen['first'] = $sent;
		$seen['next']  = $due( $id ) - time() <= 60;
		$fails = true;
		$run();
		$seen['failing'] = array( count( $sent ), $due( $id ) - time() > 60 );
		$fails = false;
		$run();
		$fails = true;
		$run();
		$run();
		$run();
		$fails = false;
		$seen['all']   = $sent;
		$seen['after'] = (bool) $due( $id );
		$run();
		$seen['again'] = count( $sent );
		return $seen;`
	);
	expect( seen ).toEqual( {
		draft: false,
		page: false,
		locked: false,
		old: false,
		platform: false,
		due: true,
		first: [ 'a@example.com', 'b@example.com' ],
		next: true,
		failing: [ 2, true ],
		// The last one failed three times and was passed over.
		all: [
			'a@example.com',
			'b@example.com',
			'c@example.com',
			'd@example.com',
		],
		after: false,
		again: 4,
	} );
} );

test( 'personal data are given out, deleted when asked for, and not kept unconfirmed', async () => {
	expect(
		await php(
			`${ FIELDS }
			$send( 'ada@example.com' );
			$send( 'eve@example.com' );
			$call = static fn( $kind, $what ) => call_user_func( apply_filters( "wp_privacy_personal_data_$kind", array() )['dovetail-blocks-subscription']['callback'], $what, 1 );
			$seen = array();
			$seen['names']  = wp_list_pluck( $call( 'exporters', 'ADA@example.com' )['data'][0]['data'], 'name' );
			$seen['nobody'] = $call( 'exporters', 'nobody@example.com' );
			$seen['erased'] = $call( 'erasers', 'ada@example.com' );
			$seen['left']   = count( $all() );
			wp_update_post( array( 'ID' => $all()[0]->ID, 'post_date' => '2020-01-01 10:00:00', 'post_date_gmt' => '2020-01-01 10:00:00' ) );
			$send( 'new@example.com' );
			$seen['planned'] = (bool) wp_next_scheduled( 'dovetail_blocks_forget_unconfirmed' );
			do_action( 'dovetail_blocks_forget_unconfirmed' );
			$seen['kept'] = wp_list_pluck( $all(), 'post_title' );
			$seen['lines'] = array_map( array( 'Dovetail_Blocks_Csv', 'line' ), array( array( '=1+1', '+1', '-1', '@x' ), array( "\\tx", 'a"b', 'plain', '' ), array( ' =1', '＝1', "'+1", "=\\xFF" ) ) );
			return $seen;`
		)
	).toEqual( {
		names: [ 'E-mail address', 'State', 'Agreed', 'What was agreed to' ],
		nobody: { data: [], done: true },
		erased: {
			items_removed: true,
			items_retained: false,
			messages: [],
			done: true,
		},
		left: 1,
		planned: true,
		kept: [ 'new@example.com' ],
		lines: [
			`"'=1+1","'+1","'-1","'@x"\r\n`,
			`"'\tx","a""b","plain",""\r\n`,
			`"' =1","'＝1","''+1","'=?"\r\n`,
		],
	} );
} );
