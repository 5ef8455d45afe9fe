import { expect, php, test } from '#e2e';
import { asked, beginAnew, connect, KEY } from './account';

beginAnew();

/** Adds somebody to the list, as a form of another kind does; of a failure its code, and whether another try is of use. */
const add = ( email: string, before = '' ) =>
	php(
		`${ before }
		$answer = \\Dovetail\\Plugin\\Mailing_Lists::add( 'mailchimp', array( 'email' => $input, 'name' => 'Ada Mary Lovelace', 'consent' => 'News, please.', 'post' => 0, 'key' => 'k' ) );
		return is_wp_error( $answer ) ? array( $answer->get_error_code(), ! empty( $answer->get_error_data()['permanent'] ) ) : $answer;`,
		email
	);

const offered = () =>
	php< string[] >(
		`return array_keys( \\Dovetail\\Plugin\\Mailing_Lists::all() );`
	);

test( 'the account is a mailing list for other forms: addresses with consent get a confirmation email', async () => {
	await connect( KEY );
	expect( await offered() ).toContain( 'mailchimp' );
	expect( await add( 'ada@example.com' ) ).toBe( true );
	expect(
		( await asked( /\/members\// ) ).map( ( { method, data } ) => [
			method,
			data,
		] )
	).toEqual( [
		[
			'PUT',
			{
				email_address: 'ada@example.com',
				status_if_new: 'pending',
				merge_fields: { FNAME: 'Ada Mary', LNAME: 'Lovelace' },
			},
		],
	] );
} );

test( 'the platform gets it where there is no key', async () => {
	expect( await offered() ).toContain( 'mailchimp' );
	expect( await add( 'ada@example.com' ) ).toBe( true );
	expect( await asked( /\/mailchimp\/3\.0\// ) ).toEqual( [] );
} );

test( 'what Mailchimp has no time for is tried again, and what it refuses is not', async () => {
	await connect( KEY );
	const answer = ( status: number, body: object ) =>
		`add_filter( 'pre_http_request', static fn() => array( 'headers' => array(), 'body' => '${ JSON.stringify(
			body
		) }', 'response' => array( 'code' => ${ status }, 'message' => '' ), 'cookies' => array(), 'filename' => null ), 99 );`;
	await add( 'ada@example.com' );
	expect( await add( 'late@example.com', answer( 503, {} ) ) ).toEqual( [
		'service_busy',
		false,
	] );
	expect(
		await add(
			'forgotten@example.com',
			answer( 400, { title: 'Forgotten Email Not Subscribed' } )
		)
	).toEqual( [ 'own_form_only', true ] );
} );

test( 'without anything connected there is no such list', async () => {
	expect(
		await php(
			`add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'platform_address' => '' ) + $settings, 99 );
			return array_keys( apply_filters( 'dovetail_blocks_mailing_lists', array() ) );`
		)
	).toEqual( [ 'site' ] );
} );
