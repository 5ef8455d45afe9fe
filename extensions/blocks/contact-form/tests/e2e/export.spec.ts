import { readFileSync } from 'node:fs';
import {
	createPost,
	expect,
	php,
	siteUrl,
	test,
	NOT_ALLOWED,
	stopped,
} from '#e2e';
import { SIMPLE } from './support';

/** Stores so many entries of a post as they are stored, a kilobyte or so many each, and resolves with nothing. */
const fill = ( parent: number, rows: number, kilobytes = 1 ) =>
	php(
		`global $wpdb;
		for ( $done = 0; $done < $input['rows']; $done += 100 ) {
			$values = array();
			for ( $row = $done; $row < min( $input['rows'], $done + 100 ); $row++ ) {
				$content  = wp_json_encode( array( 'form' => '', 'subject' => 'Row ' . $row, 'to' => array(), 'page' => '/', 'answers' => array( array( 'key' => 'text', 'type' => 'text', 'label' => 'Text', 'value' => str_repeat( 'x', 1000 * $input['kilobytes'] ) ) ) ) );
				$values[] = $wpdb->prepare( '( %d, %s, %s, %s, %s, %s, %s, %s, %s )', $input['parent'], 'dovetail_entry', 'private', $content, '2026-11-01 10:00:00', '2026-11-01 10:00:00', 'Post ' . $input['parent'], '', '' );
			}
			$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_parent, post_type, post_status, post_content, post_date, post_date_gmt, post_excerpt, to_ping, pinged ) VALUES " . implode( ', ', $values ) );
		}`,
		{ parent, rows, kilobytes }
	);

/** Deletes the entries of a post. */
const empty = ( parent: number ) =>
	php(
		`global $wpdb; return $wpdb->delete( $wpdb->posts, array( 'post_type' => 'dovetail_entry', 'post_parent' => $input ) );`,
		parent
	);

// Security 10.
test( 'an export of many entries holds each once, in the memory of a few', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Many' } );
	await fill( id, 1234, 20 );
	try {
		const seen = await php< Record< string, unknown > >(
			`wp_set_current_user( 1 );
			$only   = static function ( $where ) use ( $input ) { return $where . ' AND post_parent = ' . (int) $input; };
			$before = memory_get_usage();
			add_filter( 'posts_where', $only );
			memory_reset_peak_usage();
			$subjects = array();
			foreach ( \\Dovetail\\Contact_Form\\Export::rows( array() ) as $cells ) {
				$subjects[] = $cells[2];
			}
			$peak = memory_get_peak_usage() - $before;
			$file = fopen( 'php://temp', 'w+' );
			$count = \\Dovetail\\Plugin\\Csv::write( $file, \\Dovetail\\Contact_Form\\Export::rows( array() ) );
			remove_filter( 'posts_where', $only );
			rewind( $file );
			return array(
				'heading'   => array_shift( $subjects ),
				'first'     => $subjects[0],
				'different' => count( array_unique( $subjects ) ),
				'count'     => $count,
				'lines'     => substr_count( stream_get_contents( $file ), "\\r\\n" ),
				// All contents together have 24.
				'megabytes' => ceil( $peak / MB_IN_BYTES ) <= 16,
				'cached'    => wp_cache_get( $input, 'posts' ) && wp_suspend_cache_addition(),
			);`,
			id
		);
		expect( seen ).toEqual( {
			heading: 'Subject',
			first: 'Row 0',
			different: 1234,
			count: 1234,
			lines: 1235,
			megabytes: true,
			cached: false,
		} );
	} finally {
		await empty( id );
	}
} );

test( 'an export that fails in the database is no file; new entries wait for the next export', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Refused' } );
	await fill( id, 600 );
	try {
		expect(
			await php(
				`global $wpdb;
				wp_set_current_user( 1 );
				$wpdb->suppress_errors();
				$reads  = 0;
				$refuse = static function ( $query ) use ( &$reads ) {
					return false !== strpos( $query, 'post_date_gmt, post_content' ) && 4 === ++$reads ? 'SELECT nothing FROM nowhere' : $query;
				};
				add_filter( 'query', $refuse );
				$result = \\Dovetail\\Plugin\\Csv::write( fopen( 'php://temp', 'w+' ), \\Dovetail\\Contact_Form\\Export::rows( array() ) );
				remove_filter( 'query', $refuse );
				$rows = \\Dovetail\\Contact_Form\\Export::rows( array() );
				$seen = array( 'sentence' => is_wp_error( $result ) ? $result->get_error_message() : $result, 'heading' => count( $rows->current() ) );
				$wpdb->insert( $wpdb->posts, array( 'post_parent' => $input, 'post_type' => 'dovetail_entry', 'post_status' => 'private', 'post_content' => '{"answers":[{"key":"a","type":"text","label":"New","value":"x"}]}', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
				$seen['wide'] = 0;
				for ( ; $rows->valid(); $rows->next() ) {
					$seen['wide'] += count( $rows->current() ) === $seen['heading'] ? 0 : 1;
				}
				return $seen;`,
				id
			)
		).toMatchObject( {
			sentence:
				'No file was created because not all rows could be read. Your data is still on this site. Try again in a few minutes.',
			wide: 0,
		} );
	} finally {
		await empty( id );
	}
} );

test( 'the screen and the name of the file say how many entries are exported, and nothing in it runs', async ( {
	admin,
} ) => {
	const { page } = admin;
	const id = await createPost( { content: SIMPLE, title: 'Export' } );
	await fill( id, 3 );
	try {
		await page.goto(
			`${ siteUrl() }/wp-admin/edit.php?post_type=dovetail_entry&s=${ id }`
		);
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page
				.getByRole( 'link', { name: 'Export 3 entries as CSV' } )
				.click(),
		] );
		expect( download.suggestedFilename() ).toMatch(
			/^form-entries-\d{4}-\d\d-\d\d-3-rows\.csv$/
		);
		const text = readFileSync( await download.path(), 'utf8' );
		expect( text.trim().split( '\r\n' ) ).toHaveLength( 4 );
	} finally {
		await empty( id );
	}
} );

// Security 15: most of Europe's spreadsheets cut at the semicolon.
test( 'a formula gets an apostrophe wherever a spreadsheet may begin a cell', async () => {
	const cases: [ string, string ][] = [
		[ "x;=cmd|'/C calc'!A0;", "x;'=cmd|'/C calc'!A0;" ],
		[ 'a,+1', "a,'+1" ],
		[ 'a\t-1', "a\t'-1" ],
		[ 'a|@x', "a|'@x" ],
		[ 'a\n=1', "a\n'=1" ],
		[ 'a\r\n \t=1', "a\r\n \t'=1" ],
		[ `a;  "'=1`, `a;'  "'=1` ],
		[ 'a; ＝1', "a;' ＝1" ],
		[ '\n=1', "'\n'=1" ],
		[ ';;=1', ";;'=1" ],
		[ 'a = 1; b', 'a = 1; b' ],
		[ 'ann+x@example.com, bob', 'ann+x@example.com, bob' ],
		[ 'Fish & chips', 'Fish & chips' ],
	];
	expect(
		await php(
			`return array_map( static fn( $text ) => \\Dovetail\\Plugin\\Csv::format_row( array( $text ) ), $input );`,
			cases.map( ( [ text ] ) => text )
		)
	).toEqual(
		cases.map(
			( [ , harmless ] ) => `"${ harmless.replaceAll( '"', '""' ) }"\r\n`
		)
	);
} );

test( 'nobody takes entries away who may read none', async () => {
	expect(
		await stopped(
			'contributor',
			'dovetail_blocks_entries_csv',
			'\\Dovetail\\Contact_Form\\Export::send();'
		)
	).toEqual( NOT_ALLOWED );
} );
