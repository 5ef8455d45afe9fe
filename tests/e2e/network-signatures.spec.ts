import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from './support';
import { bootNetwork } from './support/network';

/**
 * Files that test whether another site accepts signed data, which visitors can copy from pages, URLs and emails. For
 * each kind of data, a file has a function that returns a copy and one that checks whether a site accepts it. Each file
 * creates its records first, so that all sites have the same IDs.
 */
const FILES = globSync( [
	'extensions/*/*/tests/signed.php',
	'shared/*/tests/signed.php',
] ).sort();

/** An ID that is higher than any ID on a new site. */
const FIRST_ID = 2_000_000;

/**
 * PHP that collects the copies of signed data. A sign-up form counts as accepted unless the error code ends with
 * `_old_page`.
 */
const COLLECT_COPIES = `
	wp_insert_post( array( 'import_id' => ${ FIRST_ID }, 'post_title' => 'The same on each site' ) );
	add_filter( 'pre_wp_mail', '__return_true' );
	$sign_up = static fn( $form, $fields ) => array(
		static fn() => $fields + array( 'dovetail_email' => 'eve@example.com', 'dovetail_signature' => $form->sign( $fields ) ),
		static function ( $sent ) use ( $form ) {
			$result = $form->take( $sent );
			return ! is_wp_error( $result ) || 1 !== preg_match( '~_old_page$~', $result->get_error_code() );
		},
	);
	$same   = static fn( $make ) => array( $make, static fn( $sent ) => $make() === $sent );
	$copies = array(
		'client'        => $same( array( '\\Dovetail\\Plugin\\Rate_Limit', 'client' ) ),
		'platform user' => $same( array( '\\Dovetail\\Platform\\Platform_User', 'name' ) ),
	);
	foreach ( array( ${ FILES.map(
		( file ) => `'${ readFileSync( file, 'base64' ) }'`
	).join() } ) as $file ) {
		$copies += eval( '?>' . base64_decode( $file ) );
	}`;

const CREATE_COPIES = `${ COLLECT_COPIES } return array_map( static fn( $copy ) => $copy[0](), $copies );`;

/** Returns PHP that lists which copies a site accepts. */
const accepted = ( sent: object ) => `${ COLLECT_COPIES }
	$sent = json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( sent )
	).toString( 'base64' ) }' ), true );
	return array_keys( array_filter( $copies, static fn( $copy, $name ) => $copy[1]( $sent[ $name ] ), ARRAY_FILTER_USE_BOTH ) );`;

/** PHP that lists the IDs of the plugin's records on a site, by table. */
const RECORDS = `global $wpdb;
	$records = array();
	foreach ( \\Dovetail\\Plugin\\Tables::existing() as $table ) {
		if ( in_array( 'id', $wpdb->get_col( "SHOW COLUMNS FROM $table" ), true ) ) {
			$records[ substr( $table, strlen( $wpdb->prefix ) ) ] = $wpdb->get_col( "SELECT id FROM $table ORDER BY id" );
		}
	}
	return array_filter( $records );`;

test( 'on a network, no site accepts signed data that a visitor copies from another site', async () => {
	expect( FILES.length ).toBeGreaterThan( 5 );
	const { run, stop } = await bootNetwork(
		'.cache/e2e/site-network-signatures'
	);
	try {
		const copies = await run< Record< string, unknown > >( CREATE_COPIES );
		await run( CREATE_COPIES, '/second/' );
		const records = await run< Record< string, string[] > >( RECORDS );
		expect( Object.keys( records ).length ).toBeGreaterThan( 1 );
		expect( await run( RECORDS, '/second/' ) ).toEqual( records );

		const names = Object.keys( copies );
		expect( await run( accepted( copies ) ) ).toEqual( names );
		expect( await run( accepted( copies ), '/second/' ) ).toEqual( [] );
		// Check the copies again after switching to the other site with `switch_to_blog()`.
		expect(
			await run( `switch_to_blog( 2 ); ${ accepted( copies ) }` )
		).toEqual( [] );
	} finally {
		await stop();
	}
} );
