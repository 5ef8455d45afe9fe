import { existsSync, rmSync } from 'node:fs';
import { contentFolder, expect, php, siteUrl, test } from '#e2e';
import { startAnew, mails, subscribers, FIELDS } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

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

test( 'an email address submitted twice at the same moment is stored once and gets one email', async () => {
	const fields = await php< object >(
		`${ FIELDS } return $fields( 'ada@example.com' );`
	);
	// Each run uses a new file name, because the embedded PHP does not notice that a file it created was deleted from
	// outside.
	const waits = `e2e-mail-waits-${ Date.now() }`;
	// Just before sending its email, the first request waits until the second request has arrived.
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
	// Check the file from the test itself, because the embedded PHP runs only one script at a time.
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
		{ email: 'ada@example.com', status: 'pending' },
	] );
	expect( await mails() ).toHaveLength( 1 );
	rmSync( `${ contentFolder() }/${ waits }` );
} );

test( 'if one IP address submits many email addresses at once, only the first ten are stored', async () => {
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
		'Your address was not stored because too many addresses came from your connection. Try again in an hour.'
	);
	expect( await subscribers() ).toHaveLength( 10 );
	expect( await mails() ).toHaveLength( 10 );
} );
