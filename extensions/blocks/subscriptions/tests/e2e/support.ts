import { php } from '#e2e';

/** Selector of the form, on the page and in the editor. */
export const BLOCK = '.wp-block-dovetail-subscriptions';

const ROOT = '<div class="wp-block-dovetail-subscriptions"></div>';

/** Returns a subscription block with the given attributes as JSON. */
export const content = ( attributes = '' ) =>
	`<!-- wp:dovetail/subscriptions ${ attributes } -->\n${ ROOT }\n<!-- /wp:dovetail/subscriptions -->`;

/** An email that the site has sent. */
export type Mail = {
	to: string[];
	subject: string;
	message: string;
	plain: string;
	from: string;
	headers: string[];
};

type Subscriber = {
	email: string;
	status: 'pending' | 'active';
	consent: string;
	created: number;
	post: number;
};

/** Deletes all subscribers, counts and emails. */
export const startAnew = () =>
	php(
		`global $wpdb;
		foreach ( array( 'subscribers', 'subscriber_words', 'import_lines', 'mailings', 'mail_failures', 'unsubscribes', 'deliveries', 'locks' ) as $table ) {
			\\Dovetail\\Plugin\\Database::execute( "DELETE FROM {{$table}}" );
		}
		\\Dovetail\\Subscriptions\\Mail_Post::end_all();
		delete_transient( 'dovetail_blocks_counts_subscribers' );
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%' OR option_name LIKE 'dovetail_blocks_refused_%' OR option_name LIKE 'dovetail_blocks_left_%' OR option_name LIKE 'dovetail_blocks_import_%'" );
		array_map( 'unlink', (array) glob( WP_CONTENT_DIR . '/caught-mails/*.json' ) );
		delete_option( 'e2e_mail_fails' );
		wp_cache_delete( 'dovetail_blocks_import_subscribers', 'options' );
		delete_option( 'dovetail_blocks_settings' );
		wp_unschedule_hook( 'dovetail_blocks_import_subscribers' );
		\\Dovetail\\Plugin\\Queue::clear( 'dovetail_blocks_mail_post' );
		wp_unschedule_hook( 'dovetail_blocks_forget_unconfirmed' );
		// Give posts from earlier tests an old date. Otherwise, a post could be as new as the subscribers of this test.
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_date_gmt = '2020-01-01 00:00:00' WHERE post_type = 'post' AND post_status = 'publish'" );
		return true;`
	);

/** Returns the emails that the site has sent, in no particular order. */
export const mails = () =>
	php< Mail[] >(
		`return array_map( static fn( $file ) => json_decode( file_get_contents( $file ), true ), (array) glob( WP_CONTENT_DIR . '/caught-mails/*.json' ) );`
	);

/** Returns the subscribers, confirmed or not, oldest first. */
export const subscribers = () =>
	php< Subscriber[] >(
		`return iterator_to_array( \\Dovetail\\Subscriptions\\Subscriber_Query::all( array(), 500 ), false );`
	);

/** PHP that creates the fields of a filled-in form for `subscribe`. */
export const FIELDS = `$consent = \\Dovetail\\Subscriptions\\Form::consent();
	$fields = static fn( $email, $more = array() ) => $more + array(
		'dovetail_email'        => $email,
		'dovetail_leave_empty'      => '',
		'dovetail_consent'      => $consent,
		'dovetail_signature'    => \\Dovetail\\Subscriptions\\Form::kind()->sign( array( 'dovetail_post' => '0', 'dovetail_consent' => $consent ) ),
		'dovetail_post'         => '0',
		'dovetail_subscription' => '1',
	);
	$code = static fn( $result ) => is_wp_error( $result ) ? $result->get_error_code() : $result['status'];
	$send = static fn( $email, $more = array() ) => $code( \\Dovetail\\Subscriptions\\Form::kind()->take( $fields( $email, $more ) ) );
	$all  = static fn() => iterator_to_array( \\Dovetail\\Subscriptions\\Subscriber_Query::all( array(), 500 ), false );
	/* Simulates that an hour has passed, so that hourly limits are reset. */
	$cut  = static function () { global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%'" ); \\Dovetail\\Plugin\\Database::execute( "DELETE FROM {locks} WHERE name LIKE 'subscriber-hour%'" ); };`;

/**
 * Helpers for imports in PHP: `$file` creates a text file, and `$draft` stores its list for review. `$lines` returns
 * the stored lines, and `$numbered` returns addresses with names and numbers.
 */
export const IMPORT = `$class = '\\Dovetail\\Subscriptions\\Import';
	$file  = static function ( $text ) {
		$file = fopen( 'php://temp', 'w+' );
		fwrite( $file, $text );
		return \\Dovetail\\Subscriptions\\Import_File::open( $file );
	};
	$draft = static fn( $text, $mode = 'confirmed', $proof = 'Yes.' ) => $class::draft( $file( $text ), $proof, $mode );
	$lines = static function () {
		return array_map( static fn( $row ) => ( $row['is_left'] ? '-' : '+' ) . $row['email'], \\Dovetail\\Plugin\\Database::rows( 'SELECT is_left, email FROM {import_lines} ORDER BY import, number' ) );
	};
	$numbered = static fn( $name, $many ) => implode( "\\n", array_map( static fn( $number ) => "$name$number@example.com", range( 1, $many ) ) );`;
