import { expect, php, storeSettings, test } from '#e2e';
import { FIELDS, mails, startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

/** Stores settings, subscribes and confirms, and returns the page. */
const arrive = ( settings: object ) =>
	php(
		`update_option( 'dovetail_blocks_settings', $input );
		${ FIELDS }
		$send( 'ada@example.com' );
		parse_str( wp_parse_url( \\Dovetail\\Subscriptions\\Links::confirm( $all()[0] ), PHP_URL_QUERY ), $query );
		$seen = array( \\Dovetail\\Subscriptions\\Page::answer( $query, false )['button'], \\Dovetail\\Subscriptions\\Page::answer( $query, true )['title'] );
		\\Dovetail\\Subscriptions\\Page::answer( $query, true );
		return $seen;`,
		settings
	);

const bySubject = async () =>
	( await mails() ).sort( ( one, other ) =>
		one.subject.localeCompare( other.subject )
	);

// use-2 M15.
test( 'one wish has one name, and nobody is written to whom nothing was promised', async () => {
	expect( await arrive( {} ) ).toEqual( [
		'Confirm subscription',
		'You are subscribed',
	] );
	const [ asked, ...more ] = await bySubject();
	expect( more ).toEqual( [] );
	expect( asked?.message ).toContain( '>Confirm subscription</a>' );
	expect( asked?.plain ).toMatch( /will be\s+deleted within 7 days\./ );
} );

test( 'a confirmed subscriber is welcomed once, and the owner is notified if enabled, in the owner’s texts', async () => {
	await arrive( {
		subscriber_welcome: true,
		subscriber_notice: true,
		subscriber_confirm_text:
			'Ahoy {email},\nstill <b>{days}</b>.\n\nPress {link} now.',
		subscriber_welcome_text: 'Welcome aboard {site}!',
	} );
	const [ asked, notice, welcome, ...more ] = await bySubject();
	expect( more ).toEqual( [] );
	expect( notice?.subject ).toMatch( /^New subscriber to/ );
	expect( notice?.plain ).toContain(
		'ada@example.com confirmed their subscription'
	);
	expect( asked?.plain ).toMatch(
		/^Ahoy ada@example\.com,\nstill <b>7 days<\/b>\.\n\nPress\n\nConfirm subscription:\nhttp\S+\n\nnow\.\n/
	);
	expect( asked?.message ).toContain( 'still &lt;b&gt;7 days' );
	expect( welcome?.plain ).toContain( 'Welcome aboard Dovetail Blocks!' );
	expect( welcome?.plain ).toContain( 'Unsubscribe:' );
} );

test( 'a text without the link is refused with a sentence, and the usual text is not stored', async () => {
	const before = { subscriber_confirm_text: 'Press {link}.' };
	const usual = await php< string >(
		`return \\Dovetail\\Subscriptions\\Mail_Texts::usual( array() )['subscriber_confirm_text'];`
	);
	const [ refused, none, same ] = await storeSettings( before, [
		{ subscriber_confirm_text: 'Press nothing.' },
		{ subscriber_confirm_text: '' },
		{ subscriber_confirm_text: usual.replaceAll( '\n', '\r\n' ) },
	] );
	expect( refused?.settings.subscriber_confirm_text ).toBe( 'Press {link}.' );
	expect( refused?.problems ).toEqual( [
		'The text that asks to confirm was not changed: without {link} nobody could confirm. Put {link} where the button should be.',
	] );
	for ( const stored of [ none, same ] ) {
		expect( stored?.settings.subscriber_confirm_text ).toBe( '' );
		expect( stored?.problems ).toEqual( [] );
	}
} );
