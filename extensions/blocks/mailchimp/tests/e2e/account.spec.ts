import { expect, php, test } from '#e2e';
import {
	answering,
	ASK,
	asked,
	beginAnew,
	connect,
	KEY,
	steer,
} from './account';

beginAnew();

test.describe( 'the account answers the same by key and by platform:', () => {
	const GROUPS = [
		{
			id: 'c1',
			interests: [
				{ id: 'a1', name: 'Bread' },
				{ id: 'a2', name: 'Cakes & tarts' },
			],
		},
		{ id: 'c2', interests: [ { id: 'b1', name: 'Courses' } ] },
	];
	// spec: 001-7-10, 001-7-11
	for ( const [ what, call, answer ] of [
		[
			'that it is connected',
			[ 'GET', '/wpcom/v2/mailchimp' ],
			expect.objectContaining( {
				code: 'connected',
				connect_url: expect.stringMatching( /^http/ ),
			} ),
		],
		[
			'its audiences',
			[ 'GET', '/wpcom/v2/mailchimp/lists' ],
			{
				lists: [
					{ id: 'a1b2c3d4e5', name: 'Harbour Bakery' },
					{ id: 'f6a7b8c9d0', name: 'Friends of the house' },
				],
			},
		],
		[
			'the groups of its first audience',
			[ 'GET', '/wpcom/v2/mailchimp/groups' ],
			{ interest_categories: GROUPS },
		],
		[
			'the groups of a chosen audience',
			[ 'GET', '/wpcom/v2/mailchimp/groups', { list_id: 'f6a7b8c9d0' } ],
			{ interest_categories: [] },
		],
		[
			'a member who has to confirm',
			[
				'POST',
				'/wpcom/v2/mailchimp/subscribe',
				{},
				{ email: 'ann@example.com', opt_in: 'double' },
			],
			{ status: 'pending' },
		],
		[
			'a member who need not',
			[
				'POST',
				'/wpcom/v2/mailchimp/subscribe',
				{},
				{
					email: 'ann@example.com',
					opt_in: 'single',
					interests: [ 'a1' ],
					tags: [ 'Site' ],
					first_name: 'Ann',
				},
			],
			{ status: 'subscribed' },
		],
		[
			'an address that is none',
			[
				'POST',
				'/wpcom/v2/mailchimp/subscribe',
				{},
				{ email: 'ann@nowhere.invalid' },
			],
			[ 400, 'invalid_email', null ],
		],
		[
			'an address that only its owner may bring back',
			[
				'POST',
				'/wpcom/v2/mailchimp/subscribe',
				{},
				{ email: 'forgotten@example.com' },
			],
			[ 409, 'own_form_only', 'https://eepurl.com/a1b2c3d4e5' ],
		],
		[
			'a parameter that nobody knows',
			[ 'GET', '/wpcom/v2/mailchimp/groups', { list: 'x' } ],
			[ 400, 'rest_invalid_param', null ],
		],
	] as const ) {
		for ( const [ by, key, server ] of [
			[ 'key', KEY, '/3.0/' ],
			[ 'platform', '', '/wpcom/v2/mailchimp' ],
		] as const ) {
			test( `${ what }, by ${ by }`, async () => {
				await connect( key );
				await steer( 'reset', 'POST', { scenario: 'paid' } );
				expect(
					await php( `${ ASK } return $ask( ...$input );`, call )
				).toEqual( answer );
				expect(
					( await asked() ).every( ( { path } ) =>
						path.startsWith( server )
					)
				).toBe( true );
			} );
		}
	}
} );

test( 'without a key and without a platform the call is refused, and says what is missing', async () => {
	expect(
		await php( `
			add_filter( 'dovetail_blocks_settings', $no_platform = static fn( $settings ) => array( 'platform_address' => '' ) + $settings, 99 );
			${ ASK }
			$seen = array( $ask( 'GET', '/wpcom/v2/mailchimp' ), is_wp_error( \\Dovetail\\Mailchimp\\Members::add( 'ann@example.com' ) ) );
			remove_filter( 'dovetail_blocks_settings', $no_platform, 99 );
			return $seen;` )
	).toEqual( [ [ 424, 'missing_connection', null ], true ] );
} );

test( 'a key is checked: whose account it is, or what to do', async () => {
	const check = ( key: string ) =>
		php(
			`update_option( \\Dovetail\\Connections\\Connections::option_name( 'mailchimp' ), $input );
			return array( \\Dovetail\\Connections\\Connection_State::check( 'mailchimp' ), \\Dovetail\\Connections\\Connection_State::get( 'mailchimp' )['isGood'] );`,
			key
		);
	expect( await check( KEY ) ).toEqual( [
		'Connected as Harbour Bakery.',
		true,
	] );
	expect( await check( 'revoked00000000000-us21' ) ).toEqual( [
		expect.stringMatching( /^Mailchimp rejected this key\./ ),
		false,
	] );
	expect(
		await php(
			answering(
				`$said = \\Dovetail\\Mailchimp\\Account::check( array( 'key' => '${ KEY }' ) );`,
				200,
				'{"account_id":"1"}'
			) + 'return $said;'
		)
	).toBe( 'Connected.' );
} );
