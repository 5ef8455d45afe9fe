import { expect, php, test } from '#e2e';
import {
	answering,
	asked,
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	TELEGRAM,
	WEBHOOK,
} from './support';

beginAnew();

/** Saves values like the settings page; returns the stored values, field errors and the network's message. */
const store = ( id: string, values: object ) =>
	php< { stored: Record< string, string >; refused: string; said: string } >(
		`wp_set_current_user( 1 );
		\\Dovetail\\Plugin\\Settings_Fields::forget_rejected_values();
		update_option( \\Dovetail\\Connections\\Connections::option_name( $input['id'] ), $input['values'] );
		$refused = implode( ' ', array_column( \\Dovetail\\Plugin\\Settings_Fields::rejected_values(), 1 ) );
		\\Dovetail\\Plugin\\Settings_Fields::forget_rejected_values();
		return array( 'stored' => \\Dovetail\\Connections\\Connections::values( $input['id'] ), 'refused' => $refused, 'said' => \\Dovetail\\Connections\\Connection_State::get( $input['id'] )['sentence'] );`,
		{ id, values }
	);

for ( const [ id, values, said ] of [
	[ 'mastodon', MASTODON, 'Connected as @bakery@social.example.' ],
	[ 'bluesky', BLUESKY, 'Connected as @bakery.bsky.social.' ],
	[ 'telegram', TELEGRAM, 'Connected as Harbour Bakery.' ],
	[ 'webhook', WEBHOOK, 'Connected as hooks.example.' ],
] as const ) {
	test( `an account is checked when it is entered: ${ id }`, async () => {
		expect( await store( id, values ) ).toEqual( {
			stored: values,
			refused: '',
			said,
		} );
	} );
}

for ( const instance of [
	'https://127.0.0.2',
	'https://10.0.0.1/',
	'https://[::1]',
	'https://localhost',
	'https://social.example:8443',
	'https://social.example/@bakery',
	'https://user@social.example',
	'http://social.example',
	'https://server.local',
	'https://metadata.internal/',
	'social.example',
	'https://social.example/"><script>alert(1)</script>',
	'javascript:alert(1)',
] ) {
	test( `a server that is none on the public web is refused with a sentence: ${ instance }`, async () => {
		const { stored, refused } = await store( 'mastodon', {
			...MASTODON,
			instance,
		} );
		expect( stored.instance ).toBe( '' );
		expect( refused ).toMatch( /^The server was not changed: / );
		const own = await store( 'bluesky', { ...BLUESKY, server: instance } );
		expect( own.stored.server ).toBe( '' );
	} );
}

for ( const address of [
	'https://127.0.0.2/posts',
	'https://[::1]/',
	'https://localhost/posts',
	'https://server.local?posts',
	'https://metadata.internal/posts',
	'https://hooks.example:8443/posts',
	'https://user@hooks.example/posts',
	'http://hooks.example/posts',
	'hooks.example/posts',
	'javascript:alert(1)',
] ) {
	test( `a webhook that is none on the public web is refused with a sentence: ${ address }`, async () => {
		const { stored, refused } = await store( 'webhook', {
			...WEBHOOK,
			address,
		} );
		expect( stored.address ).toBe( '' );
		expect( refused ).toMatch( /^The address was not changed: / );
	} );
}

for ( const [ id, values ] of [
	[ 'bluesky', { ...BLUESKY, username: '@bakery' } ],
	[ 'bluesky', { ...BLUESKY, username: '<b>bakery</b>.social' } ],
	[ 'bluesky', { ...BLUESKY, password: 'my own password' } ],
	[ 'mastodon', { ...MASTODON, token: 'short' } ],
	[ 'mastodon', { ...MASTODON, token: '<script>alert(1)</script>xxxxx' } ],
	[ 'telegram', { ...TELEGRAM, token: '../getMe?x=123456789:aaaaaaaaaa' } ],
	[ 'telegram', { ...TELEGRAM, chat: '@a b' } ],
	[ 'webhook', { ...WEBHOOK, secret: 'too short' } ],
] as const ) {
	test( `what cannot be right is not stored: ${ id } ${ JSON.stringify( values ) }`, async () => {
		const { stored, refused } = await store( id, values );
		expect( refused ).toMatch( /was not changed: / );
		expect( stored ).not.toEqual( values );
	} );
}

test( 'a token goes to no other server than its own', async () => {
	await store( 'mastodon', MASTODON );
	const { stored } = await store( 'mastodon', {
		instance: 'https://elsewhere.example',
	} );
	expect( stored ).toEqual( {
		instance: 'https://elsewhere.example',
		token: '',
	} );
} );

test( 'opening the panel often sends a failing account no more requests than the network allows', async () => {
	await connect( {
		bluesky: { ...BLUESKY, password: 'gone-gone-gone-gone' },
	} );
	const before = ( await asked( /createSession$/ ) ).length;
	const list = await php< { test_success: unknown }[] >(
		`for ( $look = 0; $look < 40; $look++ ) { $list = \\Dovetail\\Publicize\\Accounts::tested(); } return $list;`
	);
	const times = ( await asked( /createSession$/ ) ).length - before;
	expect( times ).toBeGreaterThan( 0 );
	// The five-minute window may end during the test, so allow twice the limit.
	expect( times ).toBeLessThanOrEqual( 30 );
	expect( list[ 0 ]?.test_success ).toBe( 'must_reauth' );
} );

test( 'a Bluesky handle that is not the name of a domain is an unreadable response', async () => {
	for ( const handle of [ '<b></b>', '', 'bakery', '<i>a</i>.example' ] ) {
		expect(
			await php(
				`${ answering(
					200,
					JSON.stringify( {
						did: 'did:plc:bakery',
						handle,
						accessJwt: 'session-1',
					} )
				) }
				update_option( \\Dovetail\\Connections\\Connections::option_name( 'bluesky' ), $input );
				return \\Dovetail\\Connections\\Connection_State::get( 'bluesky' )['sentence'];`,
				BLUESKY
			)
		).toBe( 'Bluesky sent an unreadable response. Try again in a moment.' );
		await connect( {} );
	}
} );
