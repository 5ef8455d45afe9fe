import { expect, php, test } from '#e2e';
import { answering, asked, beginAnew, connect, KEY, SIGN_UP } from './account';

beginAnew();

test.describe( 'a member by key', () => {
	const members = async () =>
		( await asked( /members/ ) ).map( ( { method, path, data } ) => [
			method,
			path.replace( /^.*\/members\/\w{32}/, '' ),
			data,
		] );

	test.beforeEach( () => connect( KEY ) );

	// spec: 001-1-9, 001-3-12
	test( 'gets everything the author chose, and a confirmation email', async () => {
		await php(
			`${ SIGN_UP } return $sign_up( 'Ann@Example.com', $input );`,
			{
				audience: 'f6a7b8c9d0',
				interests: [ 'a1', 'b1' ],
				tags: [ 'Site &amp; shop' ],
				signupFieldTag: '*|SIGNUP|*',
				signupFieldValue: 'Home page',
			}
		);
		expect( await members() ).toEqual( [
			[
				'PUT',
				'',
				{
					email_address: 'Ann@Example.com',
					status_if_new: 'pending',
					interests: { a1: true, b1: true },
					merge_fields: { SIGNUP: 'Home page' },
				},
			],
			[
				'POST',
				'/tags',
				{ tags: [ { name: 'Site & shop', status: 'active' } ] },
			],
		] );
		expect( ( await asked( /members/ ) )[ 0 ]?.path ).toBe(
			// The digest of the address in small letters.
			'/3.0/lists/f6a7b8c9d0/members/257c57037d384ae37ea27a07e8a01665'
		);
	} );

	test( 'joins at once where the author wants no confirmation', async () => {
		expect(
			await php(
				`${ SIGN_UP } return $sign_up( 'ann@example.com', array( 'doubleOptIn' => false ) );`
			)
		).toEqual( { status: 'subscribed', message: '' } );
	} );

	test( 'is never resubscribed without a confirmation', async () => {
		expect(
			await php(
				`${ SIGN_UP } return $sign_up( 'gone@example.com', array( 'doubleOptIn' => false ) );`
			)
		).toMatchObject( { status: 'pending' } );
		expect( await members() ).toEqual( [
			[
				'PUT',
				'',
				expect.objectContaining( { status_if_new: 'subscribed' } ),
			],
			[ 'PUT', '', { status: 'pending' } ],
		] );
	} );

	test( 'who is already subscribed gets the same message as everybody', async () => {
		const twice = await php< [ unknown, unknown ] >(
			`${ SIGN_UP } return array( $sign_up( 'ann@example.com', array( 'doubleOptIn' => false ) ), $sign_up( 'ann@example.com' ), $sign_up( 'ann@example.com' ) );`
		);
		expect( twice[ 1 ] ).toMatchObject( { status: 'pending' } );
	} );

	test( 'gets the names that a form has', async () => {
		await php(
			`foreach ( $input as $fields ) { \\Dovetail\\Mailchimp\\Members::add( 'ann@example.com', $fields ); } return 1;`,
			[
				{ name: 'Ann' },
				{ name: ' Ann  van der Berg ' },
				{ first_name: 'Ann', last_name: 'Berg', name: 'Somebody Else' },
				{ phone: '1' },
			]
		);
		expect(
			( await members() ).map(
				( [ , , data ] ) =>
					( data as { merge_fields?: object } ).merge_fields
			)
		).toEqual( [
			{ FNAME: 'Ann' },
			{ FNAME: 'Ann van der', LNAME: 'Berg' },
			{ FNAME: 'Ann', LNAME: 'Berg' },
			undefined,
		] );
	} );

	test( 'whom nobody else may add is led to Mailchimp’s own form', async () => {
		expect(
			await php(
				`${ SIGN_UP } return $sign_up( 'forgotten@example.com' );`
			)
		).toEqual( [ 'mailchimp_own_form', 'https://eepurl.com/a1b2c3d4e5' ] );
		expect(
			await php(
				`${ SIGN_UP } $sign_up( 'ann@example.com' );` +
					answering(
						`$said = $sign_up( 'bob@example.com' );`,
						400,
						'{"title":"Member In Compliance State","detail":"bob@example.com is in a compliance state"}'
					) +
					'return $said;'
			)
		).toEqual( [ 'mailchimp_own_form', 'https://eepurl.com/a1b2c3d4e5' ] );
	} );

	test( 'comes from other forms of the site too, as a mailing list', async () => {
		const add = `\\Dovetail\\Plugin\\Mailing_Lists::add( 'mailchimp', array( 'email' => $input, 'name' => 'Ann Berg', 'consent' => 'News', 'post' => 0, 'key' => 'k' ) )`;
		const added = ( email: string ) =>
			php(
				`$answer = ${ add }; return is_wp_error( $answer ) ? ( $answer->get_error_data()['permanent'] ?? false ) : $answer;`,
				email
			);
		expect( await added( 'ann@example.com' ) ).toBe( true );
		expect( await members() ).toMatchObject( [
			[ 'PUT', '', { merge_fields: { FNAME: 'Ann', LNAME: 'Berg' } } ],
		] );
		expect( await added( 'forgotten@example.com' ) ).toBe( true );
		expect(
			await php(
				`$answer = ${ add }; return $answer->get_error_code();`,
				'forgotten@example.com'
			)
		).toBe( 'own_form_only' );
		expect(
			await php(
				answering( `$answer = ${ add };`, 500, 'oops' ) +
					`return $answer->get_error_data()['permanent'] ?? false;`,
				'bob@example.com'
			)
		).toBe( false );
	} );

	test( 'of an audience that is gone is refused, and the card says why', async () => {
		expect(
			await php(
				`${ SIGN_UP } return array( $sign_up( 'ann@example.com', array( 'audience' => 'gone' ) ), \\Dovetail\\Connections\\Connection_State::get( 'mailchimp' )['failure'], $waiting() );`
			)
		).toEqual( [
			[ 'mailchimp_failed', null ],
			'Mailchimp rejected a sign-up: Resource Not Found.',
			0,
		] );
	} );
} );
