import { expect, php, test } from '#e2e';
import { IMPORT, startAnew, subscribers } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

test( 'a long list is stored in parts, and what is rewritten on the way stays small', async () => {
	const seen = await php< {
		parts: number[];
		bytes: number[];
		options: string[];
	} >(
		`${ IMPORT }
		global $wpdb;
		// Remembering takes less time than adding.
		$draft( "Email,Status\\n" . str_replace( "\\n", ",unsubscribed\\n", $numbered( 'person', 1100 ) . "\\n" ) );
		$parts = static fn() => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_import_list_%'" );
		$seen  = array( 'parts' => array( $parts() ), 'bytes' => array() );
		$class::start( $class::get()['id'] );
		add_filter( 'query', static function ( $query ) use ( &$seen, $parts ) {
			static $is_inside = false;
			if ( ! $is_inside && preg_match( '~^(?:UPDATE|INSERT).*dovetail_blocks_import_~s', $query ) ) {
				$seen['bytes'][] = strlen( $query );
			}
			if ( ! $is_inside && preg_match( '~^DELETE.*list~s', $query ) ) {
				$is_inside       = true;
				$seen['parts'][] = $parts();
				$is_inside       = false;
			}
			return $query;
		} );
		$class::run();
		$seen['parts'][] = $parts();
		$seen['options'] = $wpdb->get_col( "SELECT autoload FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_import_%'" );
		return $seen;`
	);
	expect( seen.parts ).toEqual( [ 3, 3, 2, 1, 0 ] );
	expect( seen.bytes ).toHaveLength( 55 );
	expect( Math.max( ...seen.bytes ) ).toBeLessThan( 3000 );
	expect( seen.options ).toEqual( [ 'off' ] );
} );

test( 'the preview asks the database three times for 500 addresses', async () => {
	expect(
		await php(
			`${ IMPORT }
			global $wpdb;
			$counts = array();
			// The secret of the site is read once.
			\\Dovetail\\Subscriptions\\Mailbox::of( 'a@x.org' );
			foreach ( array( 500, 501, 5000 ) as $many ) {
				$draft( $numbered( 'person', $many ) );
				$import   = $class::get();
				$before   = $wpdb->num_queries;
				$counts[] = array( $class::forecast( $import )['new'], $class::sample( $import, 2 ), $wpdb->num_queries - $before );
			}
			return $counts;`
		)
	).toEqual( [
		[ 500, [ 'person1@example.com', 'person2@example.com' ], 4 ],
		[ 501, [ 'person1@example.com', 'person2@example.com' ], 7 ],
		[ 5000, [ 'person1@example.com', 'person2@example.com' ], 31 ],
	] );
} );

test( 'an import that dies continues where it was: nobody is left out, and nobody is added twice', async () => {
	expect(
		await php(
			`${ IMPORT }
			// The second part of the list begins after ten of the people to add.
			$row = static fn( $status, $people ) => str_replace( "\\n", ",$status\\n", "$people\\n" );
			$draft( "Email,Status\\n" . $row( 'unsubscribed', $numbered( 'gone', 490 ) ) . $row( 'subscribed', $numbered( 'person', 30 ) ) );
			$class::start( $class::get()['id'] );
			$count = 0;
			$die   = static function () use ( &$count ) {
				if ( in_array( ++$count, array( 5, 15 ), true ) ) {
					throw new \\RuntimeException( 'The server dies.' );
				}
			};
			add_action( 'wp_insert_post', $die, 10, 0 );
			$results = array();
			while ( ! in_array( true, $results, true ) && count( $results ) < 9 ) {
				try {
					$results[] = $class::run();
				} catch ( \\RuntimeException $error ) {
					$results[] = 'died';
				}
			}
			$import = $class::get();
			return array( $results, $import['state'], $import['done'], $import['remembered'], $lines() );`
		)
	).toEqual( [ [ 'died', 'died', true ], 'done', 520, 490, [] ] );
	const emails = ( await subscribers() ).map( ( { email } ) => email );
	expect( emails ).toHaveLength( 30 );
	expect( new Set( emails ).size ).toBe( 30 );
} );

test( 'two uploads at one time leave one list, and nothing of the other', async () => {
	expect(
		await php(
			`${ IMPORT }
			global $wpdb;
			$other = static function ( $query ) use ( &$other, $draft ) {
				if ( false !== strpos( $query, 'dovetail_blocks_import_list_' ) ) {
					remove_filter( 'query', $other );
					$draft( 'second@example.com' );
				}
				return $query;
			};
			add_filter( 'query', $other );
			$is_stored = $draft( 'first@example.com' );
			return array( $is_stored, $class::get()['state'], $lines() );`
		)
	).toEqual( [ false, 'draft', [ '+second@example.com' ] ] );
} );

test( 'an upload that the database stores only in part is forgotten', async () => {
	expect(
		await php(
			`${ IMPORT }
			global $wpdb;
			$count  = 0;
			$refuse = static function ( $query ) use ( &$count ) {
				return 0 === strpos( $query, 'INSERT' ) && false !== strpos( $query, 'dovetail_blocks_import_list_' ) && ++$count > 1 ? '' : $query;
			};
			add_filter( 'query', $refuse );
			$is_stored = $draft( $numbered( 'person', 501 ) );
			remove_filter( 'query', $refuse );
			return array( $is_stored, $class::get(), $lines() );`
		)
	).toEqual( [ false, null, [] ] );
} );

test( 'a run that cannot read the list tries again later, and loses no address', async () => {
	expect(
		await php(
			`${ IMPORT }
			global $wpdb;
			$draft( $numbered( 'person', 5 ) );
			$class::start( $class::get()['id'] );
			$refuse = static fn( $query ) => 0 === strpos( $query, 'SELECT option_value' ) && false !== strpos( $query, 'dovetail_blocks_import_list_' ) ? 'SELECT nothing FROM nowhere' : $query;
			$wpdb->suppress_errors();
			add_filter( 'query', $refuse );
			$refused = array( $class::run(), $class::get()['state'] );
			remove_filter( 'query', $refuse );
			$wpdb->suppress_errors( false );
			$class::run();
			return array( $refused, $class::get()['state'], $class::get()['added'] );`
		)
	).toEqual( [ [ 60, 'running' ], 'done', 5 ] );
} );

/** The screen of the list that waits for review, as an administrator sees it. */
const SCREEN = `$screen = static function () {
	wp_set_current_user( current( get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) ) ) );
	$preview = new \\ReflectionMethod( \\Dovetail\\Subscriptions\\Import_Screen::class, 'preview' );
	$preview->setAccessible( true );
	ob_start();
	$preview->invoke( null, \\Dovetail\\Subscriptions\\Import::get() );
	return ob_get_clean();
};`;

test( 'a preview that cannot read the list says so, offers another try, and imports nothing', async () => {
	const html = await php< string >(
		`${ IMPORT } ${ SCREEN }
		global $wpdb;
		$draft( $numbered( 'person', 5 ) );
		$refuse = static fn( $query ) => 0 === strpos( $query, 'SELECT option_value' ) && false !== strpos( $query, 'dovetail_blocks_import_list_' ) ? 'SELECT nothing FROM nowhere' : $query;
		$wpdb->suppress_errors();
		add_filter( 'query', $refuse );
		$html = $screen();
		remove_filter( 'query', $refuse );
		$wpdb->suppress_errors( false );
		return $html;`
	);
	expect( html ).toContain( 'The database could not read this list' );
	expect( html ).toContain( '>Try again</a>' );
	expect( html ).toContain( '>Discard list</button>' );
	expect( html ).not.toContain( 'new subscriber' );
} );

test( 'a preview names the status values that are not understood, such as numbers', async () => {
	const html = await php< string >(
		`${ IMPORT } ${ SCREEN }
		$draft( "email,status\na@x.org,1\nb@x.org,2\nc@x.org,<b>\nd@x.org,2\ne@x.org,active" );
		return $screen();`
	);
	expect( html ).toContain( '1 new subscriber' );
	expect( html ).toContain( 'their status is unknown: 4' );
	expect( html ).toContain( 'skipped: “1”, “2”, “&lt;b&gt;”.' );
} );
