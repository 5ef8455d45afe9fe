import type { Page } from '@playwright/test';
import {
	axeWithin,
	createPost,
	expect,
	php,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import {
	BLOCK,
	content,
	type Mail,
	startAnew,
	mails,
	subscribers,
	FIELDS,
} from './support';

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

function linkIn( { plain }: Mail, words: string ): string {
	const [ , link = '' ] =
		new RegExp( `${ words }[^:]*:\\n(\\S+)` ).exec( plain ) ?? [];
	return link;
}

const isWithinWidth = ( page: Page ) =>
	page.evaluate(
		() => document.documentElement.scrollWidth <= window.innerWidth
	);

test.beforeEach( startAnew );

test.afterAll( startAnew );

// spec: 001-1-2, 001-2.2-2
test( 'a visitor subscribes without leaving the page and confirms by email', async ( {
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
	const email = block.getByRole( 'textbox', { name: 'Email address' } );
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

	const error = block.locator( `${ BLOCK }__error` );
	await signUp.click();
	await expect( error ).toHaveText( 'Enter your email address.' );
	await expect( email ).toBeFocused();
	await expect( visitor.getByRole( 'alert' ) ).toHaveText(
		'Enter your email address.'
	);
	await email.fill( 'ada@example' );
	await expect( error ).toBeHidden();
	await visitor.keyboard.press( 'Enter' );
	await expect( error ).toHaveText(
		'Please enter an email address such as name@example.com.'
	);
	await expect( email ).toHaveValue( 'ada@example' );
	await screenshot( visitor, 'subscriptions-error' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );

	await php( `return update_option( 'e2e_mail_fails', 1 );` );
	await email.fill( 'ada@example.com' );
	await signUp.click();
	await expect( error ).toHaveText(
		'You are not subscribed because the site could not send you an email. Try again in a moment.'
	);
	await expect( email ).toHaveValue( 'ada@example.com' );
	expect( await subscribers() ).toEqual( [] );
	await php( `return delete_option( 'e2e_mail_fails' );` );

	await signUp.click();
	const done = block.locator( `${ BLOCK }__status` );
	await expect( done ).toContainText(
		'Almost done! We sent an email to ada@example.com.'
	);
	await expect( done ).toBeFocused();
	await expect( signUp ).toBeHidden();
	await screenshot( visitor, 'subscriptions-done' );
	const [ subscriber ] = await subscribers();
	expect( subscriber ).toMatchObject( {
		email: 'ada@example.com',
		status: 'pending',
		post: form,
	} );
	expect( subscriber?.consent ).toMatch(
		/^We email you new posts and news from/
	);
	expect(
		Math.abs( 1000 * Number( subscriber?.created ) - Date.now() )
	).toBeLessThan( 300_000 );

	const [ asked ] = await mails();
	expect( asked?.to ).toEqual( [ 'ada@example.com' ] );
	expect( asked?.subject ).toMatch( /^Confirm your subscription to / );
	expect( asked?.headers ).toContain(
		'Content-Type: text/html; charset=UTF-8'
	);
	const confirm = linkIn( asked as Mail, 'Confirm subscription' );
	expect( asked?.message ).toContain( confirm.replaceAll( '&', '&amp;' ) );

	// Opening the link changes nothing, because mail scanners open links too.
	const response = await visitor.goto( confirm );
	expect( response?.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	expect( ( await subscribers() )[ 0 ]?.status ).toBe( 'pending' );
	expect( await axeWithin( visitor, 'main' ) ).toEqual( [] );
	await screenshot( visitor, 'subscriptions-confirm' );
	const button = visitor.getByRole( 'button', {
		name: 'Confirm subscription',
	} );
	await visitor.keyboard.press( 'Tab' );
	await expect( button ).toBeFocused();
	// The focus ring is drawn on the page's background, not on the button's.
	const [ ring, ground ] = await button.evaluate( ( element ) => [
		getComputedStyle( element ).outlineColor,
		getComputedStyle( element.closest( 'main' )! ).backgroundColor,
	] );
	expect( ring ).not.toBe( ground );
	await button.click();
	await expect(
		visitor.getByRole( 'heading', { name: 'You are subscribed' } )
	).toBeVisible();
	expect( ( await subscribers() )[ 0 ]?.status ).toBe( 'active' );
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

	// The browser logs responses with an error status.
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter(
			( trouble ) => ! /status of (400|403|500)/.test( trouble )
		)
	);
} );

// spec: 001-1-2
test( 'a subscriber gets one email about a new post, and can unsubscribe', async ( {
	visitor,
} ) => {
	await php(
		`add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		${ FIELDS }
		return $send( 'ada@example.com' );`
	);
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

// RFC 8058: a mail program's own unsubscribe button sends this request without cookies.
test( 'an email program can unsubscribe a subscriber with one POST request, but not by opening the link', async () => {
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

test( 'a visitor without JavaScript can subscribe without leaving the page', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		content: content() + content( '{"buttonOnNewLine":true}' ),
		title: 'Two forms',
	} );
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const second = page.locator( BLOCK ).nth( 1 );
	const email = second.getByRole( 'textbox', { name: 'Email address' } );
	// The browser's own validation accepts the text as an email address.
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
		'Please enter an email address such as name@example.com.'
	);
	await expect( email ).toHaveValue( '[gallery]"<b>@example' );
	await expect( email ).toBeFocused();
	await expect(
		page.locator( BLOCK ).nth( 0 ).locator( `${ BLOCK }__error` )
	).toBeHidden();

	await email.fill( 'grace@example.com' );
	await page.keyboard.press( 'Enter' );
	const done = second.locator( `${ BLOCK }__status` );
	await expect( done ).toContainText( 'Almost done' );
	await screenshot( page, 'subscriptions-without-script' );
	const [ asked ] = await mails();
	await page.goto( linkIn( asked as Mail, 'Confirm subscription' ) );
	await page.getByRole( 'button', { name: 'Confirm subscription' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'You are subscribed' } )
	).toBeVisible();
	expect( await subscribers() ).toMatchObject( [
		{ email: 'grace@example.com', status: 'active', post: id },
	] );
} );
