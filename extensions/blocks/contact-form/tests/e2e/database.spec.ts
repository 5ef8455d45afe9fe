import { sendMany } from '../send-many';
import { createPost, expect, php, test } from '#e2e';
import { SIMPLE, address, entriesOf, mails } from './support';

/** Number of concurrent messages. The site has fewer PHP processes, so some messages wait. */
const MESSAGES = 12;

test.setTimeout( 300_000 );

/** Sends messages while the given PHP code runs on the site. Resolves with the results of the messages. */
async function sendDuring( mark: string, code: string ) {
	const id = await createPost( { content: SIMPLE, title: mark } );
	const page = await address( id );
	const earlier = mails().length;
	const change = php( code );
	const sent = await sendMany( {
		page,
		messages: MESSAGES,
		clients: MESSAGES,
		mark,
	} );
	await change;
	return {
		refused: sent.filter( ( { accepted } ) => ! accepted ),
		senders: ( await entriesOf( id ) ).sort(),
		emails: mails().length - earlier,
	};
}

const allOnce = ( mark: string ) => ( {
	refused: [],
	senders: Array.from(
		{ length: MESSAGES },
		( _, index ) => `${ mark } ${ index }`
	).sort(),
	emails: MESSAGES,
} );

test( 'messages that arrive while a backup has locked the tables are stored and emailed once', async () => {
	const result = await sendDuring(
		'Locked',
		`global $wpdb;
		$is_mysql = $wpdb->dbh instanceof mysqli;
		$table    = \\Dovetail\\Plugin\\Tables::name( 'entries' );
		$wpdb->query( $is_mysql ? "LOCK TABLES $table WRITE" : 'START TRANSACTION' );
		$is_mysql || $wpdb->query( "UPDATE $wpdb->options SET option_value = option_value WHERE option_name = 'blogname'" );
		sleep( 4 );
		return $wpdb->query( $is_mysql ? 'UNLOCK TABLES' : 'COMMIT' );`
	);
	expect( result ).toEqual( allOnce( 'Locked' ) );
} );

test( 'concurrent messages recreate a deleted table, and each is stored and emailed once', async () => {
	await php(
		`global $wpdb;
		return $wpdb->query( 'DROP TABLE ' . \\Dovetail\\Plugin\\Tables::name( 'entry_words' ) );`
	);
	const result = await sendDuring( 'Deleted', 'return 1;' );
	expect( result ).toEqual( allOnce( 'Deleted' ) );
	const told = await php< { status: string; description: string } >(
		`$told = \\Dovetail\\Plugin\\Site_Health::run_tables_test();
		delete_option( \\Dovetail\\Plugin\\Tables::LOST_OPTION );
		return $told;`
	);
	expect( told.status ).toBe( 'critical' );
	expect( told.description ).toContain( 'dovetail_entry_words' );
} );

test( 'concurrent messages during a table update are each stored and emailed once', async () => {
	const removed = await php(
		`global $wpdb;
		$table = \\Dovetail\\Plugin\\Tables::name( 'entries' );
		$wpdb->query( "ALTER TABLE $table DROP COLUMN notes" );
		update_option( \\Dovetail\\Plugin\\Tables::OPTION, '0:older' );
		return array_column( $wpdb->get_results( "SHOW COLUMNS FROM $table", ARRAY_A ), 'Field' );`
	);
	expect( removed ).not.toContain( 'notes' );
	const result = await sendDuring( 'Updated', 'return 1;' );
	expect( result ).toEqual( allOnce( 'Updated' ) );
	const after = await php(
		`global $wpdb;
		$columns = $wpdb->get_results( 'SHOW COLUMNS FROM ' . \\Dovetail\\Plugin\\Tables::name( 'entries' ), ARRAY_A );
		return array( in_array( 'notes', array_column( $columns, 'Field' ), true ), \\Dovetail\\Plugin\\Tables::lost() );`
	);
	expect( after ).toEqual( [ true, [] ] );
} );
